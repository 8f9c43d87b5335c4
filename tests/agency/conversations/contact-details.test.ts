import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { askAboutProperty } from '../../../lib/agency/conversations/ask-question'
import { sendMessage } from '../../../lib/agency/conversations/send-message'
import { arrangeViewing } from '../../../lib/agency/viewings/arrange-viewing'
import { disconnect } from '../../../lib/agency/database'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { dataOf } from '../../support/selling'
import { findRow, findRows } from '../../support/tables'
import { slotAtNoon } from '../../support/viewings'
import {
  actOnOffer,
  addHome,
  addUser,
  callerOf,
  createOffer,
  makeOfferOn,
  requestToRent,
} from '../offers/offer-calls'
import { answerAs } from '../viewings/viewing-calls'

let database: TestDatabase
let owner: number
let buyer: number
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
  owner = await addUser('Olga')
  buyer = await addUser('Ben')
  home = await addHome(owner)
})

const CONTACT_DETAILS = ['07700 900102', 'ben@mail.example', 'www.ben.example/me']
const CONTACT_TEXT = `Reach me: ${CONTACT_DETAILS.join(' or ')}. £240,000 by 01/02/2027 at 10:30, in CM8 2AB.`
const MASKED_TEXT =
  'Reach me: [telephone number hidden until a viewing is accepted] or [email address hidden until a viewing is accepted] or [link hidden until a viewing is accepted]. £240,000 by 01/02/2027 at 10:30, in CM8 2AB.'
const HIDDEN_NOTICE = /We have hidden the telephone number/

const ask = (message: string) =>
  askAboutProperty({ user_id: buyer, property_id: home, message }, callerOf(buyer))
const send = async (userId: number, threadId: number, message: string) =>
  dataOf(await sendMessage({ user_id: userId, thread_id: threadId, message }, callerOf(userId)))
const arrange = (message: string) =>
  arrangeViewing('sale', { user_id: buyer, property_id: home, message, ...slotAtNoon() }, callerOf(buyer))

/** Reads every stored text that the other side can see, as one text. */
const readStoredTexts = async (listingId: number) => {
  const rows = await Promise.all([
    findRows('threadMessage'),
    findRows('offer', { listingId }),
    findRows('offerEvent'),
    findRows('letRequest', { listingId }),
    findRows('letRequestEvent'),
    findRows('viewingEvent'),
  ])
  // JSON has no bigint, which is the type of prices.
  return JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
}
async function expectNoContactDetails(listingId = home): Promise<void> {
  const text = await readStoredTexts(listingId)
  for (const detail of CONTACT_DETAILS) expect(text).not.toContain(detail)
}

it('a question and its answers hide numbers, addresses and links, with a notice to the sender', async () => {
  const questionReply = await ask(CONTACT_TEXT)
  expect(questionReply.message).toMatch(HIDDEN_NOTICE)
  const { thread_id: threadId } = dataOf(questionReply)
  expect((await findRows('threadMessage', { threadId })).map(({ body }) => body)).toEqual([MASKED_TEXT])
  expect((await send(owner, threadId, CONTACT_TEXT)).message).toBe(MASKED_TEXT)
  // The same text again counts as sent by mistake, and is not stored.
  expect((await send(owner, threadId, CONTACT_TEXT)).message).toBe(MASKED_TEXT)
  expect(await findRows('threadMessage', { threadId })).toHaveLength(2)
  await expectNoContactDetails()
  expect((await ask('Is it quiet?')).message).not.toMatch(HIDDEN_NOTICE)
})

it('an offer, its terms and its steps hide contact details', async () => {
  const typedTexts = {
    chain: 'Ring 07700 900102',
    conditions: 'Mail ben@mail.example',
    message: CONTACT_TEXT,
  }
  const offerId = await createOffer(home, buyer, typedTexts)
  expect(await findRow('offer', { id: offerId })).toMatchObject({
    chain: 'Ring [telephone number hidden until a viewing is accepted]',
    conditions: 'Mail [email address hidden until a viewing is accepted]',
  })
  // The same offer again counts as sent by mistake, and changes nothing.
  await makeOfferOn(home, buyer, typedTexts)
  expect(await findRows('threadMessage', { offerId })).toHaveLength(1)
  expect(await actOnOffer(offerId, owner, 'counter', { amount: 245_000, reason: CONTACT_TEXT })).toBe('ok')
  expect(await actOnOffer(offerId, buyer, 'withdraw', { reason: CONTACT_TEXT })).toBe('ok')
  await expectNoContactDetails()
})

it('a request to rent hides contact details', async () => {
  const letting = await addHome(owner, { kind: 'let', price: 1_200 })
  const typedTexts = { pets: 'A cat, see ben.com/cat', message: 'Ring 07700 900102 or ben@mail.example' }
  // The second request counts as sent by mistake, and changes nothing.
  for (let sent = 0; sent < 2; sent += 1)
    expect(await requestToRent(letting, buyer, typedTexts)).toBeTypeOf('object')
  const [request] = await findRows('letRequest', { listingId: letting })
  expect(request?.pets).toBe('A cat, see [link hidden until a viewing is accepted]')
  expect(await findRows('threadMessage', { letRequestId: request!.id })).toHaveLength(1)
  await expectNoContactDetails(letting)
})

it('contact details stay hidden after a declined viewing, and after an accepted viewing of another home', async () => {
  const { viewing_id: viewingId, thread_id: threadId } = dataOf(await arrange(''))
  dataOf(await answerAs(owner, viewingId, { answer: 'decline', reason: CONTACT_TEXT }))
  await send(buyer, threadId, CONTACT_TEXT)
  await expectNoContactDetails()
  const otherHome = await addHome(owner)
  const slotOnSecondDay = slotAtNoon(1)
  const viewingOfOtherHome = dataOf(
    await arrangeViewing(
      'sale',
      { user_id: buyer, property_id: otherHome, message: '', ...slotOnSecondDay },
      callerOf(buyer),
    ),
  )
  dataOf(await answerAs(owner, viewingOfOtherHome.viewing_id, { answer: 'accept' }))
  expect((await send(buyer, threadId, `Again: ${CONTACT_TEXT}`)).message).toBe(`Again: ${MASKED_TEXT}`)
})

it('messages after an accepted viewing show contact details, and still do after it is cancelled', async () => {
  const viewingReply = await arrange(CONTACT_TEXT)
  expect(viewingReply.message).toMatch(HIDDEN_NOTICE)
  const { viewing_id: viewingId, thread_id: threadId } = dataOf(viewingReply)
  await expectNoContactDetails()
  dataOf(await answerAs(owner, viewingId, { answer: 'accept', reason: 'Ring 07700 900199 at the gate' }))
  const [, acceptance] = await findRows('threadMessage', { threadId })
  expect(acceptance?.body).toContain('07700 900199')
  expect((await send(buyer, threadId, CONTACT_TEXT)).message).toBe(CONTACT_TEXT)
  dataOf(await answerAs(buyer, viewingId, { answer: 'cancel', reason: 'Ill, ring 07700 900102' }))
  expect((await findRows('viewingEvent', { viewingId })).at(-1)?.reason).toBe('Ill, ring 07700 900102')
  expect((await send(owner, threadId, 'Then ring 07700 900199.')).message).toBe('Then ring 07700 900199.')
})
