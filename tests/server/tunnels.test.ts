import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import { createServer } from 'node:http'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { createTunnels } from '../../lib/server/tunnels'

const closeFunctions: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closeFunctions.splice(0)) await close()
})

describe('a connection that asks for an upgrade', () => {
  /** Serves a site whose application repeats what it receives on such a connection. */
  async function serveEcho() {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tunnels-'))
    const socketPath = path.join(folder, 'test.sock')
    const server = createServer()
    server.on('upgrade', (request, socket, head) => {
      socket.write(`HTTP/1.1 101 Switching Protocols\r\nupgrade: ${request.headers['upgrade']}\r\n\r\n`)
      socket.write(head)
      socket.pipe(socket)
    })
    await new Promise<void>((resolve) => server.listen(socketPath, resolve))
    const tunnels = createTunnels(socketPath)
    const front = createServer().on('upgrade', tunnels.open)
    await new Promise<void>((resolve) => front.listen(0, resolve))
    closeFunctions.push(
      () => tunnels.breakAll(),
      () => new Promise<void>((resolve) => front.close(() => resolve())),
      () => new Promise<void>((resolve) => server.close(() => resolve())),
      () => fs.rmSync(folder, { recursive: true, force: true }),
    )
    return { tunnels, port: (front.address() as net.AddressInfo).port }
  }

  function requestUpgrade(port: number): net.Socket {
    const client = net.connect(port)
    client.write(
      'GET /socket.io/ HTTP/1.1\r\nhost: a\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\nping',
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
    const sent = randomBytes(4_194_304)
    client.end(sent)
    const received = await buffer(client)
    expect(received.subarray(-sent.length).equals(sent)).toBe(true)
  })

  it('is closed when the server has begun to stop, before or after it was made', async () => {
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
})
