import type { Server } from 'socket.io'
import { CONVERSATION_ID } from '../contract/conversation'
import { subscribe } from '../events/subscribers'

/** Sockets and callers that name no conversation share one log (D-145). */
const SHARED_ROOM = 'chat'
const roomOf = (conversation: unknown): string =>
  typeof conversation === 'string' && CONVERSATION_ID.test(conversation)
    ? `chat:${conversation}`
    : SHARED_ROOM

/**
 * Sends the lines of the chatbot's live log to the sockets of their conversation (RT-03): to this process's own,
 * because every process hears of the lines.
 * @returns a function that stops sending
 */
export function sendChatLogs(io: Server): () => void {
  io.on('connection', (socket) => {
    void socket.join(roomOf(socket.handshake.auth.conversation))
  })
  return subscribe((signal) => {
    if (signal.type !== 'chat-logged') return
    for (const line of signal.lines) io.local.to(roomOf(signal.conversation)).emit('logUpdate', line)
  })
}
