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
const MESSAGE_COUNT = isLong ? 300 : 30
const TIMEOUT_MS = isLong ? 1_800_000 : 240_000
const CONVERSATION_COUNT = 5

let database: RestartedDatabase
let server: MessageProcess
let processEnv: { DATABASE_URL: string; PORT: string }
beforeAll(async () => {
  database = await startDatabaseToRestart()
  process.env.DATABASE_URL = database.url
  processEnv = { DATABASE_URL: database.url, PORT: String(await findFreePort()) }
  server = await startMessageProcess(processEnv)
})
afterAll(async () => {
  await server.kill()
  await disconnect()
  await database.remove()
})

/** Opens a tab that shows a thread and keeps it up to date, as useLiveThread does. */
async function followThread(conversation: Conversation, userId: number, token: string) {
  let messages: readonly ThreadMessage[] = []
  const { socket } = await openTab(server.url, token)
  const caller = { user: { id: userId, sessionId: 0 } }
  const read: ReadThread = async (before) => {
    const input = { user_id: userId, thread_id: conversation.threadId, before }
    // The call fails while the database restarts.
    const reply = await getThread(input, caller).catch(() => undefined)
    return reply?.ok ? reply.data : undefined
  }
  const resync = coalesce(async () => {
    const missedThread = await readMissedMessages(read, messages.at(-1)?.id ?? 0, { firstRetryMs: 50 })
    messages = mergeMessages(messages, missedThread?.messages ?? [])
  })
  socket.on('connect', () => void resync())
  socket.on('resync', () => void resync())
  socket.on('thread_message', (message: ThreadMessage) => {
    messages = mergeMessages(messages, [message])
  })
  return { conversation, socket, bodies: () => messages.map(({ message }) => message) }
}
type Follower = Awaited<ReturnType<typeof followThread>>

/** Drops the connection again and again, as happens to a phone on a train. */
async function dropConnections({ socket }: Pick<Follower, 'socket'>): Promise<void> {
  for (let drop = 0; drop < DROPS_PER_TAB; drop += 1) {
    if (!socket.connected) await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
    socket.io.engine.close()
  }
}

async function postUntilStored(conversation: Conversation, index: number): Promise<void> {
  const senderId = index % 2 ? conversation.buyer.id : conversation.owner.id
  await eventually(() => post(conversation.threadId, senderId, `message ${index}`))
}

it(
  'dropped connections and restarts of the server and the database neither lose nor duplicate messages and toasts (R5, RT-05, RT-09)',
  { timeout: TIMEOUT_MS },
  async () => {
    const conversations = await Promise.all(
      Array.from({ length: CONVERSATION_COUNT }, () => insertConversation()),
    )
    const followers = await Promise.all(
      conversations.flatMap((conversation) =>
        [conversation.buyer, conversation.owner].map((user) =>
          followThread(conversation, user.id, socketTokenOf(user)),
        ),
      ),
    )
    const browser = await openToastBrowser(await insertConversation(), server.url)
    const drops = Promise.all([...followers, browser].map(dropConnections))
    for (let index = 0; index < MESSAGE_COUNT; index += 1) {
      if (index === MESSAGE_COUNT / 3) {
        await server.kill()
        server = await startMessageProcess(processEnv)
      }
      if (index === (2 * MESSAGE_COUNT) / 3) await database.restart()
      await Promise.all([
        browser.receive(index),
        ...conversations.map((conversation) => postUntilStored(conversation, index)),
      ])
    }
    await drops
    await eventually(() => expect(followers.every(({ socket }) => socket.connected)).toBe(true))
    await Promise.all(conversations.map((conversation) => postUntilStored(conversation, MESSAGE_COUNT)))
    for (const { conversation, bodies } of followers) {
      const storedMessages = await findRows('threadMessage', { threadId: conversation.threadId })
      expect(storedMessages.length).toBeGreaterThan(MESSAGE_COUNT)
      await eventually(() => expect(bodies()).toEqual(storedMessages.map(({ body }) => body)))
    }
    expect(browser.shownToasts).toEqual(
      Array.from({ length: MESSAGE_COUNT }, (_, index) => `message ${index}`),
    )
    for (const { socket } of followers) socket.close()
    browser.close()
  },
)
