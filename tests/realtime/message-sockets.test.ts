import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { messageBackend } from '../../lib/agency/conversations/message-backend'
import { getThread } from '../../lib/agency/conversations/read-thread'
import { disconnect } from '../../lib/agency/database'
import { connect as pool } from '../../lib/agency/pool'
import { dispatch } from '../../lib/events/subscribers'
import { createEmptyDatabase, type TestDatabase } from '../support/databases'
import { eventually } from '../support/eventually'
import { insertSession } from '../support/insert-user'
import { deleteRows, insertRow, updateRows } from '../support/tables'
import {
  arrived,
  insertConversation,
  openTab,
  post,
  socketTokenOf,
  startMessageServer,
  type Conversation,
  type MessageServer,
  type Tab,
} from '../support/message-server'

let database: TestDatabase
let server: MessageServer
let talk: Conversation
const tabs: Tab[] = []

const open = async (token: string, url = server.url): Promise<Tab> => {
  const tab = await openTab(url, token)
  tabs.push(tab)
  return tab
}
const openBoth = async () =>
  [await open(socketTokenOf(talk.buyer)), await open(socketTokenOf(talk.owner))] as const

beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  server = await startMessageServer(database.url)
})
afterEach(() => {
  for (const { socket } of tabs.splice(0)) socket.close()
})
afterAll(async () => {
  await server.close()
  await disconnect()
  await database.drop()
})

describe('the messages socket', () => {
  it.each([
    ['no token', undefined],
    ['an unknown token', 'nobody'],
    ['an object', { $ne: '' }],
    ['a token of absurd length', 'x'.repeat(5_000)],
  ])('refuses %s as an invalid one (D-145, RT-07)', async (_what, token) => {
    await expect(open(token as string)).rejects.toThrow('Invalid token')
  })

  it('refuses the token of the session itself, which scripts never see (D-18)', async () => {
    talk = await insertConversation()
    await expect(open(talk.buyer.token)).rejects.toThrow('Invalid token')
  })

  it('opens for at most twenty tabs of a user', async () => {
    talk = await insertConversation()
    for (let tab = 0; tab < 20; tab += 1) await open(socketTokenOf(talk.buyer))
    await expect(open(socketTokenOf(talk.buyer))).rejects.toThrow('Too many connections')
    await open(socketTokenOf(talk.owner))
  })

  it('answers an outage by closing the connection, so that the browser tries again', async () => {
    talk = await insertConversation()
    let isDown = true
    const flaky = await startMessageServer(database.url, {
      backend: {
        ...messageBackend,
        getUserOfToken: (token) =>
          isDown ? Promise.reject(new Error('down')) : messageBackend.getUserOfToken(token),
      },
    })
    const opening = open(socketTokenOf(talk.buyer), flaky.url)
    isDown = false
    expect((await opening).socket.connected).toBe(true)
    await flaky.close()
  })
})

describe('a message', () => {
  it('reaches the other party as a notice and thread info, and the sender’s tabs as thread info (RT-05, RT-06, D-147)', async () => {
    talk = await insertConversation()
    const [buyer, owner] = await openBoth()
    const stranger = await open(socketTokenOf((await insertConversation()).buyer))
    const { id } = await post(talk.threadId, talk.buyer.id, 'Is the garden <b>south</b> facing? "Yes" & no')
    await Promise.all([arrived(owner, 'new_message'), arrived(buyer, 'new_thread_info')])
    expect(owner.of('new_message')).toEqual([
      {
        id,
        thread_id: talk.threadId,
        type: 'info',
        title: 'New message from Ada I.',
        message:
          '<p>Is the garden &lt;b&gt;south&lt;/b&gt; facing? &quot;Yes&quot; &amp; no</p>' +
          `<p><a href="/my-account/inbox/${talk.threadId}">Open the conversation</a></p>`,
      },
    ])
    expect(owner.of('new_thread_info')).toEqual([
      { threads: [expect.objectContaining({ id: talk.threadId, unread: true, unread_count: 1 })] },
    ])
    expect(buyer.of('new_thread_info')).toEqual([
      { threads: [expect.objectContaining({ id: talk.threadId, unread: false })] },
    ])
    expect(buyer.of('new_message')).toEqual([])
    expect([owner, buyer].map((tab) => tab.of('thread_message').length)).toEqual([1, 1])
    expect(stranger.received).toEqual([])
  })

  it('arrives in the order of the thread', async () => {
    talk = await insertConversation()
    const [, owner] = await openBoth()
    const bodies = Array.from({ length: 30 }, (_, index) => `message ${index}`)
    for (const body of bodies) await post(talk.threadId, talk.buyer.id, body)
    await arrived(owner, 'thread_message', 30)
    expect(owner.of('thread_message').map(({ message }) => message)).toEqual(bodies)
  })

  it('of 141 characters is shortened in its notice to 140', async () => {
    talk = await insertConversation()
    const [, owner] = await openBoth()
    await post(talk.threadId, talk.buyer.id, '😀'.repeat(141))
    await arrived(owner, 'new_message')
    expect(owner.of('new_message')[0]?.message).toContain(`<p>${'😀'.repeat(140)}…</p>`)
  })

  it('that was read is told to both sides’ tabs', async () => {
    talk = await insertConversation()
    const { id } = await post(talk.threadId, talk.buyer.id, 'Hello')
    const [buyer, owner] = await openBoth()
    await getThread({ user_id: talk.owner.id, thread_id: talk.threadId }, {
      user: { id: talk.owner.id, sessionId: 0 },
    } as never)
    await Promise.all([arrived(buyer, 'thread_read'), arrived(owner, 'thread_read')])
    const mark = { thread_id: talk.threadId, user_id: talk.owner.id, message_id: id }
    expect([buyer.of('thread_read'), owner.of('thread_read')]).toEqual([[mark], [mark]])
  })

  it('that may have been missed makes the tabs read their threads again', async () => {
    talk = await insertConversation()
    const [buyer] = await openBoth()
    dispatch({ type: 'reconnected' })
    await arrived(buyer, 'resync')
  })
})

