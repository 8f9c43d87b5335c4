import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatListing } from '../../../lib/agency/chat/listing'
import type { Gateway } from '../../../lib/gateway/gateway'
import { createFilledDatabase, type TestDatabase } from '../../support/databases'
import { query } from '../../support/sql'

/* D-151: what the language model says is never shown. It chooses among what we say. */

const MESSAGE = 'Where could my bicycle sleep?'
let database: TestDatabase
let gateway: Gateway
let model: Server
let listing: ChatListing
let statements: string[]
/** What the stand-in for the language model answers next. */
let answer: (request: IncomingMessage, response: ServerResponse) => void
let requests: { path: string | undefined; authorization: string | undefined; body: string }[] = []

const complete = (content: string) => (_request: IncomingMessage, response: ServerResponse) =>
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
    answer(request, response)
  })
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve))
  process.env.DATABASE_URL = database.url
  process.env.CHAT_MODEL_URL = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`
  process.env.CHAT_MODEL_KEY = 'key-of-the-model'
  gateway = (await import('../../../lib/gateway/embedded')).createEmbeddedGateway()
  const [row] = (await query(
    `SELECT listing_id AS id FROM search_entry WHERE kind = 'sale' AND type = 'detached-house' ORDER BY listing_id LIMIT 1`,
  )) as { id: number }[]
  listing = (await (await import('../../../lib/agency/chat/listing')).findListing(row!.id))!
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

let conversations = 0
/** Asks in a conversation about the listing, from a network of its own. */
async function ask(message: string): Promise<string> {
  conversations += 1
  const caller = {
    conversation: `conversation-of-test-${conversations}`.padEnd(32, '0'),
    address: `10.0.${conversations >> 8}.${conversations & 255}`,
  }
  await gateway.chatbot({ userId: 123, message: String(listing.id) }, caller)
  const reply = await gateway.chatbot({ userId: 123, message }, caller)
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.response
}

const isOurs = (text: string): boolean =>
  text.startsWith("I don't know that about") ||
  text.split('\n').every((line) => statements.join('\n').includes(line))

describe('a language model behind the chatbot', () => {
  it('chooses which of our statements answer a message, by an API like OpenAI’s', async () => {
    const index = statements.findIndex((text) => text.startsWith('Parking'))
    answer = complete(JSON.stringify({ statements: [index] }))
    expect(await ask(MESSAGE)).toBe(statements[index])
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer key-of-the-model',
    })
    expect(requests[0]?.body).toContain(MESSAGE)
    expect(requests[0]?.body).not.toContain('conversation-of-test')
  })

  it('is not asked what the listing answers without it', async () => {
    answer = complete('{"statements":[]}')
    expect(await ask('What is the price?')).toContain('£')
    expect(requests).toEqual([])
  })

  it.each<[string, typeof answer]>([
    ['prose', complete('It has a heated swimming pool and costs £1.')],
    ['words beside its choice', complete('{"statements":[],"text":"It has a heated swimming pool."}')],
    ['numbers of no statement', complete('{"statements":[99999,-1,0.5,1e309]}')],
    ['names of properties of lists', complete('{"statements":["length","constructor"]}')],
    ['no choice at all', complete('')],
    ['an error', (_request, response) => response.writeHead(500).end('{}')],
    ['another shape', (_request, response) => response.writeHead(200).end('{"choices":[]}')],
    ['half an answer', (_request, response) => response.destroy()],
    ['another address', (_request, response) => response.writeHead(302, { location: '/elsewhere' }).end()],
  ])('that gives %s is not believed', async (_case, lie) => {
    answer = lie
    expect(await ask(MESSAGE)).toContain("I don't know that about")
  })

  it('can make us say nothing but what we hold, whatever it writes', async () => {
    const content = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.integer({ min: -5, max: 80 })).map((chosen) => JSON.stringify({ statements: chosen })),
    )
    const { listQuestions } = await import('../../../lib/agency/chat/site-answers')
    statements.push(...(await listQuestions()).map((question) => question.answer.text))
    await fc.assert(
      fc.asyncProperty(content, async (written) => {
        answer = complete(written)
        expect(isOurs(await ask(MESSAGE)), written).toBe(true)
      }),
      { numRuns: 20 },
    )
  })

  it('is given up when it does not answer in time', async () => {
    answer = () => undefined
    const { chooseStatements } = await import('../../../lib/agency/chat/language-model')
    await expect(
      chooseStatements(MESSAGE, [{ choiceText: 'shed', text: 'It has a shed.' }], 50),
    ).rejects.toThrow(/timeout/)
  })
})
