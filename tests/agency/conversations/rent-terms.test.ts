import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashKey } from '../../../lib/agency/accounts/random-key'
import { askAboutLetting, askAboutProperty } from '../../../lib/agency/conversations/ask-question'
import { sendMessage } from '../../../lib/agency/conversations/send-message'
import { disconnect } from '../../../lib/agency/database'
import { answerLetRequest } from '../../../lib/agency/offers/answer-let-request'
import { arrangeViewing } from '../../../lib/agency/viewings/arrange-viewing'
import { giveFeedback } from '../../../lib/agency/viewings/feedback'
import { threadMessages } from '../../../lib/contract/thread-messages'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { dataOf } from '../../support/selling'
import { countRows, findRow, insertRow, updateRows } from '../../support/tables'
import { slotAtNoon } from '../../support/viewings'
import { addHome, addUser, callerOf, createLetRequest, requestToRent } from '../offers/offer-calls'
import { toRefusal } from '../viewings/viewing-calls'

let database: TestDatabase
let landlord: number
let tenant: number
let letting: number

beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  landlord = await addUser('Lou')
  tenant = await addUser('Tom')
  letting = await addHome(landlord, { kind: 'let', price: 1_200 })
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

const { rentBid, rentInAdvance } = threadMessages
/** A bid above the rent of £1,200. */
const BID = 'I could pay £1,300 a month.'
const DAY_MS = 86_400_000

it('a request with a bid above the rent, or with rent in advance, is refused with the reason (domain B3)', async () => {
  expect(await requestToRent(letting, tenant, { message: BID })).toBe(rentBid)
  expect(await requestToRent(letting, tenant, { pets: 'One cat, and £50 more for it' })).toBe(rentBid)
  expect(await requestToRent(letting, tenant, { message: 'We can pay six months upfront.' })).toBe(
    rentInAdvance,
  )
  expect(await countRows('letRequest')).toBe(0)
  expect(await countRows('threadMessage')).toBe(0)
})

it('bids and rent in advance are refused in a question, a message and a viewing request, from either side', async () => {
  const ask = (message: string) =>
    askAboutLetting({ user_id: tenant, property_id: letting, message }, callerOf(tenant))
  expect(toRefusal(await ask(BID))).toBe(rentBid)
  const { thread_id } = dataOf(await ask('Is it quiet?'))
  const send = (user_id: number, message: string) =>
    sendMessage({ user_id, thread_id, message }, callerOf(user_id))
  expect(toRefusal(await send(tenant, BID))).toBe(rentBid)
  expect(toRefusal(await send(landlord, 'Please send me your best and final offer.'))).toBe(rentBid)
  expect(toRefusal(await send(landlord, 'I want six months in advance.'))).toBe(rentInAdvance)
  const viewing = { user_id: tenant, property_id: letting, message: BID, ...slotAtNoon() }
  expect(toRefusal(await arrangeViewing('let', viewing, callerOf(tenant)))).toBe(rentBid)
  expect(await countRows('threadMessage')).toBe(1)
})

it('bids are refused in the feedback after a viewing', async () => {
  const ask = { user_id: tenant, property_id: letting, message: 'Is the garden shared?' }
  const { thread_id: threadId } = dataOf(await askAboutLetting(ask, callerOf(tenant)))
  await insertRow('viewing', {
    threadId,
    listingId: letting,
    hostId: landlord,
    viewerId: tenant,
    proposedById: tenant,
    status: 'done',
    startsAt: new Date(Date.now() - DAY_MS),
    feedbackKeyHash: hashKey('feedback-key'),
  })
  const giveComment = (words: string) => giveFeedback({ key: 'feedback-key', answer: 'thinking', words })
  expect(toRefusal(await giveComment(BID))).toBe(rentBid)
  expect(toRefusal(await giveComment('The garden is small.'))).toBeNull()
})

it('a landlord cannot ask for a higher rent in the answer to a request', async () => {
  const request_id = await createLetRequest(letting, tenant)
  const declineWith = (reason: string) =>
    answerLetRequest({ user_id: landlord, request_id, action: 'decline', reason }, callerOf(landlord))
  expect(toRefusal(await declineWith('Somebody offered more: would you go higher, say £1,350 pcm?'))).toBe(
    rentBid,
  )
  expect(await findRow('letRequest', { id: request_id })).toMatchObject({ status: 'made' })
  expect(toRefusal(await declineWith('It suits us less than another.'))).toBeNull()
})

it('bids are allowed for sales, and outside England', async () => {
  const sale = await addHome(landlord)
  const question = { user_id: tenant, property_id: sale, message: 'Is it the best and final price?' }
  expect(toRefusal(await askAboutProperty(question, callerOf(tenant)))).toBeNull()
  const { propertyId } = await findRow('listing', { id: letting })
  await updateRows('property', { id: propertyId }, { nation: 'scotland' })
  const questionReply = await askAboutLetting(
    { ...question, property_id: letting, message: BID },
    callerOf(tenant),
  )
  expect(toRefusal(questionReply)).toBeNull()
})

it('bids and rent in advance are allowed for commercial premises', async () => {
  const shop = await addHome(landlord, { kind: 'let', price: 1_200, type: 'shop' })
  const message = `${BID} We can pay six months upfront.`
  expect(await requestToRent(shop, tenant, { message })).toBeTypeOf('object')
})
