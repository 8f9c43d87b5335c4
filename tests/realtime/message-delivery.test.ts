import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Carrier, Reach } from '../../lib/realtime/carrier'
import type { MessageBackend } from '../../lib/realtime/message-backend'
import { createDelivery, type MessageDelivery } from '../../lib/realtime/message-delivery'
import { getUserRoom, type MessageNamespace } from '../../lib/realtime/message-namespace'
import { eventually } from '../support/eventually'
import { waitForEvents, openTab, type Tab } from '../support/message-server'

const [BUYER, OWNER, STRANGER] = [7, 8, 99]
const THREAD = 12
/** Has the same queue as THREAD, so that the messages of both are sent in order: both ids are divisible by QUEUE_COUNT. */
const STRANGERS_THREAD = 16
const createSentEvent = (messageId: number) =>
  ({ type: 'message-sent', threadId: THREAD, messageId, senderId: BUYER }) as const
const backend = {
  findParties: async (threadId: number) => (threadId === STRANGERS_THREAD ? [STRANGER] : [BUYER, OWNER]),
  findMessage: async (thread_id: number, id: number) => ({
    id,
    thread_id,
    sender_name: 'Ada I.',
    message: '',
  }),
  findThread: async (_userId: number, id: number) => ({ id }),
} as unknown as MessageBackend

/** The reach that the carrier of the tested process returns, and the topics that were claimed from it. */
let reach: Reach
let topics: string[]
const carrier: Carrier = {
  isSeparate: true,
  canReachEveryProcess: () => true,
  claim: async (topic) => {
    topics.push(topic)
    return reach
  },
}

let http: HttpServer
let sockets: MessageNamespace
let delivery: MessageDelivery
let url: string
let owner: Tab
beforeEach(async () => {
  topics = []
  http = createServer()
  sockets = new Server(http).of('/messages') as unknown as MessageNamespace
  delivery = createDelivery({ sockets, backend, carrier })
  sockets.on('connection', (socket) => {
    void socket.join(getUserRoom(Number(socket.handshake.auth.token)))
    delivery.recordReceipts(socket)
  })
  await new Promise<void>((resolve) => http.listen(0, resolve))
  url = `http://localhost:${(http.address() as AddressInfo).port}`
  owner = await openTab(url, String(OWNER))
})
afterEach(async () => {
  owner.socket.close()
  await sockets.server.close()
})

const deliver = (messageId: number, reachOfMessage: Reach): void => {
  reach = reachOfMessage
  delivery.deliver(createSentEvent(messageId))
}
/** Lists the ids of the messages that the owner's tab got by an event. */
const listIds = (event: string) => owner.eventData(event).map(({ id }) => id)

describe('a message that every process is notified of', () => {
  it('is sent to the process’s own sockets while the carrier is down', async () => {
    deliver(1, 'this-process')
    await waitForEvents(owner, 'thread_message')
    expect(owner.received.map(({ event }) => event)).toEqual([
      'new_thread_info',
      'new_message',
      'thread_message',
    ])
    expect(topics).toEqual([`thread:${THREAD}`])
  })

  it('is left to the chosen process, and sent after a second if that process has died', async () => {
    deliver(1, 'no-process')
    await eventually(() => expect(topics).toHaveLength(1))
    deliver(2, 'every-process')
    await waitForEvents(owner, 'thread_message', 2)
    // Message 2 is sent at once, and message 1 after a second.
    expect(listIds('thread_message')).toEqual([2, 1])
    expect(listIds('new_message')).toEqual([2, 1])
  })

  it('is not sent again after the chosen process has sent it', async () => {
    deliver(1, 'no-process')
    await eventually(() => expect(topics).toHaveLength(1))
    // Stands for the chosen process, which sends the message.
    deliver(1, 'every-process')
    await waitForEvents(owner, 'thread_message')
    deliver(2, 'no-process')
    // Arrives a second later, by which time message 1 would have been sent again.
    await waitForEvents(owner, 'thread_message', 2)
    expect(listIds('thread_message')).toEqual([1, 2])
    expect(listIds('new_message')).toEqual([1, 2])
  })

  it('is not claimed again once sent, nor by a process that has no sockets of its parties', async () => {
    deliver(1, 'every-process')
    await waitForEvents(owner, 'thread_message')
    deliver(1, 'every-process')
    delivery.deliver({ ...createSentEvent(2), threadId: STRANGERS_THREAD })
    deliver(3, 'every-process')
    await waitForEvents(owner, 'thread_message', 2)
    expect(topics).toEqual([`thread:${THREAD}`, `thread:${THREAD}`])
  })

  it('reaches no socket twice, even if the carrier delivers it late', async () => {
    let releaseMessage = (): void => {}
    const released = new Promise<void>((resolve) => (releaseMessage = resolve))
    const findMessage: MessageBackend['findMessage'] = async (...ids) => {
      await released
      return backend.findMessage(...ids)
    }
    const lateDelivery = createDelivery({ sockets, backend: { ...backend, findMessage }, carrier })
    reach = 'every-process'
    lateDelivery.deliver(createSentEvent(1))
    await eventually(() => expect(topics).toHaveLength(1))
    deliver(1, 'this-process')
    await waitForEvents(owner, 'thread_message')
    releaseMessage()
    lateDelivery.deliver(createSentEvent(2))
    await waitForEvents(owner, 'thread_message', 2)
    expect([listIds('new_message'), listIds('thread_message')]).toEqual([
      [1, 2],
      [1, 2],
    ])
  })

  it('reaches nobody else if its parties disconnect meanwhile', async () => {
    const stranger = await openTab(url, String(STRANGER))
    const claim = async (): Promise<Reach> => {
      owner.socket.close()
      await eventually(() => expect(sockets.sockets.size).toBe(1))
      return 'this-process'
    }
    const slowDelivery = createDelivery({ sockets, backend, carrier: { ...carrier, claim } })
    slowDelivery.deliver(createSentEvent(1))
    slowDelivery.deliver({ ...createSentEvent(2), threadId: STRANGERS_THREAD })
    await waitForEvents(stranger, 'thread_message')
    expect(stranger.eventData('thread_message')).toEqual([expect.objectContaining({ id: 2 })])
    stranger.socket.close()
  })
})
