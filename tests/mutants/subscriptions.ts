import type { Mutant } from './mutant'

export const subscriptions: readonly Mutant[] = [
  {
    control: 'The portals of a completed home are not charged any more.',
    file: 'lib/agency/selling/agree-and-complete.ts',
    source: 'return endSubscriptionsOn(tx, id, { actorId: null, reason: completionReasons[kind] })',
    replacement: 'return undefined',
    tests: ['tests/agency/selling/agree-and-complete.test.ts'],
  },
  {
    control: 'The portals of a home whose package is cancelled are not charged any more.',
    file: 'lib/agency/orders/cancel-order.ts',
    source: 'outcome.push(...(await endSubscriptionsOn(tx, order.listingId, end)))',
    replacement: '',
    tests: ['tests/agency/selling/leave-market.test.ts'],
  },
]
