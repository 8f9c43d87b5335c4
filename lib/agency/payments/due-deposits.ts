import type { Tx } from '../database'
import { addJob } from '../jobs/add-job'
import { isOneOf, nowPlusSeconds } from '../sql-expressions'

const SECONDS_PER_DAY = 86_400
/** A holding deposit must be returned within 7 days (Tenant Fees Act 2019, schedule 2, paragraph 4). */
export const RETURN_SECONDS = 7 * SECONDS_PER_DAY

/** The reasons for returning a deposit, as the mail to the tenant states them. */
export const returnReasons = {
  deadline: 'No tenancy was agreed within 15 days',
  withdrawn: 'The home is not to let any more',
  agreed: 'The tenancy is signed',
  declined: 'The landlord has decided against your request',
  otherAccepted: 'The landlord has accepted another request',
  agency: 'Returned by the agency',
  disputed: 'The tenant’s bank has taken it back',
}

/** Marks deposits as due and queues their return. They stay due, even if the home is to let again. */
export async function makeDepositsDue(
  tx: Tx,
  listingIds: readonly number[],
  reasonKey: 'withdrawn' | 'agreed' | 'declined' | 'otherAccepted' = 'withdrawn',
): Promise<void> {
  const dueDeposits = await tx
    .updateTable('tenantDeposit')
    .set({ reason: returnReasons[reasonKey], returnBy: nowPlusSeconds(RETURN_SECONDS) })
    .where(({ ref }) => isOneOf(ref('listingId'), listingIds))
    .where('status', '=', 'held')
    .returning('orderId')
    .execute()
  if (dueDeposits.length > 0) await addJob(tx, 'return-due-deposits', {}, { key: 'return-due-deposits' })
}

export async function findDepositPayer(tx: Tx, listingId: number): Promise<number | undefined> {
  const heldDeposit = await tx
    .selectFrom('tenantDeposit')
    .innerJoin('order', 'order.id', 'tenantDeposit.orderId')
    .select('order.userId')
    .where('tenantDeposit.listingId', '=', listingId)
    .where('tenantDeposit.status', '=', 'held')
    .executeTakeFirst()
  return heldDeposit?.userId
}
