import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { messageBackend } from '../../lib/agency/conversations/message-backend'
import { getThread } from '../../lib/agency/conversations/read-thread'
import { disconnect } from '../../lib/agency/database'
import { connect } from '../../lib/agency/pool'
import { dispatch } from '../../lib/events/subscribers'
import { createEmptyDatabase, type TestDatabase } from '../support/databases'
import { eventually } from '../support/eventually'
import { insertSession } from '../support/insert-user'
import { deleteRows, insertRow, updateRows } from '../support/tables'
import {
  waitForEvents,
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
let conversation: Conversation
const tabs: Tab[] = []

const openTrackedTab = async (token: string, url = server.url): Promise<Tab> => {
  const tab = await openTab(url, token)
  tabs.push(tab)
  return tab
}
const openBothTabs = async () =>
  [
    await openTrackedTab(socketTokenOf(conversation.buyer)),
    await openTrackedTab(socketTokenOf(conversation.owner)),
  ] as const

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
    ['a token of 5,000 characters', 'x'.repeat(5_000)],
  ])('refuses %s as an invalid token (D-145, RT-07)', async (_case, token) => {
    await expect(openTrackedTab(token as string)).rejects.toThrow('Invalid token')
  })

  it('refuses the token of the session itself, which scripts never see (D-18)', async () => {
    conversation = await insertConversation()
    await expect(openTrackedTab(conversation.buyer.token)).rejects.toThrow('Invalid token')
  })

  it('opens for at most twenty tabs of a user', async () => {
    conversation = await insertConversation()
    for (let tab = 0; tab < 20; tab += 1) await openTrackedTab(socketTokenOf(conversation.buyer))
    await expect(openTrackedTab(socketTokenOf(conversation.buyer))).rejects.toThrow('Too many connections')
    await openTrackedTab(socketTokenOf(conversation.owner))
  })

  it('answers an outage by closing the connection, so that the browser tries again', async () => {
    conversation = await insertConversation()
    let isDown = true
    const serverWithOutage = await startMessageServer(database.url, {
      backend: {
        ...messageBackend,
        getUserOfToken: (token) =>
          isDown ? Promise.reject(new Error('down')) : messageBackend.getUserOfToken(token),
      },
    })
    const opening = openTrackedTab(socketTokenOf(conversation.buyer), serverWithOutage.url)
    isDown = false
    expect((await opening).socket.connected).toBe(true)
    await serverWithOutage.close()
  })
})

describe('a message', () => {
  it('is sent as a notice to the other party, and as thread info to both (RT-05, RT-06, D-147)', async () => {
    conversation = await insertConversation()
    const [buyer, owner] = await openBothTabs()
    const stranger = await openTrackedTab(socketTokenOf((await insertConversation()).buyer))
    const { id } = await post(
      conversation.threadId,
      conversation.buyer.id,
      'Is the garden <b>south</b> facing? "Yes" & no',
    )
    await Promise.all([waitForEvents(owner, 'new_message'), waitForEvents(buyer, 'new_thread_info')])
    expect(owner.eventData('new_message')).toEqual([
      {
        id,
        thread_id: conversation.threadId,
        type: 'info',
        title: 'New message from Ada I.',
        message:
          '<p>Is the garden &lt;b&gt;south&lt;/b&gt; facing? &quot;Yes&quot; &amp; no</p>' +
          `<p><a href="/my-account/inbox/${conversation.threadId}">Open the conversation</a></p>`,
      },
    ])
    expect(owner.eventData('new_thread_info')).toEqual([
      { threads: [expect.objectContaining({ id: conversation.threadId, unread: true, unread_count: 1 })] },
    ])
    expect(buyer.eventData('new_thread_info')).toEqual([
      { threads: [expect.objectContaining({ id: conversation.threadId, unread: false })] },
    ])
    expect(buyer.eventData('new_message')).toEqual([])
    expect([owner, buyer].map((tab) => tab.eventData('thread_message').length)).toEqual([1, 1])
    expect(stranger.received).toEqual([])
  })

  it('arrives after the earlier messages of its thread', async () => {
    conversation = await insertConversation()
    const [, owner] = await openBothTabs()
    const bodies = Array.from({ length: 30 }, (_, index) => `message ${index}`)
    for (const body of bodies) await post(conversation.threadId, conversation.buyer.id, body)
    await waitForEvents(owner, 'thread_message', 30)
    expect(owner.eventData('thread_message').map(({ message }) => message)).toEqual(bodies)
  })

  it('is shortened to 140 characters in its notice', async () => {
    conversation = await insertConversation()
    const [, owner] = await openBothTabs()
    await post(conversation.threadId, conversation.buyer.id, '😀'.repeat(141))
    await waitForEvents(owner, 'new_message')
    expect(owner.eventData('new_message')[0]?.message).toContain(`<p>${'😀'.repeat(140)}…</p>`)
  })

  it('is marked as read in the tabs of both parties once the recipient has read it', async () => {
    conversation = await insertConversation()
    const { id } = await post(conversation.threadId, conversation.buyer.id, 'Hello')
    const [buyer, owner] = await openBothTabs()
    await getThread(
      { user_id: conversation.owner.id, thread_id: conversation.threadId },
      { user: { id: conversation.owner.id, sessionId: 0 } },
    )
    const mark = { thread_id: conversation.threadId, user_id: conversation.owner.id, message_id: id }
    // Posting marks the message as read by its sender too, and that mark may arrive late.
    const readOwnerMarks = (tab: Tab) =>
      tab.eventData('thread_read').filter(({ user_id }) => user_id === conversation.owner.id)
    await eventually(() => expect([readOwnerMarks(buyer), readOwnerMarks(owner)]).toEqual([[mark], [mark]]))
  })

  it('whose event may have been missed makes the tabs load their threads again', async () => {
    conversation = await insertConversation()
    const [buyer] = await openBothTabs()
    dispatch({ type: 'reconnected' })
    await waitForEvents(buyer, 'resync')
  })
})

