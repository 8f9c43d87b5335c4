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

/** Books the reverse of a booked movement once. @throws Error if no movement has the key */
export async function reverseMovement(
  tx: Tx,
  bookedKey: string,
  reversal: Omit<LedgerMovement, 'postings'>,
): Promise<void> {
  const bookedEntries = await tx
    .selectFrom('ledgerEntry')
    .innerJoin('ledgerTransaction', 'ledgerTransaction.id', 'ledgerEntry.transactionId')
    .select(['ledgerEntry.account', 'ledgerEntry.amountPence'])
    .where('ledgerTransaction.key', '=', bookedKey)
    .execute()
  if (bookedEntries.length === 0) throw new Error(`No movement ${bookedKey} is booked`)
  const postings = bookedEntries.map(({ account, amountPence }) => ({
    // The column is plain text, in which only the ledger's accounts are stored.
    account: account as LedgerPosting['account'],
    amountPence: -amountPence,
  }))
  await bookMovement(tx, { ...reversal, postings })
}
