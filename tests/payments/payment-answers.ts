import { accepts, seller } from '../account/fixture'

export const CHECKOUT_URL = 'https://checkout.example/pay/cs_1'
const record = accepts({ transaction_id: 'ORD-1', user_details: [{ email: 'ann@example.com' }] })
export const createDetailsAnswer = (price = 95) =>
  accepts({ val: 'Six more months', price, attr: 'portal_renewal_sale' })
const session = accepts({ id: 'cs_1', url: CHECKOUT_URL })
/** Successful answers to the calls of the payment pages, by the last segment of their path. */
export const answers = {
  get_user_data: accepts(seller),
  rightmove_details: createDetailsAnswer(),
  lettings_rightmove_details: createDetailsAnswer(45),
  rightmove_subscription_details: createDetailsAnswer(19),
  rightmove_payment: record,
  lettings_rightmove_payment: record,
  rightmove_subscription_payment: record,
  tenant_payment: record,
  create_checkout_session: session,
  create_subscription_checkout_session: session,
}
