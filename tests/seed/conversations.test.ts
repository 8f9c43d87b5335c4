import { afterAll, beforeAll, expect, it } from 'vitest'
import { findThreads } from '../../lib/agency/conversations/thread-list'
import { disconnect } from '../../lib/agency/database'
import { getUserOffers } from '../../lib/agency/offers/list-offers'
import { getFeedbackRequest } from '../../lib/agency/viewings/feedback'
import { getUserViewings } from '../../lib/agency/viewings/own-viewings'
import { demonstrationFeedbackKey, unreadThread } from '../../prisma/seed/conversation-script'
import { demonstrationUsers, landlord, seller } from '../../prisma/seed/users'
import { createFilledDatabase, type TestDatabase } from '../support/databases'
import { findRows } from '../support/tables'

let database: TestDatabase
beforeAll(async () => {
  database = await createFilledDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

// In the order of users.ts: seller, buyer, landlord, guest.
const [, buyer, , guest] = demonstrationUsers as [unknown, { id: number }, unknown, { id: number }]
/** Calls a handler of the agency as a user, and returns the data of the reply. */
const readAsUser = async <Data>(
  handler: (
    input: { user_id: number },
    caller: { user: { id: number; sessionId: number } },
  ) => Promise<{ ok: boolean } & Partial<{ data: Data }>>,
  userId: number,
) => (await handler({ user_id: userId }, { user: { id: userId, sessionId: 0 } })).data

it('the demonstration’s seller has one unread thread, which the buyer has read', async () => {
  expect(await findThreads(seller.id, { onlyUnread: true })).toMatchObject([
    {
      role: 'owner',
      other_party: 'Daniel O.',
      unread_count: 2,
      waiting_for: 'you',
      last_message: unreadThread.at(-1)?.text,
      listing: { is_live: true },
    },
  ])
  for (const { id } of [buyer, guest, landlord])
    expect(await findThreads(id, { onlyUnread: true })).toEqual([])
})

it('the seller’s conversations are sorted by their last message, and wait for nobody after a refusal or a confirmation', async () => {
  const threads = await findThreads(seller.id)
  expect(threads.map(({ updated_at }) => updated_at)).toEqual(
    threads.map(({ updated_at }) => updated_at).sort((a, b) => b.localeCompare(a)),
  )
  const findWaitingParty = (lastMessage: string) =>
    threads.find(({ last_message }) => last_message.includes(lastMessage))?.waiting_for ?? 'nobody'
  expect(findWaitingParty('I decline your request')).toBe('nobody')
  expect(findWaitingParty('is confirmed')).toBe('nobody')
  expect(findWaitingParty('Could I view the property')).toBe('you')
  expect(findWaitingParty('I now offer')).toBe('you')
})

it('the seller has three open offers on one home, one of them made after a counter-offer', async () => {
  const offers = (await readAsUser(getUserOffers, seller.id))?.filter(({ kind }) => kind === 'property') ?? []
  expect(new Set(offers.map(({ property_id }) => property_id)).size).toBe(1)
  expect(offers.map(({ status }) => status)).toEqual(['made', 'made', 'made'])
  const [buyersOffer] =
    (await readAsUser(getUserOffers, buyer.id))?.filter(({ kind }) => kind === 'property') ?? []
  expect(buyersOffer?.events.map(({ type }) => type)).toEqual(['made', 'countered', 'made'])
})

it('the landlord and the tenant have an open request to let', async () => {
  for (const { id } of [landlord, guest])
    expect(await readAsUser(getUserOffers, id)).toMatchObject([
      { kind: 'letting', status: 'made', pets: 'One cat, seven years old' },
    ])
})

it('users have viewings that are proposed, accepted and done, and an open request for feedback', async () => {
  const listStatuses = async (id: number) =>
    (await readAsUser(getUserViewings, id))?.map(({ status }) => status).sort()
  expect(await listStatuses(seller.id)).toEqual(['accepted', 'done', 'proposed'])
  expect(await listStatuses(buyer.id)).toEqual(['accepted', 'done', 'done'])
  expect(await listStatuses(guest.id)).toEqual(['done', 'proposed'])
  expect(await getFeedbackRequest({ key: demonstrationFeedbackKey })).toMatchObject({
    ok: true,
    data: { is_open: true },
  })
})

it('the events of each viewing, offer and request to let are in the order of time, and the last event is its status', async () => {
  const eventTables = [
    ['viewing', 'viewingEvent', 'viewingId'],
    ['offer', 'offerEvent', 'offerId'],
    ['letRequest', 'letRequestEvent', 'letRequestId'],
  ] as const
  for (const [table, events, key] of eventTables)
    for (const { id, status } of await findRows(table)) {
      const steps = (await findRows(events, { [key]: id })) as { type: string; at: Date }[]
      expect(steps.at(-1)?.type, `${table} ${id}`).toBe(status)
      expect(steps.map(({ at }) => at.getTime())).toEqual(
        steps.map(({ at }) => at.getTime()).sort((a, b) => a - b),
      )
    }
})