describe('a typing signal', () => {
  it('reaches only the other party, at most once a second', async () => {
    conversation = await insertConversation()
    const [buyer, owner] = await openBothTabs()
    const secondTab = await openTrackedTab(socketTokenOf(conversation.buyer))
    for (let key = 0; key < 20; key += 1) buyer.socket.emit('typing', { thread_id: conversation.threadId })
    await waitForEvents(owner, 'typing')
    secondTab.socket.emit('typing', { thread_id: conversation.threadId })
    await waitForEvents(owner, 'typing', 2)
    expect(owner.eventData('typing')).toEqual([
      { thread_id: conversation.threadId },
      { thread_id: conversation.threadId },
    ])
    expect(buyer.eventData('typing')).toEqual([])
  })

  it('is ignored when it is malformed, or when a stranger or a blocked person sends it', async () => {
    const otherConversation = await insertConversation()
    conversation = await insertConversation()
    await insertRow('userBlock', { blockerId: conversation.owner.id, blockedId: conversation.buyer.id })
    const foundParties: (number | null)[] = []
    const publishedEvents: unknown[] = []
    const watchedServer = await startMessageServer(database.url, {
      backend: {
        ...messageBackend,
        findReachableParty: async (userId, threadId) => {
          const party = await messageBackend.findReachableParty(userId, threadId)
          foundParties.push(party)
          return party
        },
        publish: async (event) => void publishedEvents.push(event),
      },
    })
    const [stranger, blockedBuyer, otherOwner] = [
      await openTrackedTab(socketTokenOf(otherConversation.buyer), watchedServer.url),
      await openTrackedTab(socketTokenOf(conversation.buyer), watchedServer.url),
      await openTrackedTab(socketTokenOf(otherConversation.owner), watchedServer.url),
    ]
    for (const malformed of [undefined, null, 'x', [], {}, { thread_id: 'x' }, { thread_id: -1 }])
      stranger.socket.emit('typing', malformed)
    stranger.socket.emit('typing', { thread_id: conversation.threadId })
    blockedBuyer.socket.emit('typing', { thread_id: conversation.threadId })
    await eventually(() => expect(foundParties).toEqual([null, null]))
    otherOwner.socket.emit('typing', { thread_id: otherConversation.threadId })
    await eventually(() => expect(publishedEvents).toHaveLength(1))
    expect(publishedEvents).toEqual([expect.objectContaining({ userId: otherConversation.owner.id })])
    await watchedServer.close()
  })

  it('closes the socket in a flood of more than 100 packets', async () => {
    conversation = await insertConversation()
    const [buyer] = await openBothTabs()
    const closed = new Promise<string>((resolve) => buyer.socket.once('disconnect', resolve))
    for (let packet = 0; packet < 120; packet += 1) buyer.socket.emit('anything')
    expect(await closed).toBe('io server disconnect')
  })

  it('closes the socket when its packet is larger than 10 kB', async () => {
    conversation = await insertConversation()
    const [buyer] = await openBothTabs()
    const closed = new Promise<string>((resolve) => buyer.socket.once('disconnect', resolve))
    buyer.socket.emit('typing', { thread_id: conversation.threadId, more: 'x'.repeat(20_000) })
    expect(await closed).toBe('transport close')
  })
})

describe('the sockets of a session', () => {
  const waitForClose = (tab: Tab) => new Promise<string>((resolve) => tab.socket.once('disconnect', resolve))

  it('are closed when the session ends, and those of the user’s other sessions stay open', async () => {
    conversation = await insertConversation()
    const otherSession = await insertSession(connect().pool, conversation.buyer.id, 'other-device')
    const [buyer] = await openBothTabs()
    const otherTab = await openTrackedTab(socketTokenOf(otherSession))
    const closed = waitForClose(otherTab)
    await updateRows('userSession', { id: otherSession.sessionId }, { endedAt: new Date() })
    expect(await closed).toBe('io server disconnect')
    expect(buyer.socket.connected).toBe(true)
  })

  it('are closed when the session ends while they connect', async () => {
    conversation = await insertConversation()
    const { sessionId } = await insertSession(connect().pool, conversation.buyer.id, 'other-device')
    const { id: userId } = conversation.buyer
    const slowServer = await startMessageServer(database.url, {
      backend: {
        ...messageBackend,
        getUserOfToken: async () => {
          dispatch({ type: 'session-ended', userId, sessionId })
          return { id: userId, sessionId }
        },
      },
    })
    const tab = await openTrackedTab('read-before-the-end', slowServer.url)
    await eventually(() => expect(tab.socket.connected).toBe(false))
    await slowServer.close()
  })

  it('are closed when the account and its sessions are deleted', async () => {
    conversation = await insertConversation()
    const [buyer, owner] = await openBothTabs()
    const closed = waitForClose(buyer)
    await deleteRows('userSession', { userId: conversation.buyer.id })
    expect(await closed).toBe('io server disconnect')
    expect(owner.socket.connected).toBe(true)
  })

  it('are closed after the session has expired, although no event reports that', async () => {
    conversation = await insertConversation()
    const [buyer, owner] = await openBothTabs()
    await updateRows('userSession', { userId: conversation.buyer.id }, { expiresAt: new Date('2020-01-01') })
    dispatch({ type: 'reconnected' })
    await eventually(() => expect(buyer.socket.connected).toBe(false))
    expect(owner.socket.connected).toBe(true)
  })
})
