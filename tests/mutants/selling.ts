import type { Mutant } from './mutant'

const PUBLISH_TESTS = ['tests/agency/selling/publish-controls.test.ts']
const TAB_TESTS = ['tests/agency/selling/two-tabs.test.ts']

/** Controls of homes that their owners describe, publish and change. */
export const selling: readonly Mutant[] = [
  {
    control: 'A tab does not overwrite what another has saved meanwhile.',
    file: 'lib/agency/selling/save-home.ts',
    source: 'if (conflicts.length)',
    replacement: 'if (conflicts.length > 99)',
    tests: TAB_TESTS,
  },
  {
    control: 'A refusal of an older tab names only the fields that another tab has changed.',
    file: 'lib/agency/selling/save-home.ts',
    source: 'fields.filter((field) => changedElsewhere.has(field))',
    replacement: 'fields',
    tests: TAB_TESTS,
  },
  {
    control: 'Only its owner reads and changes a home.',
    file: 'lib/agency/selling/home-row.ts',
    source: "query.where('property.ownerId', '=', ownerId!)",
    replacement: 'query',
    tests: PUBLISH_TESTS,
  },
  {
    control: 'A home is not public before the identity of its owners is verified.',
    file: 'lib/agency/selling/publish-blocks.ts',
    source: '[...faults, ...(await findIdentityBlocks(database, home, at))]',
    replacement: '[...faults]',
    tests: PUBLISH_TESTS,
  },
  {
    control: 'An identity check that has expired does not count.',
    file: 'lib/agency/selling/home-row.ts',
    source: 'expiresAt && expiresAt <= at',
    replacement: 'expiresAt && check.id < 0',
    tests: PUBLISH_TESTS,
  },
  {
    control: 'An advert to let needs the number of the landlord database in counties where it is required.',
    file: 'lib/domain/landlord-registration.ts',
    source: 'firstDay !== undefined && firstDay <= day',
    replacement: 'firstDay !== undefined && firstDay > day',
    tests: PUBLISH_TESTS,
  },
  {
    control: 'A home is not public before its order is settled.',
    file: 'lib/agency/selling/publish-blocks.ts',
    source: 'blocks.push(...(await findOrderBlocks(database, home, at)))',
    replacement: '',
    tests: PUBLISH_TESTS,
  },
  {
    control: 'A home does not go live within 14 days unless its owner asks for it.',
    file: 'lib/agency/selling/publish-blocks.ts',
    source: 'if (order.startsAt <= at) return []',
    replacement: 'if (order.startsAt) return []',
    tests: ['tests/agency/selling/advance-listing.test.ts'],
  },
  {
    control: 'A home is not public before its owner has approved the advert.',
    file: 'lib/agency/selling/publish-blocks.ts',
    source: 'if (!submission)',
    replacement: 'if (blocks.length > 99)',
    tests: PUBLISH_TESTS,
  },
  {
    control: 'A home is not public before the agency has read the advert.',
    file: 'lib/agency/selling/publish-blocks.ts',
    source: 'if (submission && !submission.approvedAt && !isDemonstration())',
    replacement: 'if (blocks.length > 99)',
    tests: PUBLISH_TESTS,
  },
  {
    control: 'A public advert cannot be changed into one that may not be published.',
    file: 'lib/agency/selling/save-home-step.ts',
    source: 'if (faultRefusal) throw new RefusalError(faultRefusal)',
    replacement: '',
    tests: PUBLISH_TESTS,
  },
  {
    control: 'The address of a public home cannot be changed.',
    file: 'lib/agency/selling/save-home-step.ts',
    source: 'isPublic ? getLiveRefusal(step) : null',
    replacement: 'null',
    tests: PUBLISH_TESTS,
  },
  {
    control: 'No deposit above the cap of the nation’s law is saved.',
    file: 'lib/agency/selling/to-change.ts',
    source: 'if (cap && deposit_amount * PENCE_PER_POUND > cap.pence)',
    replacement: 'if (cap && deposit_amount < 0)',
    tests: PUBLISH_TESTS,
  },
  {
    control: 'No holding deposit above a week’s rent is saved.',
    file: 'lib/agency/selling/to-change.ts',
    source: 'holding_deposit * PENCE_PER_POUND > holdingCap',
    replacement: 'holding_deposit < 0',
    tests: PUBLISH_TESTS,
  },
  {
    control: 'No more than a month’s rent is asked for in advance.',
    file: 'lib/contract/selling-rules.ts',
    source: "z.enum(rentAdvances, { error: messages.advance }).default('One month')",
    replacement: "z.string().default('One month')",
    tests: PUBLISH_TESTS,
  },
  {
    control: 'A lower rent does not keep a deposit above its cap.',
    file: 'lib/agency/selling/change-price.ts',
    source: 'if (refusal) return failure(refusal)',
    replacement: '',
    tests: PUBLISH_TESTS,
  },
  {
    control: 'A lower rent does not keep a holding deposit above its cap.',
    file: 'lib/agency/selling/change-price.ts',
    source: 'if (!pounds || pounds * PENCE_PER_POUND <= cap) return null',
    replacement: 'if (!pounds || cap) return null',
    tests: PUBLISH_TESTS,
  },
  {
    control: 'No home below E is let without an exemption.',
    file: 'lib/agency/listings/publish-checks.ts',
    source: 'if (!hasMinimum || !isBelowMinimumEpcRating(rating)) return []',
    replacement: 'if (!hasMinimum || rating) return []',
    tests: PUBLISH_TESTS,
  },
]
