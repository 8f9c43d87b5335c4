import { answerViewing } from '../../../lib/agency/viewings/answer-viewing'
import { arrangeViewing } from '../../../lib/agency/viewings/arrange-viewing'
import { getUserViewings } from '../../../lib/agency/viewings/own-viewings'
import type { ParsedInput } from '../../../lib/contract'
import type { Reply } from '../../../lib/contract/call'
import type { ListingKind } from '../../../lib/domain/listing-kind'
import { dataOf } from '../../support/selling'
import { insertRow } from '../../support/tables'
import { slotAtNoon } from '../../support/viewings'
import { callerOf } from '../offers/offer-calls'

let personCount = 0

/** Inserts an account. @returns its id */
export async function addPerson(): Promise<number> {
  personCount += 1
  const email = `viewings${personCount}@mail.example`
  return (await insertRow('user', { email, firstName: 'Ivy', lastName: 'Brown', mobile: '07700900123' })).id
}

/** Returns the message of a refusal, or null for a success. */
export const toRefusal = (reply: Reply<unknown>): string | null => (reply.ok ? null : reply.message)

type Slot = Pick<ParsedInput<'arrangeViewing'>, 'preferred_date' | 'preferred_time'>

/** Requests a viewing of a home, by default of one for sale. */
export const requestViewing = (
  viewerId: number,
  listingId: number,
  slot: Slot = slotAtNoon(),
  kind: ListingKind = 'sale',
) =>
  arrangeViewing(
    kind,
    { user_id: viewerId, property_id: listingId, message: '', ...slot },
    callerOf(viewerId),
  )

type Answer = Partial<ParsedInput<'answerViewing'>> & Pick<ParsedInput<'answerViewing'>, 'answer'>

export const answerAs = (userId: number, viewingId: number, answer: Answer) =>
  answerViewing({ user_id: userId, viewing_id: viewingId, reason: '', ...answer }, callerOf(userId))

export const listViewings = async (userId: number) =>
  dataOf(await getUserViewings({ user_id: userId }, callerOf(userId)))
