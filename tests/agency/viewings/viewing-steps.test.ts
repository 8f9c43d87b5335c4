import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { disconnect } from '../../../lib/agency/database'
import { VIEWING_LIMIT } from '../../../lib/agency/viewings/arrange-viewing'
import { getOwnViewingSlots } from '../../../lib/agency/viewings/slots'
import { consumeAttempt } from '../../../lib/agency/limits/rate-limit'
import { markAgreed } from '../../../lib/agency/selling/agree-and-complete'
import { errors } from '../../../lib/errors'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { addListingOf } from '../../support/listings'
import { dataOf } from '../../support/selling'
import { countRows, deleteRows, updateRows } from '../../support/tables'
import { slotAtNoon } from '../../support/viewings'
import { actOnOffer, callerOf, createOffer } from '../offers/offer-calls'
import { addPerson, answerAs, listViewings, requestViewing, toRefusal } from './viewing-calls'

let database: TestDatabase
let host: number
let viewer: number
let home: number
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})
beforeEach(async () => {
  host = await addPerson()
  viewer = await addPerson()
  home = await addListingOf(host, { street: 'Mill Lane' })
})

const CLOSED_MESSAGE = 'Viewings are not available for this property.'
const listAnswersOf = async (userId: number) => (await listViewings(userId))[0]?.answers

it('a request that is sent three times is one viewing, and each reply names it', async () => {
  const replies = await Promise.all([1, 2, 3].map(() => requestViewing(viewer, home)))
  const ids = new Set(replies.map((reply) => dataOf(reply).viewing_id))
  expect(ids.size).toBe(1)
  const [viewingId] = ids
  expect(await countRows('viewing', { listingId: home })).toBe(1)
  expect(await countRows('threadMessage', { viewingId: viewingId! })).toBe(1)
  await answerAs(host, viewingId!, { answer: 'decline' })
  expect(dataOf(await requestViewing(viewer, home)).viewing_id, 'after an answer').not.toBe(viewingId)
})

describe('a home that is sold subject to contract', () => {
  it('can still be viewed by its buyer, who may have to measure it', async () => {
    await actOnOffer(await createOffer(home, viewer), host, 'accept')
    const { viewing_id } = dataOf(await requestViewing(viewer, home))
    await markAgreed(home)
    expect(await listAnswersOf(host)).toEqual(['accept', 'decline', 'reschedule'])
    expect(toRefusal(await answerAs(host, viewing_id, { answer: 'accept' }))).toBeNull()
    const slotRequest = { user_id: host, property_id: home, kind: 'property', viewing_id } as const
    expect(dataOf(await getOwnViewingSlots(slotRequest, callerOf(host))).slots).not.toEqual([])
    const later = { answer: 'reschedule', ...slotAtNoon(1) } as const
    expect(toRefusal(await answerAs(viewer, viewing_id, later))).toBeNull()
    expect(toRefusal(await requestViewing(viewer, home, slotAtNoon(2))), 'another viewing (D-88)').toBe(
      CLOSED_MESSAGE,
    )
  })

  it('can only be declined or cancelled by others (D-88)', async () => {
    const { viewing_id } = dataOf(await requestViewing(viewer, home))
    await updateRows('listing', { id: home }, { status: 'sold_subject_to_contract' })
    expect(await listAnswersOf(host)).toEqual(['decline'])
    expect(await listAnswersOf(viewer)).toEqual(['cancel'])
    expect(toRefusal(await answerAs(viewer, viewing_id, { answer: 'reschedule', ...slotAtNoon(1) }))).toBe(
      CLOSED_MESSAGE,
    )
  })
})

it('moving a viewing counts as one of the sixty proposals that a user may make in a day', async () => {
  const { viewing_id } = dataOf(await requestViewing(viewer, home))
  const move = () => answerAs(viewer, viewing_id, { answer: 'reschedule', ...slotAtNoon() })
  // The request was the first of the proposals.
  for (let count = 2; count <= VIEWING_LIMIT.maxAttempts; count += 1)
    await consumeAttempt(`viewing:user:${viewer}`, VIEWING_LIMIT)
  expect(toRefusal(await move())).toBe(errors.too_many.message)
  await deleteRows('rateWindow')
  expect(toRefusal(await move())).toBe('The viewing is at that time already. Please choose another.')
})
