type Listener = (data?: unknown) => void

/** Records the sockets that the application opens, and lets a test act as the server of the last one. */
export const fakeSocket = {
  opened: [] as { url: string; options: Record<string, unknown> }[],
  sent: [] as unknown[][],
  listeners: new Map<string, Listener>(),
  isOpen: false,
  /** Whether Socket.IO would reconnect by itself. */
  active: false,
  reset() {
    Object.assign(this, { opened: [], sent: [], listeners: new Map(), isOpen: false, active: false })
  },
  /** Sends an event from the server to the application. */
  receive(event: string, data?: unknown) {
    this.listeners.get(event)?.(data)
  },
}

/** The module for `vi.mock('socket.io-client')`. */
export const socketModule = {
  io: (url: string, options: Record<string, unknown>) => {
    fakeSocket.opened.push({ url, options })
    fakeSocket.isOpen = true
    return {
      get active() {
        return fakeSocket.active
      },
      on: (event: string, listener: Listener) => void fakeSocket.listeners.set(event, listener),
      volatile: { emit: (...parts: unknown[]) => void fakeSocket.sent.push(parts) },
      close: () => {
        fakeSocket.isOpen = false
      },
    }
  },
}
