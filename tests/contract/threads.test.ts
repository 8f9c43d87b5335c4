import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestUser } from '../support/accounts'
import { createEmptyDatabase } from '../support/databases'
import { insertUser } from '../support/insert-user'
import { addListings, giveListingsTo } from '../support/listings'
import { dataOf } from '../support/selling'
import { GATEWAYS, openContractSuite, threadCalls, MISSING_ID, type ContractSuite } from './support'

/** How many messages one call returns. */
const MESSAGES_PER_PAGE = 50

let suite: ContractSuite
let seller: TestUser
let saleId: number
let lettingId: number
/** A home to let whose letting is agreed. */
let letAgreedId: number
let withdrawnId: number

beforeAll(async () => {
  suite = await openContractSuite(await createEmptyDatabase())
  seller = await insertUser(suite.pool)
  const ids = await addListings([
    { street: 'Mill Lane' },
    { kind: 'let', street: 'Low Street' },
    { kind: 'let', street: 'Gone Street', status: 'let_agreed' },
    { street: 'Old Street', status: 'withdrawn' },
  ])
  await giveListingsTo(ids, seller.id)
  ;[saleId, lettingId, letAgreedId, withdrawnId] = ids as [number, number, number, number]
})
afterAll(() => suite?.close())

const userInput = ({ id }: TestUser) => ({ user_id: id })

