import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { CONVERSATION_HEADER } from '../../lib/contract/conversation'
import { createFilledDatabase, startSite } from './support/site'
import { quantile } from './support/times'

/**
 * Measures the chatbot's replies over HTTP in the production build (goal: p95 of at most 150 ms). Each conversation
 * names a listing, asks about the listing, searches for homes, and asks about the agency.
 */

/** The user id that the chatbot's page sends for everybody (CHAT-10). */
const PAGE_USER_ID = 123
/** 35 conversations of 7 messages are 245, fewer than the 300 that one network may send in ten minutes. */
const CONVERSATIONS = 35
/** The messages of a conversation after the first one, which consists of the id of a listing. */
const MESSAGES = [
  'What is the price, and how many bedrooms and bathrooms has it?',
  'Is it freehold or leasehold, and what are the ground rent and the service charge?',
  '3 bed house near Leeds under 350k with parking',
  'flat to rent in Chelmsford under 1100',
  'How much does it cost to sell with you?',
  'Where could my bicycle sleep?',
]

const formatQuantile = (times: number[], share: number) => quantile(times, share).toFixed(0)

const database = await createFilledDatabase()
const site = await startSite(database)
try {
  const page = await (await fetch(`${site.url}/find-a-property/essex`)).text()
  const listingIds = [...new Set([...page.matchAll(/\/property\/(\d+)\//g)].map(([, id]) => id!))]
  const send = async (conversation: string, message: string): Promise<number> => {
    const startedAt = performance.now()
    const response = await fetch(`${site.url}/api/v2/chatbot/emoov-chatbot-api`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: 'demo-api-key',
        [CONVERSATION_HEADER]: conversation,
      },
      body: JSON.stringify({ userId: PAGE_USER_ID, message }),
    })
    const { code, message: refusal } = (await response.json()) as { code: number; message: string }
    if (code !== 1) throw new Error(`The chatbot refused: ${refusal}`)
    return performance.now() - startedAt
  }
  const holdConversation = async (index: number): Promise<number[]> => {
    const conversation = randomUUID()
    const times = [await send(conversation, listingIds[index % listingIds.length]!)]
    for (const message of MESSAGES) times.push(await send(conversation, message))
    return times
  }
  const firstConversationTimes = await holdConversation(0)
  const times: number[] = []
  for (let index = 1; index < CONVERSATIONS; index += 1) times.push(...(await holdConversation(index)))
  console.log(`first conversation: slowest reply ${formatQuantile(firstConversationTimes, 1)} ms`)
  console.log(
    `n ${times.length}  p50 ${formatQuantile(times, 0.5)}  p95 ${formatQuantile(times, 0.95)}  max ${formatQuantile(times, 1)} ms`,
  )
} finally {
  await site.stop()
  await database.drop()
}
