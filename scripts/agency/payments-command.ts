import { disconnect, withDatabase, withTransaction } from '../../lib/agency/database'
import { lockOrder } from '../../lib/agency/orders/order-rows'
import { keepDeposit, returnDeposit } from '../../lib/agency/payments/deposits'
import { reconcilePayments } from '../../lib/agency/payments/reconcile'
import { findRefundable, refundOrder } from '../../lib/agency/payments/refunds'
import { listOrders, readLedger } from '../../lib/agency/payments/report'
import { poundsAndPence } from '../../lib/format/money'
import type { CommandContext, OpenContext } from './commands'
import { UsageError } from './usage'

const money = (pence: bigint): string => poundsAndPence(Number(pence))

export async function ordersCommand(open: OpenContext, rest: string[]): Promise<number> {
  if (rest.length) throw new UsageError('orders takes nothing more')
  const { databaseUrl, say } = await open()
  const orders = await withDatabase(databaseUrl, listOrders)
  for (const { id, status, kind, amountPence, description, email, createdAt } of orders)
    say(
      `${id}  ${status}  ${kind}  ${money(amountPence)}  ${createdAt.toISOString().slice(0, 10)}  ${email}  ${description}`,
    )
  return 0
}

const USAGE = 'payments ledger | reconcile | refund ORDER [POUNDS] | return ORDER | keep ORDER REASON'

export async function paymentsCommand(open: OpenContext, [action, ...rest]: string[]): Promise<number> {
  const actions: Record<string, (context: CommandContext, rest: string[]) => Promise<number>> = {
    ledger: sayLedger,
    reconcile: sayReconciled,
    refund: sayRefunded,
    return: sayReturned,
    keep: sayKept,
  }
  const run = action && Object.hasOwn(actions, action) ? actions[action] : undefined
  if (!run) throw new UsageError(`payments is: ${USAGE}`)
  const context = await open()
  try {
    return await run(context, rest)
  } finally {
    await disconnect()
  }
}

async function sayLedger({ databaseUrl, say }: CommandContext): Promise<number> {
  const { balances, sumPence, transactions } = await withDatabase(databaseUrl, readLedger)
  for (const { account, pence } of balances) say(`${account.padEnd(20)}${money(pence).padStart(16)}`)
  say(`${transactions} transactions, which sum to ${money(sumPence)}`)
  return sumPence === 0n ? 0 : 1
}

async function sayReconciled({ say }: CommandContext): Promise<number> {
  const { checked, unreachable } = await reconcilePayments({ all: true })
  say(`${checked} unfinished payments were checked; of ${unreachable} the provider said nothing.`)
  return unreachable === 0 ? 0 : 1
}

function parseOrderId(text: string | undefined): number {
  if (!text || !/^[1-9]\d{0,8}$/.test(text))
    throw new UsageError(`'${text ?? ''}' is not the number of an order`)
  return Number(text)
}

/** Reads '12.50' as whole pence. */
function parsePence(text: string): bigint {
  const match = /^(\d{1,7})(?:\.(\d{2}))?$/.exec(text)
  const pence = match ? BigInt(match[1]!) * 100n + BigInt(match[2] ?? '0') : 0n
  if (pence <= 0n) throw new UsageError(`'${text}' is not an amount, such as 12 or 12.50`)
  return pence
}

async function sayRefunded({ say }: CommandContext, [order, pounds, ...more]: string[]): Promise<number> {
  if (more.length) throw new UsageError(`payments is: ${USAGE}`)
  const orderId = parseOrderId(order)
  const asked = pounds === undefined ? null : parsePence(pounds)
  const refunded = await withTransaction(async (tx) => {
    if (!(await lockOrder(tx, orderId))) throw new UsageError(`there is no order ${orderId}`)
    const left = (await findRefundable(tx, orderId)).reduce((sum, { leftPence }) => sum + leftPence, 0n)
    const amountPence = asked ?? left
    if (amountPence === 0n || amountPence > left)
      throw new UsageError(`of order ${orderId} ${money(left)} can be returned`)
    await refundOrder(tx, { orderId, amountPence, reason: 'Returned by the agency' })
    return amountPence
  })
  say(`${money(refunded)} of order ${orderId} is returned by the jobs of the server.`)
  return 0
}

async function sayReturned({ say }: CommandContext, [order]: string[]): Promise<number> {
  const orderId = parseOrderId(order)
  if (!(await returnDeposit(orderId, 'agency')))
    throw new UsageError(`no holding deposit is held for order ${orderId}`)
  say(`The holding deposit of order ${orderId} is returned by the jobs of the server.`)
  return 0
}

async function sayKept({ say }: CommandContext, [order, ...words]: string[]): Promise<number> {
  const orderId = parseOrderId(order)
  const reason = words.join(' ').trim()
  if (!reason) throw new UsageError('the tenant is told why: payments keep ORDER REASON')
  if (!(await keepDeposit(orderId, reason)))
    throw new UsageError(`no holding deposit is held for order ${orderId}`)
  say(`The holding deposit of order ${orderId} is kept for the landlord, and the tenant is told why.`)
  return 0
}
