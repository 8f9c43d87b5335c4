import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io as connect, type Socket } from 'socket.io-client'
import { messageBackend } from '../../lib/agency/conversations/message-backend'
import { openThread, postMessage } from '../../lib/agency/conversations/threads'
import { withTransaction } from '../../lib/agency/database'
import { connect as connectDatabase } from '../../lib/agency/pool'
import { listenForEvents } from '../../lib/events/listen'
import { attachSocketServer } from '../../lib/realtime/io'
import type { MessageBackend } from '../../lib/realtime/message-backend'
import { deriveSocketToken } from '../../lib/realtime/socket-token'
import type { TestUser } from './accounts'
import { eventually } from './eventually'
import { insertUser } from './insert-user'
import { addListings } from './listings'

export interface MessageServer {
  url: string
  close: () => Promise<void>
}

interface ServerOptions {
  backend?: MessageBackend
  redisUrl?: string | undefined
  port?: number
  /** Whether the server listens for the events that the database publishes. */
  isListening?: boolean
}

/** Serves the messages sockets of a database, on a free port by default. */
export async function startMessageServer(
  databaseUrl: string,
  { backend = messageBackend, redisUrl, port = 0, isListening = true }: ServerOptions = {},
): Promise<MessageServer> {
  const server = createServer()
  const sockets = await attachSocketServer(server, { loadBackend: async () => backend, redisUrl })
  const stopListening = isListening
    ? listenForEvents({ getConnectionUrl: async () => databaseUrl })
    : async () => {}
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      await stopListening()
      await sockets.close()
    },
  }
}

interface ReceivedEvent {
  event: string
  data: unknown
}

export interface Tab {
  socket: Socket
  received: ReceivedEvent[]
  /** Returns the data of the received events of a name, in the order of their arrival. */
  eventData: <T = Record<string, unknown>>(event: string) => T[]
}

/** Opens the messages socket of a browser tab, and collects the events that it receives. */
export async function openTab(url: string, token: string): Promise<Tab> {
  const socket = connect(`${url}/messages`, {
    transports: ['websocket'],
    auth: { token },
    forceNew: true, // otherwise the tabs of a test would share one connection
    reconnectionDelay: 20,
    reconnectionDelayMax: 50,
  })
  const received: ReceivedEvent[] = []
  socket.onAny((event: string, data: unknown) => void received.push({ event, data }))
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: Error) => {
      socket.close()
      reject(error)
    }
    socket.once('connect_error', refuse)
    socket.once('connect', () => {
      socket.off('connect_error', refuse)
      resolve()
    })
  })
  return {
    socket,
    received,
    eventData: <T>(name: string) =>
      received.filter(({ event }) => event === name).map(({ data }) => data as T),
  }
}

export const socketTokenOf = (user: Pick<TestUser, 'token'>): string => deriveSocketToken(user.token)

export interface Conversation {
  threadId: number
  buyer: TestUser
  owner: TestUser
}

/** Inserts two users with a session each, and a thread between them. */
export async function insertConversation(): Promise<Conversation> {
  const { pool } = connectDatabase()
  const [buyer, owner] = [await insertUser(pool), await insertUser(pool)]
  const [listingId] = await addListings([{ street: `Road ${buyer.id}` }])
  const parties = { listingId: listingId!, starterId: buyer.id, ownerId: owner.id }
  return { threadId: await withTransaction((tx) => openThread(tx, parties)), buyer, owner }
}

export const post = (threadId: number, senderId: number, body: string): Promise<{ id: number }> =>
  withTransaction((tx) => postMessage(tx, { threadId, senderId, body }))

/** Waits until a tab has received `count` events of a name. */
export const waitForEvents = (tab: Tab, event: string, count = 1): Promise<void> =>
  eventually(() => {
    if (tab.eventData(event).length < count)
      throw new Error(`${tab.eventData(event).length} of ${count} ${event}`)
  })
