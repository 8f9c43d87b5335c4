import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import { createServer } from 'node:http'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseEnv } from '../../lib/config/env'
import { createTunnels } from '../../lib/server/tunnels'

/** Four mebibytes, which is more than the buffers of the sockets hold. */
const MORE_THAN_BUFFERS_BYTES = 4_194_304

const closeFunctions: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closeFunctions.splice(0)) await close()
})

describe('a connection that asks for an upgrade', () => {
  /** Serves a site whose application sends back what it receives on an upgraded connection. */
  async function serveEcho(settings: Record<string, string> = {}) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tunnels-'))
    const socketPath = path.join(folder, 'test.sock')
    const addresses: unknown[] = []
    const server = createServer()
    server.on('upgrade', (request, socket, head) => {
      addresses.push(request.headers['x-client-address'])
      socket.write(`HTTP/1.1 101 Switching Protocols\r\nupgrade: ${request.headers['upgrade']}\r\n\r\n`)
      socket.write(head)
      socket.pipe(socket)
    })
    await new Promise<void>((resolve) => server.listen(socketPath, resolve))
    const tunnels = createTunnels(socketPath, parseEnv(settings))
    const front = createServer().on('upgrade', tunnels.open)
    await new Promise<void>((resolve) => front.listen(0, resolve))
    closeFunctions.push(
      () => tunnels.breakAll(),
      () => new Promise<void>((resolve) => front.close(() => resolve())),
      () => new Promise<void>((resolve) => server.close(() => resolve())),
      () => fs.rmSync(folder, { recursive: true, force: true }),
    )
    return { tunnels, addresses, port: (front.address() as net.AddressInfo).port }
  }

  function requestUpgrade(port: number, headers = ''): net.Socket {
    const client = net.connect(port)
    client.write(
      `GET /socket.io/ HTTP/1.1\r\nhost: a\r\n${headers}connection: Upgrade\r\nupgrade: websocket\r\n\r\nping`,
    )
    return client
  }

  it('is joined with the application, in both directions', async () => {
    const { port } = await serveEcho()
    let received = ''
    for await (const chunk of requestUpgrade(port)) {
      received += String(chunk)
      if (received.endsWith('ping')) break
    }
    expect(received).toBe('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\n\r\nping')
  })

  it('carries more than the buffers of a slow reader hold, without loss, and ends when either side ends', async () => {
    const { port } = await serveEcho()
    const client = requestUpgrade(port)
    await once(client, 'data')
    client.pause()
    const sent = randomBytes(MORE_THAN_BUFFERS_BYTES)
    client.end(sent)
    const received = await buffer(client)
    expect(received.subarray(-sent.length).equals(sent)).toBe(true)
  })

  it('is closed when the server stops, and when it is opened after that', async () => {
    const { tunnels, port } = await serveEcho()
    const early = requestUpgrade(port)
    await once(early, 'data')
    tunnels.breakAll()
    await once(early, 'close')
    const late = requestUpgrade(port)
    closeFunctions.unshift(() => late.destroy())
    const outcomes = [once(late, 'close').then(() => 'closed'), once(late, 'data').then(() => 'joined')]
    expect(await Promise.race(outcomes)).toBe('closed')
  })

  it('is refused with so many headers that Node hides the upgrade from the application', async () => {
    const { port } = await serveEcho()
    const client = requestUpgrade(port, 'x:\r\n'.repeat(1_000))
    expect(String((await once(client, 'data'))[0])).toContain('HTTP/1.1 431 ')
    await once(client, 'close')
  })

  it('is refused with 429 while the network that the operator’s proxy reports has too many', async () => {
    const { port, addresses } = await serveEcho({ MAX_SOCKETS_PER_NETWORK: '2', TRUST_PROXY: '1' })
    const open = async (address: string) => {
      const client = requestUpgrade(port, `x-client-address: 192.0.2.9\r\nx-forwarded-for: ${address}\r\n`)
      closeFunctions.unshift(() => client.destroy())
      const [chunk] = await once(client, 'data')
      const [statusLine, ...headers] = String(chunk).split('\r\n')
      return { client, statusLine, headers }
    }
    const sameNetwork = ['2001:db8::1', '2001:db8::2', '2001:db8::3'] as const
    const first = await open(sameNetwork[0])
    await open(sameNetwork[1])
    const third = await open(sameNetwork[2])
    expect([third.statusLine, third.headers]).toEqual([
      'HTTP/1.1 429 Too Many Requests',
      expect.arrayContaining(['retry-after: 30']),
    ])
    const joined = 'HTTP/1.1 101 Switching Protocols'
    expect((await open('192.0.2.7')).statusLine).toBe(joined)
    first.client.destroy()
    await vi.waitFor(async () => expect((await open(sameNetwork[0])).statusLine).toBe(joined))
    expect(addresses).toEqual([sameNetwork[0], sameNetwork[1], '192.0.2.7', sameNetwork[0]])
  })
})
