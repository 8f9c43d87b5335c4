import { withDatabase, withTransaction } from '../../lib/agency/database'
import {
  createAdhocOrder,
  createCompletionFeeOrder,
  findCompletionFeeOrder,
  recordWorkDone,
} from '../../lib/agency/orders/adhoc-order'
import { cancelOpenOrder } from '../../lib/agency/orders/cancel-order'
import { lockOrder } from '../../lib/agency/orders/order-rows'
import { keepDeposit, returnDeposit } from '../../lib/agency/payments/deposits'
import { reconcilePayments } from '../../lib/agency/payments/reconcile'
import { findRefundablePayments, refundOrder, sumRefundable } from '../../lib/agency/payments/refunds'
import { listDisputes, listFailedRefunds, listOrders, readLedger } from '../../lib/agency/payments/report'
import { getCompletionFee } from '../../lib/agency/selling/agree-and-complete'
import { formatPence } from '../../lib/format/money'
import type { CommandContext, OpenContext } from './command-context'
import { isId, parseListingId, refuseMoreArguments, UsageError } from './usage'
import { toIsoDay } from '../../lib/format/iso-day'

const formatAmount = (pence: bigint): string => formatPence(Number(pence))

const ORDERS_USAGE =
  'orders | orders adhoc LISTING POUNDS REASON | completion LISTING | done ORDER | cancel ORDER REASON'

export async function ordersCommand(openContext: OpenContext, [action, ...rest]: string[]): Promise<number> {
  if (action === 'adhoc') return adhocCommand(openContext, rest)
  if (action === 'completion') return completionCommand(openContext, rest)
  if (action === 'done') return doneCommand(openContext, rest)
  if (action === 'cancel') return cancelCommand(openContext, rest)
  if (action) throw new UsageError(`orders is: ${ORDERS_USAGE}`)
  const { databaseUrl, say } = await openContext()
  const orders = await withDatabase(databaseUrl, listOrders)
  for (const { id, status, kind, amountPence, description, email, createdAt } of orders)
    say(
      `${id}  ${status}  ${kind}  ${formatAmount(amountPence)}  ${toIsoDay(createdAt)}  ${email}  ${description}`,
    )
  return 0
}

async function adhocCommand(
  openContext: OpenContext,
  [listing, pounds, ...words]: string[],
): Promise<number> {
  const listingId = parseListingId(listing)
  const amountPence = parsePence(pounds ?? '')
  const description = words.join(' ').trim()
  if (!description) throw new UsageError('the payer reads what it is for: orders adhoc LISTING POUNDS REASON')
  return createOrderForOwner(openContext, listingId, () =>
    withTransaction((tx) => createAdhocOrder(tx, { listingId, amountPence, description })),
  )
}

/** Puts the fee that a package makes due on completion into the account of the home's owner. */
async function completionCommand(openContext: OpenContext, [listing, ...more]: string[]): Promise<number> {
  const listingId = parseListingId(listing)
  refuseMoreArguments(more)
  return createOrderForOwner(openContext, listingId, async () => {
    const amountPence = await getCompletionFee(listingId)
    if (amountPence === 0n) throw new UsageError(`the package of listing ${listingId} makes nothing due`)
    return withTransaction(async (tx) => {
      const existingOrder = await findCompletionFeeOrder(tx, listingId)
      if (existingOrder) throw new UsageError(`order ${existingOrder.id} asks for this fee already`)
      return createCompletionFeeOrder(tx, { listingId, amountPence })
    })
  })
}

/** Creates an order in the account of a listing's owner. @param create returns null if the owner has no open account */
async function createOrderForOwner(
  openContext: OpenContext,
  listingId: number,
  create: () => ReturnType<typeof createAdhocOrder>,
): Promise<number> {
  const { say } = await openContext()
  const order = await create()
  if (!order) throw new UsageError(`listing ${listingId} has no owner who could pay`)
  say(
    `Order ${order.id} of ${formatAmount(order.amountPence)} is in the owner’s account, and they are told by mail.`,
  )
  return 0
}

/** Records that the work of an ad-hoc order is done. */
async function doneCommand(openContext: OpenContext, [order, ...more]: string[]): Promise<number> {
  const orderId = parseOrderId(order)
  refuseMoreArguments(more)
  const { say } = await openContext()
  if (!(await withTransaction((tx) => recordWorkDone(tx, orderId))))
    throw new UsageError(`order ${orderId} is no ad-hoc order that is paid`)
  say(`The work of order ${orderId} is done.`)
  return 0
}

async function cancelCommand(openContext: OpenContext, [order, ...words]: string[]): Promise<number> {
  const orderId = parseOrderId(order)
  const reason = words.join(' ').trim()
  if (!reason) throw new UsageError('the customer is told why: orders cancel ORDER REASON')
  const { say } = await openContext()
  if (!(await withTransaction((tx) => cancelOpenOrder(tx, orderId, reason))))
    throw new UsageError(`order ${orderId} is no order that waits for its payment`)
  say(`Order ${orderId} is cancelled, and the customer is told why by mail.`)
  return 0
}

const PAYMENTS_USAGE =
  'payments ledger | reconcile | refund ORDER [POUNDS] | return ORDER | keep ORDER REASON'

