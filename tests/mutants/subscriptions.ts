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
  {
    control: 'A subscription that ends at the provider also ends at the agency, so that no advert is unpaid.',
    file: 'lib/agency/payments/reconcile-charges.ts',
    source: 'if (hasEnded) await endLapsedSubscription(provider.name, subscriptionId)',
    replacement: '',
    tests: ['tests/agency/payments/stripe-subscription.test.ts'],
  },
  {
    control: 'An event of the provider updates a subscription before the daily check does.',
    file: 'lib/agency/payments/events.ts',
    source: "if (kind === 'subscription') await reconcileSubscription(provider, id)",
    replacement: '',
    tests: ['tests/agency/payments/stripe-subscription.test.ts'],
  },
  {
    control: 'An order that its owner has cancelled is not reported as lapsed.',
    file: 'lib/agency/orders/end-subscriptions.ts',
    source: "if (!order || !mayChangeOrder(order.status, 'cancelled', 'provider')) return",
    replacement: 'if (!order) return',
    tests: ['tests/agency/payments/stripe-subscription.test.ts'],
  },
  {
    control: 'A subscription of an account that is closed within the 14 days is refunded.',
    file: 'lib/agency/orders/end-orders.ts',
    source: "if (order.kind === 'subscription') sentences.push(...(await endSubscription(tx, order, end)))",
    replacement: "if (order.kind === 'tenant') sentences.push()",
    tests: ['tests/agency/payments/stripe-subscription.test.ts'],
  },
  {
    control: 'Agreeing to a fee that is due under an earlier contract gives no new right to cancel.',
    file: 'lib/agency/orders/agree.ts',
    source: 'order.cancellableUntil === null ? null : computeCancellationDeadline(new Date())',
    replacement: 'computeCancellationDeadline(new Date())',
    tests: ['tests/agency/payments/command-line.test.ts'],
  },
  {
    control: 'Work that is done at the customer’s request is not refunded.',
    file: 'lib/domain/refund-quote.ts',
    source: 'if (startRequestedAt && performedAt) return 0n',
    replacement: '',
    tests: ['tests/domain/payments.test.ts'],
  },
]
