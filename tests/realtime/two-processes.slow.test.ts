import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { getThread } from '../../lib/agency/conversations/read-thread'
import { disconnect } from '../../lib/agency/database'
import { createEmptyDatabase, type TestDatabase } from '../support/databases'
import { eventually } from '../support/eventually'
import {
  giveThreadToNobody,
  startMessageProcess,
  waitForReaders,
  type MessageProcess,
} from '../support/message-processes'
import { hasRedisServer, startRedis, warnWithoutRedis, type RedisServer } from '../support/redis-server'
import {
  waitForEvents,
  insertConversation,
  openTab,
  post,
  socketTokenOf,
  type Conversation,
  type Tab,
} from '../support/message-server'
import { deleteRows } from '../support/tables'

let database: TestDatabase
let redis: RedisServer | undefined
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(async () => {
  await redis?.stop()
  await disconnect()
  await database.drop()
})

/** A buyer with a tab in each of two processes, and an owner with a tab in the second. */
interface Scene {
  conversation: Conversation
  buyerTabs: [Tab, Tab]
  owner: Tab
}
async function openScene(first: MessageProcess, second: MessageProcess): Promise<Scene> {
  const conversation = await insertConversation()
  const buyer = socketTokenOf(conversation.buyer)
  const buyerTabs: [Tab, Tab] = [await openTab(first.url, buyer), await openTab(second.url, buyer)]
  return { conversation, buyerTabs, owner: await openTab(second.url, socketTokenOf(conversation.owner)) }
}
const closeScene = ({ buyerTabs, owner }: Scene) =>
  [...buyerTabs, owner].forEach(({ socket }) => socket.close())

const MESSAGE_COUNT = 20
/** The buyer and the owner write in turn; the buyer begins. */
const senderOf = ({ buyer, owner }: Conversation, index: number): number =>
  index % 2 === 0 ? buyer.id : owner.id

/** Expects that each tab gets each message once, and the owner's tab a notice of each message of the buyer. */
async function expectExactlyOnce({ conversation, buyerTabs, owner }: Scene): Promise<void> {
  const earlierMessages = owner.eventData('thread_message').length
  const earlierNotices = owner.eventData('new_message').length
  const bodies = Array.from({ length: MESSAGE_COUNT }, (_, index) => `message ${earlierMessages + index}`)
  for (const [index, body] of bodies.entries())
    await post(conversation.threadId, senderOf(conversation, index), body)
  const tabs = [...buyerTabs, owner]
  for (const tab of tabs) await waitForEvents(tab, 'thread_message', earlierMessages + MESSAGE_COUNT)
  for (const tab of tabs)
    expect(
      tab
        .eventData('thread_message')
        .slice(earlierMessages)
        .map(({ message }) => message),
    ).toEqual(bodies)
  expect(owner.eventData('new_message')).toHaveLength(earlierNotices + MESSAGE_COUNT / 2)
}

/** Expects that each tab gets each message. Order and repeats do not matter: a browser sorts by id and drops repeats. */
async function expectNothingLost({ conversation, buyerTabs, owner }: Scene): Promise<void> {
  const postedIds: number[] = []
  for (let index = 0; index < 10; index += 1)
    postedIds.push((await post(conversation.threadId, senderOf(conversation, index), `around ${index}`)).id)
  const idsOf = (tab: Tab) => new Set(tab.eventData('thread_message').map(({ id }) => id))
  for (const tab of [...buyerTabs, owner])
    await eventually(() => expect(postedIds.filter((id) => !idsOf(tab).has(id))).toEqual([]))
}

/** The server accepts one typing signal of a socket each second. */
const TYPING_INTERVAL_MS = 1_100

/**
 * Sends typing signals until one reaches the other process, because Redis may lose some while it restarts. Expects that
 * none arrives twice.
 */
async function expectNoRepeatedTypingSignals({ conversation, buyerTabs, owner }: Scene): Promise<void> {
  const earlierSignals = owner.eventData('typing').length
  let sentSignals = 0
  await vi.waitFor(
    () => {
      if (owner.eventData('typing').length > earlierSignals) return
      buyerTabs[0].socket.emit('typing', { thread_id: conversation.threadId })
      sentSignals += 1
      throw new Error('no typing signal yet')
    },
    { timeout: 30_000, interval: TYPING_INTERVAL_MS },
  )
  expect(owner.eventData('typing').length - earlierSignals).toBeLessThanOrEqual(sentSignals)
}

