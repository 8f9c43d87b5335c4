import { answerViewing } from '../../../lib/agency/viewings/answer-viewing'
import { arrangeViewing } from '../../../lib/agency/viewings/arrange-viewing'
import { getUserViewings } from '../../../lib/agency/viewings/own-viewings'
import type { ParsedInput } from '../../../lib/contract'
import type { Reply } from '../../../lib/contract/call'
import { addListings, giveListingsTo, type GivenListing } from '../../support/listings'
import { insertRow } from '../../support/tables'
import { slotAtNoon } from '../../support/viewings'

let count = 0

/** Inserts an account. @returns its id */
export async function addPerson(): Promise<number> {
  count += 1
  const email = `viewings${count}@mail.example`
  return (await insertRow('user', { email, firstName: 'Ivy', lastName: 'Brown', mobile: '07700900123' })).id
}

export async function addHomesOf(ownerId: number, homes: GivenListing[]): Promise<number[]> {
  const ids = await addListings(homes)
  await giveListingsTo(ids, ownerId)
  return ids
}

const callerOf = (id: number) => ({ user: { id, sessionId: 0 } })

export function dataOf<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(reply.message)
  return reply.data
}

export const messageOf = (reply: Reply<unknown>): string | null => (reply.ok ? null : reply.message)

type Slot = Pick<ParsedInput<'arrangeViewing'>, 'preferred_date' | 'preferred_time'>

/** Asks for a viewing of a home for sale. */
export const ask = (viewerId: number, listingId: number, slot: Slot = slotAtNoon()) =>
  arrangeViewing(
    'sale',
    { user_id: viewerId, property_id: listingId, message: '', ...slot },
    callerOf(viewerId),
  )

type Answer = Partial<ParsedInput<'answerViewing'>> & Pick<ParsedInput<'answerViewing'>, 'answer'>

export const reply = (userId: number, viewingId: number, given: Answer) =>
  answerViewing({ user_id: userId, viewing_id: viewingId, reason: '', ...given }, callerOf(userId))

export const listOf = async (userId: number) =>
  dataOf(await getUserViewings({ user_id: userId }, callerOf(userId)))
