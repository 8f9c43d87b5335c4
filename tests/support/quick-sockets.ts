import type * as SocketClient from 'socket.io-client'

/** Holds the socket that the site's browser code opened last. */
export const browserSocket: { current?: SocketClient.Socket } = {}

/**
 * For `vi.mock('socket.io-client', …)`: reconnects sooner than a browser does (RT-09), so that a test can try more
 * disconnections.
 */
export const withQuickSockets = (actual: typeof SocketClient) => ({
  ...actual,
  io: (url: string, options: object) => {
    const socket = actual.io(url, { ...options, reconnectionDelay: 20, reconnectionDelayMax: 50 })
    browserSocket.current = socket
    return socket
  },
})