describe('two processes with only PostgreSQL (D-145)', () => {
  let processes: [MessageProcess, MessageProcess]
  let scene: Scene
  beforeAll(async () => {
    const env = { DATABASE_URL: database.url }
    processes = await Promise.all([startMessageProcess(env), startMessageProcess(env)])
    scene = await openScene(...processes)
  })
  afterAll(async () => {
    closeScene(scene)
    await Promise.all(processes.map(({ kill }) => kill()))
  })

  it('give every tab every message exactly once', () => expectExactlyOnce(scene))
  it('pass typing signals to each other', () => expectNoRepeatedTypingSignals(scene))
  it('close the sockets of an ended session in both', async () => {
    await deleteRows('userSession', { userId: scene.conversation.buyer.id })
    await eventually(() =>
      expect(scene.buyerTabs.map(({ socket }) => socket.connected)).toEqual([false, false]),
    )
    expect(scene.owner.socket.connected).toBe(true)
  })
})

warnWithoutRedis('two processes with Redis')

describe.skipIf(!hasRedisServer)('two processes with Redis', () => {
  let processes: [MessageProcess, MessageProcess]
  let scene: Scene
  const startProcess = (settings = {}) =>
    startMessageProcess({ DATABASE_URL: database.url, REDIS_URL: redis!.url, ...settings })
  beforeAll(async () => {
    redis = await startRedis()
    processes = await Promise.all([startProcess(), startProcess()])
    scene = await openScene(...processes)
    await waitForReaders(redis!, 2)
  })
  afterEach(() => expect(processes.map(({ process }) => process.exitCode)).toEqual([null, null]))
  afterAll(async () => {
    closeScene(scene)
    await Promise.all(processes.map(({ kill }) => kill()))
  })

  it('give every tab every message exactly once', () => expectExactlyOnce(scene))
  it('pass typing signals to each other', () => expectNoRepeatedTypingSignals(scene))

  it('bring messages and read marks by Redis to a process that NOTIFY does not reach', async () => {
    const processWithoutNotify = await startProcess({ IGNORES_NOTIFY: '1' })
    const sceneWithoutNotify = await openScene(processes[0], processWithoutNotify)
    await waitForReaders(redis!, 3)
    await expectExactlyOnce(sceneWithoutNotify)
    const { conversation, owner } = sceneWithoutNotify
    await getThread(
      { user_id: conversation.buyer.id, thread_id: conversation.threadId },
      { user: { id: conversation.buyer.id, sessionId: 0 } },
    )
    await waitForEvents(owner, 'thread_read')
    closeScene(sceneWithoutNotify)
    await processWithoutNotify.kill()
  })

  it('send each message once even when the process chosen for its thread has died', async () => {
    await giveThreadToNobody(redis!, scene.conversation.threadId)
    await expectExactlyOnce(scene)
  })

  it('lose neither messages nor typing signals while Redis is down, and send each once after it is back', async () => {
    await redis!.stop()
    await expectExactlyOnce(scene)
    await expectNoRepeatedTypingSignals(scene)
    await redis!.start()
    await expectNothingLost(scene)
    await waitForReaders(redis!, 2)
    await expectExactlyOnce(scene)
    await expectNoRepeatedTypingSignals(scene)
  })

  it('lose no message while Redis does not answer', async () => {
    const unfreeze = redis!.freeze()
    await expectNothingLost(scene)
    unfreeze()
    await expectNothingLost(scene)
    await waitForReaders(redis!, 2)
    await expectExactlyOnce(scene)
  })

  it('open sockets while Redis is down', async () => {
    await redis!.stop()
    const newProcess = await startProcess()
    const newScene = await openScene(newProcess, processes[0])
    await expectExactlyOnce(newScene)
    closeScene(newScene)
    await newProcess.kill()
    await redis!.start()
  })
})
