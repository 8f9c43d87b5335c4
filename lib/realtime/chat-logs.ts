import type { Server } from 'socket.io'
import { CONVERSATION_ID } from '../contract/conversation'
import type { EventOf } from '../events/domain-events'
import { subscribe } from '../events/subscribers'
import type { Carrier } from './carrier'

/** The room of the sockets and calls without a conversation, which share one log. */
const SHARED_ROOM = 'chat'
const getConversationRoom = (conversation: unknown): string =>
  typeof conversation === 'string' && CONVERSATION_ID.test(conversation)
    ? `chat:${conversation}`
    : SHARED_ROOM

/** Sends the chatbot's log to the sockets of its conversation (RT-03). @returns a stop function */
export function sendChatLogs(io: Server, carrier: Carrier): () => void {
  const sockets = io.of('/')
  const send = async ({ id, conversation, lines }: EventOf<'chat-logged'>) => {
    const room = getConversationRoom(conversation)
    if (!sockets.adapter.rooms.has(room)) return
    const reach = await carrier.claim(`log:${id}`)
    if (reach === 'no-process') return
    const target = (reach === 'every-process' ? sockets : sockets.local).to(room)
    for (const line of lines) target.emit('logUpdate', line)
  }
  /** The lines are sent one event after another, so that they keep their order. */
  let sending = Promise.resolve()
  io.on('connection', (socket) => {
    void socket.join(getConversationRoom(socket.handshake.auth.conversation))
  })
  return subscribe((signal) => {
    if (signal.type === 'chat-logged') sending = sending.then(() => send(signal))
  })
}
