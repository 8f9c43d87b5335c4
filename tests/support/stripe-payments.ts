import { createEmbeddedGateway } from '../../lib/gateway/embedded'
import { paymentsCommand } from '../../scripts/agency/payments-command'
import type { TestUser } from './accounts'
import { insertUser } from './insert-user'
import { addListings, giveListingsTo } from './listings'
import { PACKAGE_PENCE } from './orders'
import { runPaymentJobs } from './payments'
import { WEBHOOK_SECRET, type StripeSuite } from './stripe-suite'

const HOLDING_DEPOSIT_PENCE = 100_00

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
    const [listingId] = await addListings([{ status: 'draft', street: `Street ${payer.id}` }])
    await giveListingsTo([listingId!], payer.id)
    const order = {
      user_id: payer.id,
      property_id: listingId!,
      kind: 'property' as const,
      package_def: 'PAY_NOW',
    }
    const createdOrder = await gateway.createOrder(order, payer)
    if (!createdOrder.ok) throw new Error(createdOrder.message)
    // The checkout calls the transaction id of an order its order number.
    const { order_id: orderId, transaction_id: order_number } = createdOrder.data
    await gateway.agreeToOrder({ user_id: payer.id, order_id: orderId, agrees: true }, payer)
    const openCheckout = () =>
      gateway.createCheckoutSession(
        { order_number, order_amount: PACKAGE_PENCE, property_type: 'sales', is_package_payment: 1 },
        payer,
      )
    return { payer, orderId, listingId: listingId!, openCheckout }
  }

  async function buyPackage(): Promise<PaidOrder> {
    const { openCheckout, ...order } = await placePackage()
    const session = await openCheckout()
    if (!session.ok) throw new Error(session.message)
    return { ...order, intent: await pay(session.data.id) }
  }

  /** @param paidAt milliseconds since 1970, before the webhook arrives; now by default */
  async function payDeposit({ paidAt }: { paidAt?: number } = {}): Promise<PaidOrder> {
    const [owner, payer] = [await insertUser(suite.pool), await insertUser(suite.pool)]
    const [listingId] = await addListings([{ kind: 'let', price: 1_200, street: `Lane ${payer.id}` }])
    await giveListingsTo([listingId!], owner.id)
    const record = await gateway.tenantPayment({ user_id: payer.id, property_id: listingId! }, payer)
    if (!record.ok) throw new Error(record.message)
    const session = await gateway.createCheckoutSession(
      {
        order_number: record.data.transaction_id,
        order_amount: HOLDING_DEPOSIT_PENCE,
        // The specification demands these two values for each payment that is not for a package (D-121).
        property_type: 'sales_rightmove_renewal',
        is_package_payment: 2,
      },
      payer,
    )
    if (!session.ok) throw new Error(session.message)
    return {
      payer,
      orderId: record.data.order_id!,
      listingId: listingId!,
      intent: await pay(session.data.id, paidAt),
    }
  }

  async function sendProviderEvent(object: 'dispute' | 'refund', id: string, type: string): Promise<void> {
    await gateway.receivePaymentEvent(suite.stripe.signEvent(id, { secret: WEBHOOK_SECRET, object, type }))
    await runPaymentJobs()
  }

  const readOrder = async ({ payer, orderId }: PlacedOrder) => {
    const order = await gateway.getUserOrder({ user_id: payer.id, order_id: orderId }, payer)
    if (!order.ok) throw new Error(order.message)
    return order.data
  }

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
    const lines: string[] = []
    const say = (line: string) => void lines.push(line)
    await paymentsCommand(
      async () => ({ databaseUrl: process.env.DATABASE_URL!, say, progress: () => undefined }),
      args,
    )
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