describe.each(GATEWAYS)('the %s gateway', (name) => {
  const gateway = () => suite.gateway(name)
  const ask = async (buyer: TestUser, message: string) => {
    const question = { ...userInput(buyer), property_id: saleId, message }
    return dataOf(await gateway().askAboutProperty(question, buyer)).thread_id
  }

  it('opens one thread for all questions of a buyer about a listing (B-07)', async () => {
    const buyer = await insertUser(suite.pool)
    const threadId = await ask(buyer, 'Does the boiler work?')
    expect(await ask(buyer, 'And is there a loft?')).toBe(threadId)
    expect(await gateway().getThread({ ...userInput(seller), thread_id: threadId }, seller)).toMatchObject({
      ok: true,
      data: {
        thread: {
          id: threadId,
          property_id: saleId,
          kind: 'property',
          subject: 'Mill Lane, Witham, CM8',
          other_party: 'Ada I.',
          last_message: 'And is there a loft?',
          unread: false,
          role: 'owner',
          waiting_for: 'you',
          listing: { slug: 'mill-lane-witham', is_live: true },
        },
        messages: [
          {
            message: 'Does the boiler work?',
            sender_id: buyer.id,
            sender_name: 'Ada I.',
            thread_id: threadId,
          },
          { message: 'And is there a loft?' },
        ],
        has_earlier: false,
        contact: 'open',
      },
    })
  })

  it('asks the landlord about a home to let, and refuses questions once the home is let (B-10)', async () => {
    const tenant = await insertUser(suite.pool)
    const question = { ...userInput(tenant), message: 'May I bring a cat?' }
    const questionReply = await gateway().askAboutLetting({ ...question, property_id: lettingId }, tenant)
    expect(questionReply).toMatchObject({ ok: true, data: { thread_id: expect.any(Number) } })
    expect(await gateway().getThreads(userInput(tenant), tenant)).toMatchObject({
      ok: true,
      data: [{ kind: 'letting', subject: 'Low Street, Witham, CM8', waiting_for: 'other', unread: false }],
    })
    expect(await gateway().askAboutLetting({ ...question, property_id: letAgreedId }, tenant)).toMatchObject({
      ok: false,
      message: 'Questions are not available for this property.',
    })
    expect(await gateway().askAboutLetting({ ...question, property_id: saleId }, tenant)).toMatchObject({
      ok: false,
      message: 'Letting not found',
    })
  })

  it('refuses a question by the owner, about a withdrawn listing, without visible text, or of too many characters', async () => {
    const buyer = await insertUser(suite.pool)
    const tryToAsk = async (user: TestUser, propertyId: number, message: string) => {
      const reply = await gateway().askAboutProperty(
        { ...userInput(user), property_id: propertyId, message },
        user,
      )
      return reply.message
    }
    expect(await tryToAsk(seller, saleId, 'Hello me')).toBe(
      'You cannot contact yourself about your own listing.',
    )
    expect(await tryToAsk(buyer, withdrawnId, 'Hello?')).toBe('Property not found')
    // Spaces, zero-width characters, the Hangul filler, the Braille blank and NUL.
    for (const blank of ['', '  \n ', '\u200b\u200d', '\u3164\u2800', '\0'])
      expect(await tryToAsk(buyer, saleId, blank)).toBe('Please enter your message')
    expect(await tryToAsk(buyer, saleId, 'x'.repeat(100_000))).toBe(
      'Please write no more than 5,000 characters.',
    )
    expect(await gateway().getThreads(userInput(buyer), buyer)).toMatchObject({ ok: true, data: [] })
  })

  it('shows an answer as unread until it is read (B-13, B-14, B-15, A-47)', async () => {
    const buyer = await insertUser(suite.pool)
    const threadId = await ask(buyer, 'Is it quiet?')
    const answer = { ...userInput(seller), thread_id: threadId, message: ' <b>Very</b> quiet ' }
    expect(await gateway().sendMessage(answer, seller)).toMatchObject({
      ok: true,
      data: { thread_id: threadId, sender_id: seller.id, message: '<b>Very</b> quiet' },
    })
    expect(await gateway().unreadThreads(userInput(buyer), buyer)).toMatchObject({
      ok: true,
      data: [{ id: threadId, unread: true, unread_count: 1, last_message: '<b>Very</b> quiet' }],
    })
    const threadInput = { ...userInput(buyer), thread_id: threadId }
    const { messages } = dataOf(await gateway().getThread({ ...threadInput, read_up_to: 1 }, buyer))
    const answerId = messages.at(-1)!.id
    await gateway().sendMessage({ ...answer, message: 'At night too' }, seller)
    await gateway().getThread({ ...threadInput, read_up_to: answerId }, buyer)
    expect(await gateway().unreadThreads(userInput(buyer), buyer)).toMatchObject({
      data: [{ unread_count: 1 }],
    })
    await gateway().getThread(threadInput, buyer)
    expect(await gateway().unreadThreads(userInput(buyer), buyer)).toMatchObject({ ok: true, data: [] })
    expect(await gateway().getThread({ ...userInput(seller), thread_id: threadId }, seller)).toMatchObject({
      data: { read_by_other: expect.any(Number) },
    })
    expect(await gateway().sendMessage({ ...answer, message: ' ' }, seller)).toMatchObject({
      message: 'Please enter your message',
    })
  })

  it('stores a message once if it is sent twice in a row, and again if an answer lies in between', async () => {
    const buyer = await insertUser(suite.pool)
    const threadId = await ask(buyer, 'Yes')
    const sendYes = (user: TestUser) =>
      gateway().sendMessage({ ...userInput(user), thread_id: threadId, message: 'Yes' }, user)
    const replies = [
      ...(await Promise.all([sendYes(buyer), sendYes(buyer)])),
      ...(await Promise.all([sendYes(seller), sendYes(seller)])),
    ]
    expect(replies.every(({ ok }) => ok)).toBe(true)
    await sendYes(buyer)
    const thread = await gateway().getThread({ ...userInput(buyer), thread_id: threadId }, buyer)
    expect(dataOf(thread).messages.map(({ sender_id }) => sender_id)).toEqual([buyer.id, seller.id, buyer.id])
  })

  it('returns the newest 50 messages of a long thread, and then the earlier ones', async () => {
    const buyer = await insertUser(suite.pool)
    const threadId = await ask(buyer, 'message 0')
    // With the question, the thread has two more messages than a page.
    for (let index = 1; index < MESSAGES_PER_PAGE + 2; index += 1)
      await gateway().sendMessage(
        { ...userInput(buyer), thread_id: threadId, message: `message ${index}` },
        buyer,
      )
    const { has_earlier, messages } = dataOf(
      await gateway().getThread({ ...userInput(seller), thread_id: threadId }, seller),
    )
    expect(has_earlier).toBe(true)
    expect(messages.map(({ message }) => message)).toEqual(
      Array.from({ length: MESSAGES_PER_PAGE }, (_, index) => `message ${index + 2}`),
    )
    expect(
      await gateway().getThread(
        { ...userInput(seller), thread_id: threadId, before: messages[0]!.id },
        seller,
      ),
    ).toMatchObject({
      data: { has_earlier: false, messages: [{ message: 'message 0' }, { message: 'message 1' }] },
    })
  })

  it('lets neither side write after one blocks the other, until that side unblocks', async () => {
    const buyer = await insertUser(suite.pool)
    const threadId = await ask(buyer, 'Answer me!')
    const thread = { thread_id: threadId }
    const write = async (user: TestUser, message: string) =>
      (await gateway().sendMessage({ ...userInput(user), ...thread, message }, user)).ok
    expect(await gateway().blockPerson({ ...userInput(seller), ...thread }, seller)).toMatchObject({
      ok: true,
    })
    expect(await write(buyer, 'Now!')).toBe(false)
    expect(await write(seller, 'No')).toBe(false)
    await expect(ask(buyer, 'Now?')).rejects.toThrow('This person cannot be written to.')
    expect(await gateway().getThread({ ...userInput(seller), ...thread }, seller)).toMatchObject({
      data: { contact: 'blocked' },
    })
    expect(await gateway().getThread({ ...userInput(buyer), ...thread }, buyer)).toMatchObject({
      data: { contact: 'unreachable' },
    })
    await gateway().unblockPerson({ ...userInput(buyer), ...thread }, buyer)
    expect(await write(buyer, 'Now!')).toBe(false)
    await gateway().unblockPerson({ ...userInput(seller), ...thread }, seller)
    expect(await write(buyer, 'Now!')).toBe(true)
  })

  it('reports a thread to the agency by mail', async () => {
    const buyer = await insertUser(suite.pool)
    const threadId = await ask(buyer, 'Send me your bank card')
    const report = { ...userInput(seller), thread_id: threadId, reason: `Fraud of ${buyer.id}?` }
    expect(await gateway().reportThread(report, seller)).toMatchObject({ ok: true })
    const { rows } = await suite.pool.query<{ text: string }>('SELECT text FROM mail WHERE subject = $1', [
      `Conversation ${threadId} has been reported`,
    ])
    expect(rows[0]?.text).toContain(`Reason: Fraud of ${buyer.id}?`)
    expect(rows[0]?.text).toContain('Send me your bank card')
    expect(await gateway().reportThread({ ...report, reason: '' }, seller)).toMatchObject({
      message: 'Please tell us what is wrong',
    })
  })

  it('refuses a thread of other users with the message for a thread that does not exist', async () => {
    const [buyer, stranger] = [await insertUser(suite.pool), await insertUser(suite.pool)]
    const threadId = await ask(buyer, 'Our secret')
    for (const id of [threadId, MISSING_ID])
      expect(await gateway().getThread({ ...userInput(stranger), thread_id: id }, stranger)).toEqual({
        ok: false,
        message: 'Thread not found',
      })
  })
})

it('makes every call about conversations', () => {
  expect(threadCalls.filter((name) => !suite.madeCalls.has(name))).toEqual([])
})
