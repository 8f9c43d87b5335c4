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
  arrived,
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
  talk: Conversation
  buyerTabs: [Tab, Tab]
  owner: Tab
}
async function openScene(first: MessageProcess, second: MessageProcess): Promise<Scene> {
  const talk = await insertConversation()
  const buyer = socketTokenOf(talk.buyer)
  const buyerTabs: [Tab, Tab] = [await openTab(first.url, buyer), await openTab(second.url, buyer)]
  return { talk, buyerTabs, owner: await openTab(second.url, socketTokenOf(talk.owner)) }
}
const closeScene = ({ buyerTabs, owner }: Scene) =>
  [...buyerTabs, owner].forEach(({ socket }) => socket.close())

/** Every tab has every message once, and the owner a notice of each that the buyer wrote. */
async function expectExactlyOnce({ talk, buyerTabs, owner }: Scene): Promise<void> {
  const before = owner.of('thread_message').length
  const notices = owner.of('new_message').length
  const bodies = Array.from({ length: 20 }, (_, index) => `message ${before + index}`)
  for (const [index, body] of bodies.entries())
    await post(talk.threadId, index % 2 ? talk.owner.id : talk.buyer.id, body)
  const tabs = [...buyerTabs, owner]
  for (const tab of tabs) await arrived(tab, 'thread_message', before + 20)
  for (const tab of tabs)
    expect(
      tab
        .of('thread_message')
        .slice(before)
        .map(({ message }) => message),
    ).toEqual(bodies)
  expect(owner.of('new_message')).toHaveLength(notices + 10)
}

/** Every tab has every message, as a browser sees them, which sorts them by id and ignores what arrives twice. */
async function expectNothingLost({ talk, buyerTabs, owner }: Scene): Promise<void> {
  const postedNumbers: number[] = []
  for (let index = 0; index < 10; index += 1)
    postedNumbers.push(
      (await post(talk.threadId, index % 2 ? talk.owner.id : talk.buyer.id, `around ${index}`)).id,
    )
  const idsOf = (tab: Tab) => new Set(tab.of('thread_message').map(({ id }) => id))
  for (const tab of [...buyerTabs, owner])
    await eventually(() => expect(postedNumbers.filter((id) => !idsOf(tab).has(id))).toEqual([]))
}

/** Longer than signs of typing of one socket must be apart. */
const SIGN_INTERVAL_MS = 1_100

/** Signs of the first process arrive in the second, and each once: Redis may lose one while it comes back. */
async function expectSignsOfTypingOnce({ talk, buyerTabs, owner }: Scene): Promise<void> {
  const before = owner.of('typing').length
  let sent = 0
  await vi.waitFor(
    () => {
      if (owner.of('typing').length > before) return
      buyerTabs[0].socket.emit('typing', { thread_id: talk.threadId })
      sent += 1
      throw new Error('no sign yet')
    },
    { timeout: 30_000, interval: SIGN_INTERVAL_MS },
  )
  expect(owner.of('typing').length - before).toBeLessThanOrEqual(sent)
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
    await Promise.all(processes.map((one) => one.kill()))
  })

  it('give every tab every message exactly once', () => expectExactlyOnce(scene))
  it('carry signs of typing to each other', () => expectSignsOfTypingOnce(scene))
  it('close the sockets of an ended session in both', async () => {
    await deleteRows('userSession', { userId: scene.talk.buyer.id })
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
  afterEach(() => expect(processes.map((one) => one.process.exitCode)).toEqual([null, null]))
  afterAll(async () => {
    closeScene(scene)
    await Promise.all(processes.map((one) => one.kill()))
  })

  it('give every tab every message exactly once', () => expectExactlyOnce(scene))
  it('carry signs of typing to each other', () => expectSignsOfTypingOnce(scene))

  it('bring messages and read marks by Redis to a process that NOTIFY does not reach', async () => {
    const deaf = await startProcess({ IS_DEAF: '1' })
    const deafScene = await openScene(processes[0], deaf)
    await waitForReaders(redis!, 3)
    await expectExactlyOnce(deafScene)
    const { talk, owner } = deafScene
    await getThread({ user_id: talk.buyer.id, thread_id: talk.threadId }, {
      user: { id: talk.buyer.id, sessionId: 0 },
    } as never)
    await arrived(owner, 'thread_read')
    closeScene(deafScene)
    await deaf.kill()
  })

  it('send a message once each where the process that had the thread is gone', async () => {
    await giveThreadToNobody(redis!, scene.talk.threadId)
    await expectExactlyOnce(scene)
  })

  it('lose neither messages nor signs while Redis is away, and send them once when it is back', async () => {
    await redis!.stop()
    await expectExactlyOnce(scene)
    await expectSignsOfTypingOnce(scene)
    await redis!.start()
    await expectNothingLost(scene)
    await waitForReaders(redis!, 2)
    await expectExactlyOnce(scene)
    await expectSignsOfTypingOnce(scene)
  })

  it('lose no message while Redis does not answer', async () => {
    const goOn = redis!.freeze()
    await expectNothingLost(scene)
    goOn()
    await expectNothingLost(scene)
    await waitForReaders(redis!, 2)
    await expectExactlyOnce(scene)
  })

  it('open sockets while Redis is away', async () => {
    await redis!.stop()
    const late = await startProcess()
    const lateScene = await openScene(late, processes[0])
    await expectExactlyOnce(lateScene)
    closeScene(lateScene)
    await late.kill()
    await redis!.start()
  })
})
