import type { Mutant } from './mutant'

const TESTS = ['tests/agency/tenancies/tenancy-milestones.test.ts']

/** Controls of the steps of an agreed letting. */
export const tenancies: readonly Mutant[] = [
  {
    control: 'Only the two parties of a request read its letting and record steps.',
    file: 'lib/agency/tenancies/find-tenancy.ts',
    source: 'const isParty = tenancy && (userId === tenancy.tenantId || userId === tenancy.landlordId)',
    replacement: 'const isParty = tenancy',
    tests: TESTS,
  },
  {
    control: 'Steps of a letting are recorded of an accepted request only.',
    file: 'lib/agency/tenancies/find-tenancy.ts',
    source: "if (tenancy.status !== 'accepted') return failure(tenancyMessages.notAgreed)",
    replacement: '',
    tests: TESTS,
  },
  {
    control: 'A tenant does not record the steps of the landlord.',
    file: 'lib/domain/tenancy-milestone.ts',
    source: "party === 'landlord' || milestone === 'keys'",
    replacement: 'party !== undefined',
    tests: TESTS,
  },
  {
    control: 'No agreement in England is signed before the written statement of its terms (domain B3).',
    file: 'lib/agency/tenancies/record-tenancy-milestone.ts',
    source:
      'return isSigning && !maySignOn(day, nation, records) ? failure(tenancyMessages.termsFirst) : null',
    replacement: 'return null',
    tests: TESTS,
  },
  {
    control: 'What was recorded of an acceptance that was undone does not count for the next one.',
    file: 'lib/agency/tenancies/find-tenancy.ts',
    source: ".where('at', '>=', acceptedAt)",
    replacement: '',
    tests: TESTS,
  },
]
