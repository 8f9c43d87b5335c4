import { sql } from 'kysely'
import { ledgerAccounts } from '../../domain/ledger'
import type { Database } from '../database'

export interface LedgerReport {
  balances: { account: string; pence: bigint }[]
  /** The sum of all postings, which is 0 if the ledger is sound. */
  sumPence: bigint
  transactions: number
}

/** Returns the balance of each account of the ledger. A debit is positive. */
export async function readLedger(database: Database): Promise<LedgerReport> {
  const balances = await database
    .selectFrom('ledgerEntry')
    .select(['account', sql<bigint>`sum(amount_pence)::bigint`.as('pence')])
    .groupBy('account')
    .execute()
  const { transactions } = await database
    .selectFrom('ledgerTransaction')
    .select(sql<number>`count(*)::int`.as('transactions'))
    .executeTakeFirstOrThrow()
  const penceByAccount = new Map(balances.map(({ account, pence }) => [account, pence]))
  return {
    balances: ledgerAccounts.map((account) => ({ account, pence: penceByAccount.get(account) ?? 0n })),
    sumPence: balances.reduce((sum, { pence }) => sum + pence, 0n),
    transactions,
  }
}

const MAX_LISTED_ORDERS = 50

export const listOrders = (database: Database) =>
  database
    .selectFrom('order')
    .innerJoin('user', 'user.id', 'order.userId')
    .select(['order.id', 'order.reference', 'order.kind', 'order.status', 'order.listingId'])
    .select(['order.amountPence', 'order.description', 'order.createdAt', 'user.email'])
    .orderBy('order.id', 'desc')
    .limit(MAX_LISTED_ORDERS)
    .execute()

const MAX_LISTED_DISPUTES = 50

/** Lists the newest disputes of payments, those that wait for evidence first. */
export const listDisputes = (database: Database) =>
  database
    .selectFrom('dispute')
    .innerJoin('payment', 'payment.id', 'dispute.paymentId')
    .select(['dispute.providerDisputeId', 'dispute.status', 'dispute.amountPence', 'dispute.reason'])
    .select(['dispute.respondBy', 'payment.orderId'])
    .orderBy(sql`dispute.status IN ('inquiry', 'open') DESC`)
    .orderBy('dispute.id', 'desc')
    .limit(MAX_LISTED_DISPUTES)
    .execute()

const MAX_LISTED_REFUNDS = 50

/** Lists the newest refunds that failed and that no later refund of the same payment has replaced. */
export const listFailedRefunds = (database: Database) =>
  database
    .selectFrom('refund')
    .select(['id', 'orderId', 'amountPence', 'failure'])
    .where('status', '=', 'failed')
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM refund AS later
        WHERE later.payment_id = refund.payment_id AND later.id > refund.id)`,
    )
    .orderBy('id', 'desc')
    .limit(MAX_LISTED_REFUNDS)
    .execute()
