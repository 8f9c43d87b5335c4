import type { LedgerPosting } from '../../domain/ledger'
import type { Tx } from '../database'

interface LedgerMovement {
  /** The idempotency key: a second movement with the same key is not booked. */
  key: string
  postings: LedgerPosting[]
  paymentId?: number
  refundId?: number
}

/** Books a movement of money once. The database refuses postings whose sum is not zero. */
export async function bookMovement(
  tx: Tx,
  { key, postings, paymentId, refundId }: LedgerMovement,
): Promise<void> {
  const transaction = await tx
    .insertInto('ledgerTransaction')
    .values({ key, paymentId: paymentId ?? null, refundId: refundId ?? null })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!transaction) return
  await tx
    .insertInto('ledgerEntry')
    .values(postings.map((posting) => ({ ...posting, transactionId: transaction.id })))
    .execute()
}