describe('a sign of typing', () => {
  it('reaches only the other party, at most once a second', async () => {
    talk = await insertConversation()
    const [buyer, owner] = await openBoth()
    const second = await open(socketTokenOf(talk.buyer))
    for (let key = 0; key < 20; key += 1) buyer.socket.emit('typing', { thread_id: talk.threadId })
    await arrived(owner, 'typing')
    second.socket.emit('typing', { thread_id: talk.threadId })
    await arrived(owner, 'typing', 2)
    expect(owner.of('typing')).toEqual([{ thread_id: talk.threadId }, { thread_id: talk.threadId }])
    expect(buyer.of('typing')).toEqual([])
  })

  it('is ignored from a stranger, from whom the other party has blocked, and without sense', async () => {
    const other = await insertConversation()
    talk = await insertConversation()
    await insertRow('userBlock', { blockerId: talk.owner.id, blockedId: talk.buyer.id })
    const found: (number | null)[] = []
    const published: unknown[] = []
    const watched = await startMessageServer(database.url, {
      backend: {
        ...messageBackend,
        findReachableParty: async (userId, threadId) => {
          const party = await messageBackend.findReachableParty(userId, threadId)
          found.push(party)
          return party
        },
        publish: async (event) => void published.push(event),
      },
    })
    const [stranger, buyer, owner] = [
      await open(socketTokenOf(other.buyer), watched.url),
      await open(socketTokenOf(talk.buyer), watched.url),
      await open(socketTokenOf(other.owner), watched.url),
    ]
    for (const sign of [undefined, null, 'x', [], {}, { thread_id: 'x' }, { thread_id: -1 }])
      stranger.socket.emit('typing', sign)
    stranger.socket.emit('typing', { thread_id: talk.threadId })
    buyer.socket.emit('typing', { thread_id: talk.threadId })
    await eventually(() => expect(found).toEqual([null, null]))
    owner.socket.emit('typing', { thread_id: other.threadId })
    await eventually(() => expect(published).toHaveLength(1))
    expect(published).toEqual([expect.objectContaining({ userId: other.owner.id })])
    await watched.close()
  })

  it('comes from a browser, so a flood of packets closes the socket', async () => {
    talk = await insertConversation()
    const [buyer] = await openBoth()
    const closed = new Promise<string>((resolve) => buyer.socket.once('disconnect', resolve))
    for (let packet = 0; packet < 120; packet += 1) buyer.socket.emit('anything')
    expect(await closed).toBe('io server disconnect')
  })

  it('is short, so a large packet closes the socket', async () => {
    talk = await insertConversation()
    const [buyer] = await openBoth()
    const closed = new Promise<string>((resolve) => buyer.socket.once('disconnect', resolve))
    buyer.socket.emit('typing', { thread_id: talk.threadId, more: 'x'.repeat(20_000) })
    expect(await closed).toBe('transport close')
  })
})

describe('the sockets of a session', () => {
  const closeReason = (tab: Tab) => new Promise<string>((resolve) => tab.socket.once('disconnect', resolve))

  it('are closed when it ends, and those of the user’s other sessions stay', async () => {
    talk = await insertConversation()
    const other = await insertSession(pool().pool, talk.buyer.id, 'other-device')
    const [buyer] = await openBoth()
    const elsewhere = await open(socketTokenOf(other))
    const closed = closeReason(elsewhere)
    await updateRows('userSession', { id: other.sessionId }, { endedAt: new Date() })
    expect(await closed).toBe('io server disconnect')
    expect(buyer.socket.connected).toBe(true)
  })

  it('are closed with the account, whose sessions are deleted', async () => {
    talk = await insertConversation()
    const [buyer, owner] = await openBoth()
    const closed = closeReason(buyer)
    await deleteRows('userSession', { userId: talk.buyer.id })
    expect(await closed).toBe('io server disconnect')
    expect(owner.socket.connected).toBe(true)
  })

  it('are closed after its expiry, and after an end that was not heard', async () => {
    talk = await insertConversation()
    const [buyer, owner] = await openBoth()
    await updateRows('userSession', { userId: talk.buyer.id }, { expiresAt: new Date('2020-01-01') })
    dispatch({ type: 'reconnected' })
    await eventually(() => expect(buyer.socket.connected).toBe(false))
    expect(owner.socket.connected).toBe(true)
  })
})
