import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatListing } from '../../../lib/agency/chat/listing'
import type { Gateway } from '../../../lib/gateway/gateway'
import { createFilledDatabase, type TestDatabase } from '../../support/databases'
import { query } from '../../support/sql'

/* The language model only chooses among our statements: no text that it writes is ever shown (D-151). */

/** No rule of the chatbot matches this message, so it goes to the language model. */
const UNMATCHED_MESSAGE = 'Where could my bicycle sleep?'
let database: TestDatabase
let gateway: Gateway
let model: Server
let listing: ChatListing
let statements: string[]
/** Responds to the requests that the fake language model gets. */
let respond: (request: IncomingMessage, response: ServerResponse) => void
let requests: { path: string | undefined; authorization: string | undefined; body: string }[] = []

/** Creates a response in the form of OpenAI's API, whose message has the given content. */
const createCompletion = (content: string) => (_request: IncomingMessage, response: ServerResponse) =>
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }))

beforeAll(async () => {
  database = await createFilledDatabase()
  model = createServer(async (request, response) => {
    requests.push({
      path: request.url,
      authorization: request.headers.authorization,
      body: await readText(request),
    })
    respond(request, response)
  })
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve))
  process.env.DATABASE_URL = database.url
  process.env.CHAT_MODEL_URL = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`
  process.env.CHAT_MODEL_KEY = 'key-of-the-model'
  gateway = (await import('../../../lib/gateway/embedded')).createEmbeddedGateway()
  // The demonstration's detached houses have a statement about parking, which a test chooses.
  const [row] = (await query(
    `SELECT listing_id AS id FROM search_entry WHERE kind = 'sale' AND type = 'detached-house' ORDER BY listing_id LIMIT 1`,
  )) as { id: number }[]
  const { findListing } = await import('../../../lib/agency/chat/listing')
  listing = (await findListing(row!.id))!
  const { listStatements } = await import('../../../lib/agency/chat/listing-answers')
  statements = listStatements(listing).map(({ text }) => text)
})
afterAll(async () => {
  model.closeAllConnections()
  model.close()
  await (await import('../../../lib/agency/database')).disconnect()
  await database.drop()
})
beforeEach(() => {
  requests = []
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const VISITOR_ID = 123
let conversationCount = 0
/** Asks about the listing in a new conversation, from a new network so that the rate limit is not reached. */
async function ask(message: string): Promise<string> {
  conversationCount += 1
  const caller = {
    conversation: `conversation-of-test-${conversationCount}`,
    address: `10.0.${conversationCount >> 8}.${conversationCount & 255}`,
  }
  // The number of a listing makes the listing the topic of the conversation.
  await gateway.chatbot({ userId: VISITOR_ID, message: String(listing.id) }, caller)
  const reply = await gateway.chatbot({ userId: VISITOR_ID, message }, caller)
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.response
}

/** Whether a reply consists of lines of the given texts, or says that the answer is unknown. */
const consistsOf = (reply: string, texts: string[]): boolean =>
  reply.startsWith("I don't know that about") ||
  reply.split('\n').every((line) => texts.join('\n').split('\n').includes(line))

describe('a language model behind the chatbot', () => {
  it('chooses which of our statements answer a message, by an API like OpenAI’s', async () => {
    const index = statements.findIndex((text) => text.startsWith('Parking'))
    respond = createCompletion(JSON.stringify({ statements: [index] }))
    expect(await ask(UNMATCHED_MESSAGE)).toBe(statements[index])
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer key-of-the-model',
    })
    expect(requests[0]?.body).toContain(UNMATCHED_MESSAGE)
    expect(requests[0]?.body).not.toContain('conversation-of-test')
  })

  it('is not asked when the listing already answers the message', async () => {
    respond = createCompletion('{"statements":[]}')
    expect(await ask('What is the price?')).toContain('£')
    expect(requests).toEqual([])
  })

  it.each<[string, typeof respond]>([
    ['prose', createCompletion('It has a heated swimming pool and costs £1.')],
    ['text beside its choice', createCompletion('{"statements":[],"text":"It has a heated swimming pool."}')],
    ['indexes of no statement', createCompletion('{"statements":[99999,-1,0.5,1e309]}')],
    ['names of array properties', createCompletion('{"statements":["length","constructor"]}')],
    ['no choice at all', createCompletion('')],
    ['an error', (_request, response) => response.writeHead(500).end('{}')],
    ['another shape', (_request, response) => response.writeHead(200).end('{"choices":[]}')],
    ['half an answer', (_request, response) => response.destroy()],
    ['a redirect', (_request, response) => response.writeHead(302, { location: '/elsewhere' }).end()],
  ])('is ignored when it responds with %s', async (_case, respondInvalidly) => {
    respond = respondInvalidly
    expect(await ask(UNMATCHED_MESSAGE)).toContain("I don't know that about")
  })

  it('cannot make the chatbot say anything but our statements, whatever it writes', async () => {
    // Some of the chosen numbers are indexes of statements, and others are not.
    const content = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.integer({ min: -5, max: 80 })).map((chosen) => JSON.stringify({ statements: chosen })),
    )
    const { listQuestions } = await import('../../../lib/agency/chat/site-answers')
    const siteAnswers = (await listQuestions('england')).map((question) => question.answer.text)
    const allowedTexts = [...statements, ...siteAnswers]
    await fc.assert(
      fc.asyncProperty(content, async (modelContent) => {
        respond = createCompletion(modelContent)
        expect(consistsOf(await ask(UNMATCHED_MESSAGE), allowedTexts), modelContent).toBe(true)
      }),
      { numRuns: 20 },
    )
  })

  it('is abandoned when it does not answer in time', async () => {
    respond = () => undefined
    const { chooseStatements } = await import('../../../lib/agency/chat/language-model')
    const timeoutMs = 50
    await expect(
      chooseStatements(UNMATCHED_MESSAGE, [{ choiceText: 'shed', text: 'It has a shed.' }], timeoutMs),
    ).rejects.toThrow(/timeout/)
  })
})
