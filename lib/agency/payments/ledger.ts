import type { LedgerPosting } from '../../domain/ledger'
import type { Tx } from '../database'

interface LedgerBooking {
  /** The idempotency key: a movement is booked once. */
  key: string
  postings: LedgerPosting[]
  paymentId?: number
  refundId?: number
}

/** Books a movement, unless it is booked already. The database refuses postings whose sum is not zero. */
export async function book(tx: Tx, { key, postings, paymentId, refundId }: LedgerBooking): Promise<void> {
  const inserted = await tx
    .insertInto('ledgerTransaction')
    .values({ key, paymentId: paymentId ?? null, refundId: refundId ?? null })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return
  await tx
    .insertInto('ledgerEntry')
    .values(postings.map((posting) => ({ ...posting, transactionId: inserted.id })))
    .execute()
}
