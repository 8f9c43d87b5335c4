import type { OrderObstacle } from '../domain/order'

/** Kept apart from the schemas, so that a page can show a message without loading zod. */
export const paymentMessages = {
  orderNotFound: 'Order not found',
  propertyNotFound: 'Property not found',
  detailsNotFound: 'Payment details not found',
  invalidAmount: 'Invalid amount',
  package: 'Please choose a package',
  otherPackage: 'This home has a package already. Please contact us to change it.',
  alreadyPaid: 'This order has been paid already.',
  checkoutExpired: 'The checkout has expired. Please press the button again.',
  paymentPending:
    'You have paid already, and your bank has not confirmed it yet, which can take some days. We tell you by email when it has.',
  orderCancelled: 'This order has been cancelled. Nothing has been taken.',
  paymentsClosed: 'Payments are not set up here, so nothing can be paid online. Please contact us.',
  providerDown: 'The payment provider does not answer. Nothing has been taken. Please try again in a minute.',
  /** The payer has been at the checkout, and may have paid. */
  providerDownAfterCheckout:
    'The payment provider does not answer, so we cannot tell yet whether you have paid. Please look again in a minute.',
  bannedFee: 'We can’t take this payment. The Tenant Fees Act 2019 doesn’t allow it.',
  premises:
    'We take no holding deposit for business premises. Agree the terms of the lease with the landlord in writing first.',
  bannedInScotland:
    'We can’t take this payment. In Scotland a holding deposit is a premium, which the Rent (Scotland) Act 1984 forbids.',
  bannedInNorthernIreland:
    'We can’t take this payment. In Northern Ireland we take a deposit of at most one month’s rent, and no holding deposit.',
  noDepositAsked: 'The landlord asks for no holding deposit for this home, so there is nothing to pay.',
  notInWales:
    'We take no payment here for homes in Wales: a holding deposit may be taken only after you have been given written information (Renting Homes (Fees etc.) (Wales) Act 2019).',
  depositHeld: 'A holding deposit has been paid for this home already. We may hold one at a time.',
  depositLowered:
    'The holding deposit of this home is lower now, so nothing has been taken. Please start the payment again from your request to rent.',
  notToLet: 'This home is not available to let.',
  agreeToTerms: 'Please agree to the terms to go on.',
  subscriptionRunsOn: 'You still pay for the portals each month. You can end that under Payments.',
  cannotCancel: 'This order can no longer be cancelled here. Please contact us.',
  feeDue:
    'This fee is due under the agreement for your home, so it cannot be cancelled here. If your conveyancer pays it, or if we did not introduce the buyer, please contact us.',
  chooseCard: 'Please choose a card',
} as const

/** The messages that refuse an order because of the home's state. */
export const obstacleMessages: Readonly<Record<OrderObstacle, string>> = {
  'not-advertised': 'This home is not on the market, so it cannot go on the portals.',
  subscribed: 'This home is on the portals month by month already. You can end that under Payments.',
  'refunded-lately':
    'You cancelled this for the home within the last 12 months, and what you paid was returned. Please contact us to order it again.',
  completed: 'This listing is completed. To advertise the home again, please add it as a new one.',
  'not-to-let': paymentMessages.notToLet,
}