export async function paymentsCommand(
  openContext: OpenContext,
  [action, ...rest]: string[],
): Promise<number> {
  const actions: Record<string, (context: CommandContext, rest: string[]) => Promise<number>> = {
    ledger: printLedger,
    reconcile,
    refund,
    return: returnHoldingDeposit,
    keep: keepHoldingDeposit,
  }
  const runAction = action && Object.hasOwn(actions, action) ? actions[action] : undefined
  if (!runAction) throw new UsageError(`payments is: ${PAYMENTS_USAGE}`)
  if (action === 'ledger' || action === 'reconcile') refuseMoreArguments(rest)
  const context = await openContext()
  return await runAction(context, rest)
}

const ACCOUNT_COLUMN_WIDTH = 20
const AMOUNT_COLUMN_WIDTH = 16

/** Prints the ledger. @returns the exit code, 1 if the accounts do not sum to nought */
async function printLedger({ databaseUrl, say }: CommandContext): Promise<number> {
  const [{ balances, sumPence, transactions }, disputes, failedRefunds] = await withDatabase(
    databaseUrl,
    async (database) => [
      await readLedger(database),
      await listDisputes(database),
      await listFailedRefunds(database),
    ],
  )
  for (const { account, pence } of balances)
    say(`${account.padEnd(ACCOUNT_COLUMN_WIDTH)}${formatAmount(pence).padStart(AMOUNT_COLUMN_WIDTH)}`)
  say(`${transactions} transactions, which sum to ${formatAmount(sumPence)}`)
  for (const { providerDisputeId, status, amountPence, reason, respondBy, orderId } of disputes) {
    const deadline = respondBy ? `, evidence by ${toIsoDay(respondBy)}` : ''
    say(
      `Dispute ${providerDisputeId}  ${status}  order ${orderId}  ${formatAmount(amountPence)}  ${reason}${deadline}`,
    )
  }
  for (const { orderId, amountPence, failure } of failedRefunds)
    say(`Refund failed  order ${orderId}  ${formatAmount(amountPence)}  ${failure ?? ''}`)
  return sumPence === 0n ? 0 : 1
}

/** Checks unfinished payments with the provider. @returns the exit code, 1 if the provider did not answer for some */
async function reconcile({ say }: CommandContext): Promise<number> {
  const { checked, unreachable, subscriptions, foundCharges, foundMovements } = await reconcilePayments({
    all: true,
  })
  say(`${checked} unfinished payments were checked; of ${unreachable} the provider said nothing.`)
  say(`${subscriptions} subscriptions were checked; ${foundCharges} charges of theirs were new.`)
  say(`${foundMovements} refunds and disputes were new or had changed.`)
  return unreachable === 0 ? 0 : 1
}

function parseOrderId(text: string | undefined): number {
  if (!isId(text)) throw new UsageError(`'${text ?? ''}' is not the number of an order`)
  return Number(text)
}

/** Reads '12.50' as whole pence. */
function parsePence(text: string): bigint {
  const match = /^(\d{1,7})(?:\.(\d{2}))?$/.exec(text)
  const pence = match ? BigInt(match[1]!) * 100n + BigInt(match[2] ?? '0') : 0n
  if (pence <= 0n) throw new UsageError(`'${text}' is not an amount, such as 12 or 12.50`)
  return pence
}

/** Requests the refund of an order, or of a part of it. */
async function refund({ say }: CommandContext, [order, pounds, ...more]: string[]): Promise<number> {
  if (more.length) throw new UsageError(`payments is: ${PAYMENTS_USAGE}`)
  const orderId = parseOrderId(order)
  const requestedPence = pounds === undefined ? null : parsePence(pounds)
  const refunded = await withTransaction(async (tx) => {
    if (!(await lockOrder(tx, orderId))) throw new UsageError(`there is no order ${orderId}`)
    const refundablePence = sumRefundable(await findRefundablePayments(tx, orderId))
    const amountPence = requestedPence ?? refundablePence
    if (amountPence === 0n || amountPence > refundablePence)
      throw new UsageError(`of order ${orderId} ${formatAmount(refundablePence)} can be returned`)
    await refundOrder(tx, { orderId, amountPence, reason: 'Returned by the agency' })
    return amountPence
  })
  say(`${formatAmount(refunded)} of order ${orderId} is returned by the jobs of the server.`)
  return 0
}

async function returnHoldingDeposit({ say }: CommandContext, [order, ...more]: string[]): Promise<number> {
  const orderId = parseOrderId(order)
  refuseMoreArguments(more)
  if (!(await returnDeposit(orderId, 'agency')))
    throw new UsageError(`no holding deposit is held for order ${orderId}, or its payment is disputed`)
  say(`The holding deposit of order ${orderId} is returned by the jobs of the server.`)
  return 0
}

async function keepHoldingDeposit({ say }: CommandContext, [order, ...words]: string[]): Promise<number> {
  const orderId = parseOrderId(order)
  const reason = words.join(' ').trim()
  if (!reason) throw new UsageError('the tenant is told why: payments keep ORDER REASON')
  if (!(await keepDeposit(orderId, reason)))
    throw new UsageError(`no holding deposit is held for order ${orderId}`)
  say(`The holding deposit of order ${orderId} is kept for the landlord, and the tenant is told why.`)
  return 0
}
