import type { IncomingMessage } from 'node:http'
import net from 'node:net'
import type { Duplex } from 'node:stream'

export interface Tunnels {
  /** Joins a connection that asks for an upgrade with the application, which answers it. */
  open(request: IncomingMessage, connection: Duplex, head: Buffer): void
  /** Breaks all tunnels, as a broken network does, and refuses further ones. */
  breakAll(): void
}

/** Creates the tunnels to an application that listens on a socket of this machine. */
export function createTunnels(socketPath: string): Tunnels {
  const upstreams = new Set<net.Socket>()
  let isClosed = false
  return {
    open({ method, url, headers }, duplex, head) {
      const connection = duplex as net.Socket // Node's types say Duplex, but it passes the connection's socket
      if (isClosed) {
        connection.destroy() // the server that stops would wait for it without limit
        return
      }
      const upstream = net.connect(socketPath)
      upstreams.add(upstream)
      upstream.once('close', () => upstreams.delete(upstream))
      const headerLines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`)
      upstream.write(`${method} ${url} HTTP/1.1\r\n${headerLines.join('')}\r\n`, 'latin1')
      upstream.write(head)
      passOn(connection, upstream)
      passOn(upstream, connection)
    },
    breakAll() {
      isClosed = true
      for (const upstream of upstreams) upstream.destroy()
    },
  }
}

/**
 * Passes on what arrives on one connection of a tunnel, and ends the other with it. Thousands of tunnels are idle, and
 * `stream.pipeline` would take another 10 kB of memory for each.
 */
function passOn(from: net.Socket, to: net.Socket): void {
  from.on('data', (chunk) => {
    if (!to.write(chunk)) from.pause()
  })
  to.on('drain', () => from.resume())
  from.on('end', () => to.end())
  from.on('error', () => {}) // `close` follows
  from.on('close', () => to.destroySoon())
}
