import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { askAboutProperty } from '../../../lib/agency/conversations/ask-question'
import { sendMessage } from '../../../lib/agency/conversations/send-message'
import { arrangeViewing } from '../../../lib/agency/viewings/arrange-viewing'
import { disconnect } from '../../../lib/agency/database'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { findRow, findRows } from '../../support/tables'
import { slotAtNoon } from '../../support/viewings'
import { act, addHome, addUser, offerOn, requestOn } from '../offers/market'
import { dataOf, reply } from '../viewings/parties'

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

const SECRETS = ['07700 900102', 'ben@mail.example', 'www.ben.example/me']
const secret = `Reach me: ${SECRETS.join(' or ')}. £240,000 by 01/02/2027 at 10:30, in CM8 2AB.`
const SHOWN =
  'Reach me: [telephone number hidden until a viewing is accepted] or [email address hidden until a viewing is accepted] or [link hidden until a viewing is accepted]. £240,000 by 01/02/2027 at 10:30, in CM8 2AB.'
const NOTE = /We have hidden the telephone number/

const callerOf = (id: number) => ({ user: { id, sessionId: 0 } })
const ask = (message: string) =>
  askAboutProperty({ user_id: buyer, property_id: home, message }, callerOf(buyer))
const send = async (userId: number, threadId: number, message: string) =>
  dataOf(await sendMessage({ user_id: userId, thread_id: threadId, message }, callerOf(userId)))
const arrange = (message: string) =>
  arrangeViewing('sale', { user_id: buyer, property_id: home, message, ...slotAtNoon() }, callerOf(buyer))

/** Everything that is stored of a person's words, in every table that the other side reads. */
const stored = async (listingId: number) => {
  const rows = await Promise.all([
    findRows('threadMessage'),
    findRows('offer', { listingId }),
    findRows('offerEvent'),
    findRows('letRequest', { listingId }),
    findRows('letRequestEvent'),
    findRows('viewingEvent'),
  ])
  return JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
}
async function expectNoSecret(listingId = home): Promise<void> {
  const text = await stored(listingId)
  for (const each of SECRETS) expect(text).not.toContain(each)
}

it('a question and its answers show no number, address or link, and their senders are told so', async () => {
  const questionReply = await ask(secret)
  expect(questionReply.message).toMatch(NOTE)
  const { thread_id: threadId } = dataOf(questionReply)
  expect((await findRows('threadMessage', { threadId })).map(({ body }) => body)).toEqual([SHOWN])
  expect((await send(owner, threadId, secret)).message).toBe(SHOWN)
  // The same words again are recognised as sent twice.
  expect((await send(owner, threadId, secret)).message).toBe(SHOWN)
  expect(await findRows('threadMessage', { threadId })).toHaveLength(2)
  await expectNoSecret()
  expect((await ask('Is it quiet?')).message).not.toMatch(NOTE)
})

it('neither do an offer, its terms and its steps', async () => {
  const typedTexts = { chain: 'Ring 07700 900102', conditions: 'Mail ben@mail.example', message: secret }
  const offer = await offerOn(home, buyer, typedTexts)
  if (typeof offer === 'string') throw new Error(offer)
  expect(await findRow('offer', { id: offer.offer_id })).toMatchObject({
    chain: 'Ring [telephone number hidden until a viewing is accepted]',
    conditions: 'Mail [email address hidden until a viewing is accepted]',
  })
  // Sent again by mistake, it is one offer still.
  await offerOn(home, buyer, typedTexts)
  expect(await findRows('threadMessage', { offerId: offer.offer_id })).toHaveLength(1)
  expect(await act(offer.offer_id, owner, 'counter', { amount: 245_000, reason: secret })).toBe('ok')
  expect(await act(offer.offer_id, buyer, 'withdraw', { reason: secret })).toBe('ok')
  await expectNoSecret()
})

it('nor does a request to let', async () => {
  const letting = await addHome(owner, { kind: 'let', price: 1_200 })
  const typedTexts = { pets: 'A cat, see ben.com/cat', message: 'Ring 07700 900102 or ben@mail.example' }
  for (let time = 0; time < 2; time += 1)
    expect(await requestOn(letting, buyer, typedTexts)).toBeTypeOf('object')
  const [request] = await findRows('letRequest', { listingId: letting })
  expect(request?.pets).toBe('A cat, see [link hidden until a viewing is accepted]')
  expect(await findRows('threadMessage', { letRequestId: request!.id })).toHaveLength(1)
  await expectNoSecret(letting)
})

it('a viewing that is declined shows nothing, nor does one of another home', async () => {
  const { viewing_id: viewingId, thread_id: threadId } = dataOf(await arrange(''))
  dataOf(await reply(owner, viewingId, { answer: 'decline', reason: secret }))
  await send(buyer, threadId, secret)
  await expectNoSecret()
  const other = await addHome(owner)
  const accepted = dataOf(
    await arrangeViewing(
      'sale',
      { user_id: buyer, property_id: other, message: '', ...slotAtNoon(1) },
      callerOf(buyer),
    ),
  )
  dataOf(await reply(owner, accepted.viewing_id, { answer: 'accept' }))
  expect((await send(buyer, threadId, `Again: ${secret}`)).message).toBe(`Again: ${SHOWN}`)
})

it('a viewing that is accepted shows what is written from then on, also once it is cancelled', async () => {
  const viewingReply = await arrange(secret)
  expect(viewingReply.message).toMatch(NOTE)
  const { viewing_id: viewingId, thread_id: threadId } = dataOf(viewingReply)
  await expectNoSecret()
  dataOf(await reply(owner, viewingId, { answer: 'accept', reason: 'Ring 07700 900199 at the gate' }))
  const [, accepted] = await findRows('threadMessage', { threadId })
  expect(accepted?.body).toContain('07700 900199')
  expect((await send(buyer, threadId, secret)).message).toBe(secret)
  dataOf(await reply(buyer, viewingId, { answer: 'cancel', reason: 'Ill, ring 07700 900102' }))
  expect((await findRows('viewingEvent', { viewingId })).at(-1)?.reason).toBe('Ill, ring 07700 900102')
  expect((await send(owner, threadId, 'Then ring 07700 900199.')).message).toBe('Then ring 07700 900199.')
})
