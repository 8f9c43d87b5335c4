// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { findFreePort } from '../../scripts/database/ports'
import { getThread } from '../../lib/agency/conversations/read-thread'
import { disconnect } from '../../lib/agency/database'
import { coalesce } from '../../lib/browser/coalesce'
import { mergeMessages, readMissedMessages, type ReadThread } from '../../lib/browser/thread-messages'
import type { ThreadMessage } from '../../lib/contract/threads'
import { eventually } from '../support/eventually'
import { startMessageProcess, type MessageProcess } from '../support/message-processes'
import {
  insertConversation,
  openTab,
  post,
  socketTokenOf,
  type Conversation,
} from '../support/message-server'
import { startDatabaseToRestart, type RestartedDatabase } from '../support/restarted-database'
import { findRows } from '../support/tables'
import { openToastBrowser } from '../support/toast-browser'

vi.mock('socket.io-client', async (importOriginal) =>
  (await import('../support/quick-sockets')).withQuickSockets(await importOriginal()),
)

/** `npm run test:long` drops each of eleven tabs a thousand times; the normal suite a hundred times. */
const isLong = process.env.LONG_TESTS === '1'
const DROPS_PER_TAB = isLong ? 1_000 : 100
const MESSAGES = isLong ? 300 : 30
const TIMEOUT_MS = isLong ? 1_800_000 : 240_000
const CONVERSATIONS = 5

let database: RestartedDatabase
let server: MessageProcess
let env: { DATABASE_URL: string; PORT: string }
beforeAll(async () => {
  database = await startDatabaseToRestart()
  process.env.DATABASE_URL = database.url
  env = { DATABASE_URL: database.url, PORT: String(await findFreePort()) }
  server = await startMessageProcess(env)
})
afterAll(async () => {
  await server.kill()
  await disconnect()
  await database.remove()
})

/** A tab with an open thread, which keeps it current as useLiveThread does. */
async function followThread(talk: Conversation, userId: number, token: string) {
  let messages: readonly ThreadMessage[] = []
  const { socket } = await openTab(server.url, token)
  const caller = { user: { id: userId, sessionId: 0 } } as never
  const read: ReadThread = async (before) => {
    const reply = await getThread({ user_id: userId, thread_id: talk.threadId, before }, caller).catch(
      () => undefined, // the database is away
    )
    return reply?.ok ? reply.data : undefined
  }
  const resync = coalesce(async () => {
    const missed = await readMissedMessages(read, messages.at(-1)?.id ?? 0, { firstRetryMs: 50 })
    messages = mergeMessages(messages, missed?.messages ?? [])
  })
  socket.on('connect', () => void resync())
  socket.on('resync', () => void resync())
  socket.on('thread_message', (message: ThreadMessage) => {
    messages = mergeMessages(messages, [message])
  })
  return { talk, socket, bodies: () => messages.map(({ message }) => message) }
}
type Follower = Awaited<ReturnType<typeof followThread>>

/** Breaks the connection again and again, as a phone in a train does. */
async function dropOften({ socket }: Pick<Follower, 'socket'>): Promise<void> {
  for (let drop = 0; drop < DROPS_PER_TAB; drop += 1) {
    if (!socket.connected) await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
    socket.io.engine.close()
  }
}

async function postUntilStored(talk: Conversation, index: number): Promise<void> {
  const senderId = index % 2 ? talk.buyer.id : talk.owner.id
  await eventually(() => post(talk.threadId, senderId, `message ${index}`))
}

it(
  'a thousand drops, a server’s restart and a database’s lose no message and no toast, and double none (RT-05, RT-09)',
  { timeout: TIMEOUT_MS },
  async () => {
    const talks = await Promise.all(Array.from({ length: CONVERSATIONS }, () => insertConversation()))
    const followers = await Promise.all(
      talks.flatMap((talk) =>
        [talk.buyer, talk.owner].map((user) => followThread(talk, user.id, socketTokenOf(user))),
      ),
    )
    const browser = await openToastBrowser(await insertConversation(), server.url)
    const drops = Promise.all([...followers, browser].map(dropOften))
    for (let index = 0; index < MESSAGES; index += 1) {
      if (index === MESSAGES / 3) {
        await server.kill()
        server = await startMessageProcess(env)
      }
      if (index === (2 * MESSAGES) / 3) await database.restart()
      await Promise.all([browser.receive(index), ...talks.map((talk) => postUntilStored(talk, index))])
    }
    await drops
    await eventually(() => expect(followers.every(({ socket }) => socket.connected)).toBe(true))
    await Promise.all(talks.map((talk) => postUntilStored(talk, MESSAGES)))
    for (const { talk, bodies } of followers) {
      const stored = await findRows('threadMessage', { threadId: talk.threadId })
      expect(stored.length).toBeGreaterThan(MESSAGES)
      await eventually(() => expect(bodies()).toEqual(stored.map(({ body }) => body)))
    }
    expect(browser.shown).toEqual(Array.from({ length: MESSAGES }, (_, index) => `message ${index}`))
    for (const { socket } of followers) socket.close()
    browser.close()
  },
)
