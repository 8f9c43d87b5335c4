import { io, type Socket } from 'socket.io-client'
import { MESSAGES_NAMESPACE } from '../../../lib/config/socket-path'

/** The number of sockets that are opened at once. */
const BATCH_SIZE = 50
/** The time in which the server frees the memory of closed sockets. */
const CLOSING_MS = 1_000

async function openSocket(url: string, token: string): Promise<Socket> {
  const socket = io(url + MESSAGES_NAMESPACE, {
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve())
    socket.once('connect_error', reject)
  })
  return socket
}

/** Opens a messages socket for each token, in their order. */
export async function openSockets(url: string, tokens: readonly string[]): Promise<Socket[]> {
  const sockets: Socket[] = []
  for (let from = 0; from < tokens.length; from += BATCH_SIZE) {
    const batch = tokens.slice(from, from + BATCH_SIZE)
    sockets.push(...(await Promise.all(batch.map((token) => openSocket(url, token)))))
  }
  return sockets
}

/** Closes sockets, and waits until the server has freed them. */
export async function closeSockets(sockets: readonly Socket[]): Promise<void> {
  for (const socket of sockets) socket.close()
  await new Promise((resolve) => setTimeout(resolve, CLOSING_MS))
}
