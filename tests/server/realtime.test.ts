import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io as connect } from 'socket.io-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { attachSocketServer, isSameOrigin, getSocketServer } from '../../lib/realtime/io'

let port: number
let close: () => Promise<void>
beforeEach(async () => {
  const server = createServer((_request, response) => void response.end('page'))
  const io = attachSocketServer(server)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  port = (server.address() as AddressInfo).port
  close = async () => void (await io.close())
})
afterEach(() => close())

const tryToConnect = (transports: string[], origin?: string) =>
  new Promise<string>((resolve) => {
    const socket = connect(`http://localhost:${port}`, {
      transports,
      reconnection: false,
      ...(origin ? { extraHeaders: { origin } } : {}),
    })
    socket.once('connect', () => (socket.close(), resolve('connected')))
    socket.once('connect_error', () => (socket.close(), resolve('refused')))
  })

describe('sockets on the site’s own port (D-145)', () => {
  it('connect by WebSocket and by polling, beside the pages', async () => {
    expect(await Promise.all([tryToConnect(['websocket']), tryToConnect(['polling'])])).toEqual([
      'connected',
      'connected',
    ])
    expect(await (await fetch(`http://localhost:${port}/page`)).text()).toBe('page')
    expect(getSocketServer()).toBeDefined()
  })

  it('are refused to a page of another site', async () => {
    expect(await tryToConnect(['websocket'], 'https://elsewhere.example')).toBe('refused')
    expect(await tryToConnect(['websocket'], `http://localhost:${port}`)).toBe('connected')
  })

  it('compare the origin with the host that a proxy forwards', () => {
    expect(
      isSameOrigin({
        headers: {
          host: '127.0.0.1:3000',
          'x-forwarded-host': 'www.agency.example',
          origin: 'https://www.agency.example',
        },
      }),
    ).toBe(true)
    expect(isSameOrigin({ headers: { host: 'a.example', origin: 'null' } })).toBe(false)
  })
})
