import { openThread } from '../../lib/agency/conversations/threads'
import { withTransaction } from '../../lib/agency/database'
import { toStartTime } from '../../lib/agency/viewings/record-step'
import { londonDay } from '../../lib/format/london-clock'
import { addListings, giveListingsTo } from './listings'
import { insertRow } from './tables'

const DAY_MS = 86_400_000
const SUNDAY = 0
/** Slots are offered for 14 days including today (lib/domain/viewing-slots.ts), so for 13 days after today. */
const DAYS_AHEAD = 13

/** Lists the days from tomorrow on, as YYYY-MM-DD, on which owners offer viewings by default: every day but Sunday. */
export function viewingDays(now = new Date()): string[] {
  return Array.from({ length: DAYS_AHEAD }, (_, index) =>
    londonDay(new Date(now.getTime() + (index + 1) * DAY_MS)),
  ).filter((day) => new Date(day).getUTCDay() !== SUNDAY)
}

/** Returns the slot at noon of a viewing day, by default the first one. */
export const slotAtNoon = (index = 0) => ({ preferred_date: viewingDays()[index]!, preferred_time: '12:00' })

/** Returns today at 11:00 UTC. Feedback is asked for from nine in the morning in London. */
export const lateMorningOfToday = () => new Date(`${londonDay(new Date())}T11:00:00Z`)

/** Inserts two listings of an owner, and a viewing of the first one, which the owner has proposed to the viewer. */
export async function insertViewing(viewerId: number, ownerId: number) {
  const [sale = 0, letting = 0] = await addListings([{}, { kind: 'let' }])
  await giveListingsTo([sale, letting], ownerId)
  const parties = { listingId: sale, ownerId, starterId: viewerId }
  const threadId = await withTransaction((tx) => openThread(tx, parties))
  const viewing = await insertRow('viewing', {
    threadId,
    viewerId,
    listingId: sale,
    hostId: ownerId,
    proposedById: ownerId,
    // The second day, so that `slotAtNoon`, by default on the first day, stays free.
    startsAt: toStartTime(viewingDays()[1]!, '12:00'),
  })
  return { id: viewing.id, sale, letting }
}
