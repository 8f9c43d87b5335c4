import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io as connect } from 'socket.io-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dispatch } from '../../lib/events/subscribers'
import { attachSocketServer, isSameOrigin, getSocketServer } from '../../lib/realtime/io'

const MAX_SOCKETS = 4

let port: number
let close: () => Promise<void>
beforeEach(async () => {
  const server = createServer((_request, response) => void response.end('page'))
  const sockets = await attachSocketServer(server, { maxSocketsPerNetwork: MAX_SOCKETS })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  port = (server.address() as AddressInfo).port
  close = async () => void (await sockets.close())
})
afterEach(() => close())

const tryToConnect = (transports: string[], extraHeaders: Record<string, string> = {}) =>
  new Promise<string>((resolve) => {
    const socket = connect(`http://localhost:${port}`, {
      transports,
      reconnection: false,
      extraHeaders,
    })
    const finish = (outcome: string) => {
      socket.close()
      resolve(outcome)
    }
    socket.once('connect', () => finish('connected'))
    socket.once('connect_error', () => finish('refused'))
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
    expect(await tryToConnect(['websocket'], { origin: 'https://elsewhere.example' })).toBe('refused')
    expect(await tryToConnect(['websocket'], { origin: `http://localhost:${port}` })).toBe('connected')
  })

  it('compare the origin with the host of SITE_URL, else with the host that a proxy forwards', () => {
    const isAccepted = (origin: string, headers: Record<string, string>, siteHost?: string) =>
      isSameOrigin({ headers: { ...headers, origin } }, siteHost)
    const behindProxy = { host: '127.0.0.1:3000' }
    const forwarded = { ...behindProxy, 'x-forwarded-host': 'www.agency.example' }
    expect(isAccepted('https://www.agency.example', behindProxy, 'www.agency.example')).toBe(true)
    expect(isAccepted('http://127.0.0.1:3000', behindProxy, 'www.agency.example')).toBe(false)
    expect(isAccepted('https://www.agency.example', forwarded)).toBe(true)
    expect(
      isAccepted('https://evil.example', { 'x-forwarded-host': 'evil.example' }, 'www.agency.example'),
    ).toBe(false)
    expect(isAccepted('null', { host: 'a.example' })).toBe(false)
  })
})

describe('the sockets of one network', () => {
  const requestPolling = (address: string, query = '') =>
    fetch(`http://localhost:${port}/socket.io/?EIO=4&transport=polling${query}`, {
      headers: { 'x-client-address': address },
    })
  /** Opens a socket by polling. @returns its id */
  const openPolling = async (address: string): Promise<string> => {
    const response = await requestPolling(address)
    // The first character of a packet is its type.
    const packet = (await response.text()).slice(1)
    return (JSON.parse(packet) as { sid: string }).sid
  }

  it('are refused with 429 when too many are open, while the open ones go on', async () => {
    const ids: string[] = []
    for (let count = 0; count < MAX_SOCKETS; count += 1) ids.push(await openPolling('192.0.2.7'))
    // The `sid` of an open socket exempts a request from the limit, but an empty or repeated `sid` does not.
    for (const query of ['', '&sid=', `&sid=${ids[0]}&sid=`]) {
      const { status, headers } = await requestPolling('192.0.2.7', query)
      expect([status, headers.get('retry-after')]).toEqual([429, '30'])
    }
    expect(await tryToConnect(['websocket'], { 'x-client-address': '192.0.2.7' })).toBe('refused')
    expect((await requestPolling('192.0.2.8')).status).toBe(200)
    // The Engine.IO packet '1' closes a socket.
    const closing = { method: 'POST', body: '1' }
    const url = `http://localhost:${port}/socket.io/?EIO=4&transport=polling&sid=${ids[0]}`
    expect((await fetch(url, closing)).status).toBe(200)
    expect((await requestPolling('192.0.2.7')).status).toBe(200)
  })
})

describe('the live log of the chatbot (RT-01, RT-03, D-145)', () => {
  const conversations = ['5f0f3f6e-8f1e-4b58-9c56-2f6f6a7d1c11', '5f0f3f6e-8f1e-4b58-9c56-2f6f6a7d1c22']
  /** Opens a socket, and collects the lines that it receives until the line 'end'. */
  const listen = async (auth: object) => {
    const lines: string[] = []
    const socket = connect(`http://localhost:${port}`, {
      transports: ['websocket'],
      reconnection: false,
      auth,
    })
    const ended = new Promise<void>((resolve) => {
      socket.on('logUpdate', (line: string) => {
        if (line === 'end') resolve()
        else lines.push(line)
      })
    })
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
    return { lines, ended, close: () => socket.close() }
  }

  it('reaches the sockets of its conversation and no others', async () => {
    const sockets = await Promise.all([
      listen({ conversation: conversations[0] }),
      listen({ conversation: conversations[1] }),
      listen({}),
      // An id that is not a text is ignored.
      listen({ conversation: { $ne: '' } }),
    ])
    const log = (conversation: string | null | undefined, ...lines: string[]) =>
      dispatch({ type: 'chat-logged', id: randomUUID(), conversation: conversation ?? null, lines })
    log(conversations[0], 'first', 'second')
    log(conversations[1], 'other')
    log(null, 'unnamed')
    for (const conversation of [...conversations, null]) log(conversation, 'end')
    await Promise.all(sockets.map(({ ended }) => ended))
    expect(sockets.map(({ lines }) => lines)).toEqual([
      ['first', 'second'],
      ['other'],
      ['unnamed'],
      ['unnamed'],
    ])
    for (const socket of sockets) socket.close()
  })
})
