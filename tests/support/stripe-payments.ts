import { createEmbeddedGateway } from '../../lib/gateway/embedded'
import { paymentsCommand } from '../../scripts/agency/payments-command'
import type { TestUser } from './accounts'
import { createCommandContext } from './command-context'
import { addLetting, openDepositCheckout } from './deposits'
import { insertUser } from './insert-user'
import { addListingOf } from './listings'
import { PACKAGE_PENCE } from './orders'
import { runPaymentJobs } from './payments'
import { dataOf } from './selling'
import { WEBHOOK_SECRET, type StripeSuite } from './stripe-suite'

interface PlacedOrder {
  payer: TestUser
  orderId: number
  listingId: number
}

export interface PaidOrder extends PlacedOrder {
  intent: string
}

/** Creates helpers that pay orders through the Stripe test server, and read the ledger and mails that follow. */
export function stripePayments(suite: StripeSuite) {
  const gateway = createEmbeddedGateway()

  async function pay(sessionId: string, paidAt?: number): Promise<string> {
    suite.stripe.pay(sessionId, paidAt)
    await gateway.receivePaymentEvent(suite.stripe.signEvent(sessionId, { secret: WEBHOOK_SECRET }))
    await runPaymentJobs()
    return suite.stripe.sessions.get(sessionId)!.payment_intent!
  }

  /** Orders a package and agrees to its terms. */
  async function placePackage() {
    const payer = await insertUser(suite.pool)
    const listingId = await addListingOf(payer.id, { status: 'draft', street: `Street ${payer.id}` })
    const order = {
      user_id: payer.id,
      property_id: listingId,
      kind: 'property' as const,
      package_def: 'PAY_NOW',
    }
    // The checkout calls the transaction id of an order its order number.
    const { order_id: orderId, transaction_id: order_number } = dataOf(
      await gateway.createOrder(order, payer),
    )
    await gateway.agreeToOrder({ user_id: payer.id, order_id: orderId, agrees: true }, payer)
    const openCheckout = () =>
      gateway.createCheckoutSession(
        { order_number, order_amount: PACKAGE_PENCE, property_type: 'sales', is_package_payment: 1 },
        payer,
      )
    return { payer, orderId, listingId, openCheckout }
  }

  async function buyPackage(): Promise<PaidOrder> {
    const { openCheckout, ...order } = await placePackage()
    return { ...order, intent: await pay(dataOf(await openCheckout()).id) }
  }

  /** @param paidAt milliseconds since 1970, before the webhook arrives; now by default */
  async function payDeposit({ paidAt }: { paidAt?: number } = {}): Promise<PaidOrder> {
    const { tenant: payer, letting: listingId } = await addLetting(suite.pool)
    const { orderId, sessionId } = await openDepositCheckout(listingId, payer)
    return { payer, orderId, listingId, intent: await pay(sessionId, paidAt) }
  }

  async function sendProviderEvent(object: 'dispute' | 'refund', id: string, type: string): Promise<void> {
    await gateway.receivePaymentEvent(suite.stripe.signEvent(id, { secret: WEBHOOK_SECRET, object, type }))
    await runPaymentJobs()
  }

  const readOrder = async ({ payer, orderId }: PlacedOrder) =>
    dataOf(await gateway.getUserOrder({ user_id: payer.id, order_id: orderId }, payer))

  /** Reads what one order contributes to the balance of each account of the ledger, in pence. */
  async function readBalances({ orderId }: PaidOrder): Promise<Record<string, number>> {
    const { rows } = await suite.pool.query<{ account: string; pence: number }>(
      `SELECT account, sum(e.amount_pence)::int AS pence FROM ledger_entry e
         JOIN ledger_transaction t ON t.id = e.transaction_id JOIN payment p ON p.id = t.payment_id
        WHERE p.order_id = $1 GROUP BY account HAVING sum(e.amount_pence) <> 0`,
      [orderId],
    )
    return Object.fromEntries(rows.map(({ account, pence }) => [account, pence]))
  }

  const readMails = async (to: string, subject: string): Promise<string[]> => {
    const { rows } = await suite.pool.query<{ text: string }>(
      `SELECT text FROM mail WHERE "to" = $1 AND subject LIKE $2 ORDER BY id`,
      [to, `%${subject}%`],
    )
    return rows.map(({ text }) => text)
  }

  /** Runs `npm run agency payments` in this process. @returns the lines that it prints */
  async function runCommand(...args: string[]): Promise<string[]> {
    const { lines, openContext } = createCommandContext(process.env.DATABASE_URL!)
    await paymentsCommand(openContext, args)
    return lines
  }

  return {
    placePackage,
    pay,
    buyPackage,
    payDeposit,
    sendProviderEvent,
    readOrder,
    readBalances,
    readMails,
    runCommand,
  }
}
