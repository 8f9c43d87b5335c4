import { STATUS_CODES, type IncomingMessage } from 'node:http'
import net from 'node:net'
import type { Duplex } from 'node:stream'
import type { Env } from '../config/env'
import { CLIENT_ADDRESS_HEADER } from '../config/internal-headers'
import { networkOf } from '../config/network'
import { errors } from '../errors'
import { SocketCounts, TOO_MANY_SOCKETS_RETRY_AFTER_SECONDS } from '../realtime/socket-counts'
import { getClientAddress } from './request-headers'
import { findLimitRefusal } from './request-limits'
import { parseTarget } from './request-target'

export interface Tunnels {
  /**
   * Joins a connection that asks for an upgrade with the application, which answers the request. Answers 429 itself if
   * the client's network has too many connections.
   */
  open(request: IncomingMessage, connection: Duplex, head: Buffer): void
  /** Breaks all tunnels, as a broken network does, and refuses further ones. */
  breakAll(): void
}

/**
 * Creates the tunnels to an application that listens on a socket of this machine. Thousands of tunnels are idle, so they
 * share their listeners: `stream.pipeline` takes another 10 kB of memory for each.
 */
export function createTunnels(
  socketPath: string,
  settings: Pick<Env, 'MAX_SOCKETS_PER_NETWORK' | 'TRUST_PROXY'>,
): Tunnels {
  /** The other end of each connection. */
  const peers = new Map<net.Socket, net.Socket>()
  const networks = new Map<net.Socket, string>()
  const counts = new SocketCounts(settings.MAX_SOCKETS_PER_NETWORK)
  let isClosed = false

  function sendOn(this: net.Socket, chunk: Buffer) {
    if (!peers.get(this)?.write(chunk)) this.pause()
  }
  function resumePeer(this: net.Socket) {
    peers.get(this)?.resume()
  }
  function endPeer(this: net.Socket) {
    peers.get(this)?.end()
  }
  function closePeer(this: net.Socket) {
    peers.get(this)?.destroySoon()
    peers.delete(this)
    const network = networks.get(this)
    if (network === undefined) return
    networks.delete(this)
    counts.remove(network)
  }
  const join = (from: net.Socket, to: net.Socket): void => {
    peers.set(from, to)
    from.on('data', sendOn).on('drain', resumePeer).on('end', endPeer).on('close', closePeer)
    from.on('error', ignore) // `close` follows
  }

  return {
    open(request, duplex, head) {
      const { method, url = '/', headers } = request
      const connection = duplex as net.Socket // Node's types say Duplex, but it passes the connection's socket
      if (isClosed) {
        connection.destroy() // the server that stops would wait for it without limit
        return
      }
      const limitRefusal = findLimitRefusal(request, parseTarget(url))
      if (limitRefusal) {
        refuse(connection, limitRefusal.status)
        return
      }
      const address = getClientAddress(headers, connection.remoteAddress, {
        trustsProxy: settings.TRUST_PROXY === '1',
      })
      const network = networkOf(address)
      if (counts.isFull(network)) {
        refuse(connection, errors.too_many.status, `retry-after: ${TOO_MANY_SOCKETS_RETRY_AFTER_SECONDS}\r\n`)
        return
      }
      counts.add(network)
      networks.set(connection, network)
      const upstream = net.connect(socketPath)
      const headerLines = Object.entries({ ...headers, [CLIENT_ADDRESS_HEADER]: address }).map(
        ([name, value]) => `${name}: ${String(value)}\r\n`,
      )
      upstream.write(`${method} ${url} HTTP/1.1\r\n${headerLines.join('')}\r\n`, 'latin1')
      upstream.write(head)
      join(connection, upstream)
      join(upstream, connection)
    },
    breakAll() {
      isClosed = true
      for (const connection of peers.keys()) connection.destroy()
    },
  }
}

function refuse(connection: net.Socket, status: number, headerLine = ''): void {
  connection.on('error', ignore)
  connection.write(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headerLine}content-length: 0\r\nconnection: close\r\n\r\n`,
  )
  connection.destroySoon()
}

const ignore = () => {}
