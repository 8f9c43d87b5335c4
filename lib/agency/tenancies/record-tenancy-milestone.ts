import { sql } from 'kysely'
import type { ParsedInput } from '../../contract'
import { failure, success, type Refusal, type Reply } from '../../contract/call'
import { milestoneMessages } from '../../contract/milestone-messages'
import { offerMessages } from '../../contract/offer-messages'
import { tenancyMessages } from '../../contract/tenancy-messages'
import { isLive, type ListingStatus } from '../../domain/listing-status'
import type { Nation } from '../../domain/nation'
import {
  listTenancyMilestones,
  mayRecordTenancyMilestone,
  maySignOn,
  nameTenancyMilestone,
  type RecordedMilestone,
  type TenancyMilestone,
  type TenancyParty,
} from '../../domain/tenancy-milestone'
import { formatLongDate } from '../../format/dates'
import { londonDay } from '../../format/london-clock'
import type { UserCaller } from '../callers'
import { getContactRefusal, postMessage } from '../conversations/threads'
import { withTransaction, type Tx } from '../database'
import { consumeAttempt, refuseTooManyAttempts } from '../limits/rate-limit'
import { OFFER_STEP_LIMIT } from '../offers/make-offer'
import { agreeListing } from '../selling/agree-and-complete'
import {
  findTenancy,
  findTenancyParty,
  findTenancyRecords,
  lockTenancy,
  type TenancyRecord,
  type TenancyRow,
} from './find-tenancy'

type MilestoneInput = ParsedInput<'recordTenancyMilestone'>

/** Records a step of a letting. A signature marks the home as let and makes the holding deposit due. */
export async function recordTenancyMilestone(
  input: MilestoneInput,
  { user }: UserCaller,
): Promise<Reply<null>> {
  const attempt = await consumeAttempt(`offer:user:${user.id}`, OFFER_STEP_LIMIT)
  if (!attempt.isAllowed) return refuseTooManyAttempts(attempt)
  return withTransaction(async (tx) => {
    // Accounts are locked before the listing, so the parties are first read without a lock.
    const unlockedReply = findTenancyParty(await findTenancy(tx, input.request_id), user.id)
    if (!unlockedReply.ok) return unlockedReply
    const { tenantId, landlordId } = unlockedReply.data.tenancy
    const otherPartyId = user.id === tenantId ? landlordId : tenantId
    const canSendMessage = !(await getContactRefusal(tx, user.id, otherPartyId))
    const partyReply = findTenancyParty(await lockTenancy(tx, input.request_id), user.id)
    if (!partyReply.ok) return partyReply
    const { tenancy, party } = partyReply.data
    const records = await findTenancyRecords(tx, tenancy)
    const refusal = getMilestoneRefusal(tenancy, { party, input, records })
    if (refusal) return refusal
    const { milestone, state, day } = input
    // A double click records the step once.
    if (records.some((row) => row.milestone === milestone && row.state === state && row.day === day))
      return success(null)
    await tx
      .insertInto('tenancyMilestone')
      .values({
        letRequestId: tenancy.id,
        milestone,
        state,
        day: new Date(day),
        party,
        // now() would be the start of this transaction, which may precede an acceptance that held the lock.
        at: sql`clock_timestamp()`,
      })
      .execute()
    // A block or a closed account prevents the message, but not the record.
    if (canSendMessage)
      await postMessage(tx, {
        threadId: tenancy.threadId,
        senderId: user.id,
        body: composeMilestone(tenancy, input),
        letRequestId: tenancy.id,
      })
    // When a signature is corrected, the home is marked as let already, or has left the market since.
    if (milestone === 'signed' && state === 'done' && isNotYetLet(tenancy.listingStatus))
      await markAsLet(tx, tenancy.listingId)
    return success(null)
  })
}

const composeMilestone = ({ nation }: TenancyRow, { milestone, state, day }: MilestoneInput): string =>
  `${nameTenancyMilestone(milestone, nation)}: ${state === 'done' ? 'done on' : 'expected by'} ${formatLongDate(day)}.`

const isNotYetLet = (status: ListingStatus): boolean => isLive(status) && status !== 'let_agreed'

async function markAsLet(tx: Tx, listingId: number): Promise<void> {
  const result = await agreeListing(tx, listingId)
  if (!result.ok) throw new Error(`A signed letting cannot be marked as let: ${result.reasons.join('; ')}`)
}

interface NewMilestone {
  party: TenancyParty
  input: MilestoneInput
  records: readonly TenancyRecord[]
}

/** The milestones that exist only once a request has been made. */
const milestonesAfterRequest: readonly TenancyMilestone[] = ['terms', 'signed', 'keys']

function getMilestoneRefusal(
  { listingStatus, nation, requestedAt }: TenancyRow,
  { party, input: { milestone, state, day }, records }: NewMilestone,
): Refusal | null {
  if (!listTenancyMilestones(nation).includes(milestone)) return failure(milestoneMessages.milestone)
  if (!mayRecordTenancyMilestone(milestone, party)) return failure(tenancyMessages.notYourMilestone)
  const wasSigned = records.some((record) => record.milestone === 'signed' && record.state === 'done')
  if (milestone === 'signed' && listingStatus === 'completed') return failure(offerMessages.completed)
  // The signature has marked the home as let, which the agency alone can undo.
  if (milestone === 'signed' && wasSigned && state === 'expected') return failure(tenancyMessages.signedOnce)
  const isTooEarly =
    state === 'done' && milestonesAfterRequest.includes(milestone) && day < londonDay(requestedAt)
  if (isTooEarly) return failure(tenancyMessages.beforeRequest)
  const otherRecords = records.filter((record) => record.milestone !== milestone)
  return isSignatureDayAllowed(nation, [...otherRecords, { milestone, state, day }])
    ? null
    : failure(tenancyMessages.termsFirst)
}

/** Whether the law allows the day of the signature, if the agreement is signed. */
function isSignatureDayAllowed(nation: Nation, records: readonly RecordedMilestone[]): boolean {
  const signature = records.find(({ milestone, state }) => milestone === 'signed' && state === 'done')
  return !signature || maySignOn(signature.day, nation, records)
}
