import { once } from 'node:events'
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { noteTags } from '../../lib/cache/render-notes'
import { parseEnv } from '../../lib/config/env'
import { createApplication, type Application } from '../../lib/server/application'
import { connectApplication } from '../../lib/server/application-client'
import { createApplicationListener, listenOnSocket } from '../../lib/server/application-server'
import { createListener } from '../../lib/server/listener'
import { createAnonymousRequest } from '../../lib/server/page-request'
import { createPageCaches } from '../../lib/server/send-page'
import type { NextHandler } from '../../lib/server/render'
import { serve } from './support'

const settings = parseEnv({ API_URL: 'http://upstream.test' })
/** Are called in this order after each test. A site is put first, because it closes before its application. */
const closeFunctions: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closeFunctions.splice(0)) await close()
})

const createLocalApplication = (next: NextHandler) => createApplication({ next, settings, dev: false })

/** Serves the application on a socket, as the application process does. Without a timeout its client waits for ever. */
async function serveApplication(next: NextHandler, { answerTimeoutMs = 0 } = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'application-'))
  const socketPath = path.join(folder, 'test.sock')
  const server = createServer(createApplicationListener(createLocalApplication(next)))
  await listenOnSocket(server, socketPath)
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  closeFunctions.push(close, () => fs.rmSync(folder, { recursive: true, force: true }))
  return { application: connectApplication(socketPath, { answerTimeoutMs }), server, socketPath, close }
}

const createHtml = (text: string) => `<html><body><h1>${text}</h1></body></html>`

describe.each<[string, (next: NextHandler) => Promise<Application>]>([
  ['in this process', async (next) => createLocalApplication(next)],
  ['in another process', async (next) => (await serveApplication(next)).application],
])('the application %s', (_, start) => {
  async function serveSite(next: NextHandler) {
    const caches = createPageCaches()
    const application = await start(next)
    const site = await serve(
      createListener({ application, settings, dev: false, buildFolder: '/nowhere', caches }),
    )
    closeFunctions.unshift(
      () => site.close(),
      () => caches.pages.close(),
      () => caches.searches.close(),
    )
    return site
  }

  it('renders a page with its status, headers, bytes, cache tags and nonce', async () => {
    const application = await start(async (request, response) => {
      noteTags(['listing:7', 'site-meta:café'])
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('set-cookie', ['a=1; Path=/', 'b=2; Path=/'])
      response.end(createHtml(`${request.method} ${request.url} “é”`))
    })
    const document = await application.renderPage(createAnonymousRequest('/about-us?a=%20', {}))
    expect(document).toMatchObject({ status: 200, isHtml: true, isCacheable: false })
    expect(document.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'set-cookie': ['a=1; Path=/', 'b=2; Path=/'],
    })
    expect(document.body.toString()).toContain('<h1>GET /about-us?a=%20 “é”</h1>')
    expect(document.tags).toEqual(new Set(['listing:7', 'site-meta:café']))
    expect(document.nonce).toMatch(/^[\w-]{22}$/)
  })

  it('answers HEAD as GET without the body, for pages and API', async () => {
    const site = await serveSite(async (request, response) => {
      response.setHeader('content-type', 'text/html')
      response.end(request.method === 'HEAD' ? undefined : createHtml('page'))
    })
    const [get, head] = [await site.request('/contact'), await site.request('/contact', { method: 'HEAD' })]
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
      200,
      get.headers['content-length'],
      0,
    ])
    expect((await site.request('/api/x', { method: 'HEAD' })).status).toBe(200)
  })

  it.each([false, true])('passes a posted body on unchanged; chunked: %s', async (isChunked) => {
    const received: { method: string | undefined; type: string | undefined; bytes: Buffer }[] = []
    const site = await serveSite(async (request, response) => {
      const { method, headers } = request
      received.push({ method, type: headers['content-type'], bytes: await buffer(request) })
      response.statusCode = 201
      response.setHeader('content-type', 'application/json').setHeader('x-more', 'yes').end('{}')
    })
    const body = Buffer.from([0, 1, 255, ...Buffer.from('ü'.repeat(100_000))])
    for (const path of ['/contact', '/api/contact-us']) {
      const headers = { 'content-type': 'application/octet-stream', 'sec-fetch-site': 'same-origin' }
      const answer = await site.request(path, { method: 'POST', body, isChunked, headers })
      expect([answer.status, answer.headers['x-more'], String(answer.body)]).toEqual([201, 'yes', '{}'])
    }
    for (const { method, type, bytes } of received)
      expect([method, type, bytes.equals(body)]).toEqual(['POST', 'application/octet-stream', true])
    expect(received).toHaveLength(2)
  })

  it('streams an answer while it is written', async () => {
    let finish = () => {}
    const site = await serveSite(async (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream' })
      response.write('first')
      finish = () => response.end(' second')
    })
    const chunks: string[] = []
    await new Promise<void>((resolve) =>
      httpRequest({ port: site.port, path: '/api/slow' }, (response) => {
        response.on('data', (chunk: Buffer) => {
          chunks.push(String(chunk))
          if (chunks.length === 1) finish()
        })
        response.on('end', resolve)
      }).end(),
    )
    expect(chunks).toEqual(['first', ' second'])
  })

  it('closes the application’s response when the client disconnects', async () => {
    const left = vi.fn()
    const site = await serveSite(async (_request, response) => {
      response.once('close', left)
      response.writeHead(200, { 'content-type': 'application/octet-stream' })
      response.write('first')
    })
    const request = httpRequest({ port: site.port, path: '/api/slow' }, () => request.destroy())
    request.on('error', () => {})
    request.end()
    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce())
  })

  it('does not receive internal headers that a client sends', async () => {
    const seenHeaders: IncomingMessage['headers'][] = []
    const site = await serveSite(async (request, response) => {
      seenHeaders.push({ ...request.headers })
      response.setHeader('content-type', 'application/json').end('{"data":1}')
    })
    const headers = { 'x-render-page': '1', 'x-client-address': '192.0.2.9' }
    for (const path of ['/api/x', '/socket.io/?EIO=4']) {
      const answer = await site.request(path, { headers })
      expect([String(answer.body), answer.headers['x-document']]).toEqual(['{"data":1}', undefined])
    }
    expect(seenHeaders.map((seen) => seen['x-render-page'])).not.toContain('1')
    expect(seenHeaders.map((seen) => seen['x-client-address'])).not.toContain('192.0.2.9')
  })
})

describe('an application process that has ended', () => {
  it('has its pages and calls answered with 503 and Retry-After, while cached pages are served as before', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { application, close } = await serveApplication(async (_request, response) => {
      response.setHeader('content-type', 'text/html').end(createHtml('page'))
    })
    const caches = createPageCaches()
    const site = await serve(
      createListener({ application, settings, dev: false, buildFolder: '/nowhere', caches }),
    )
    closeFunctions.unshift(() => site.close())
    await site.request('/about-us')
    await close()
    for (const path of ['/my-account/welcome', '/api/property']) {
      const { status, headers } = await site.request(path)
      expect([status, headers['retry-after']]).toEqual([503, '5'])
    }
    expect((await site.request('/healthz')).status).toBe(503)
    const cached = await site.request('/about-us')
    expect([cached.status, cached.headers['x-cache']]).toEqual([200, 'hit'])
  })
})

it('gives up on an answer that does not begin in time, and waits for an answer that has begun', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  let finish = () => {}
  const next: NextHandler = async ({ url }, response) => {
    if (url !== '/api/slow') return new Promise(() => {})
    response.writeHead(200, { 'content-type': 'application/octet-stream' })
    response.write('first')
    finish = () => response.end(' second')
  }
  const { application } = await serveApplication(next, { answerTimeoutMs: 50 })
  const site = await serve(createListener({ application, settings, dev: false, buildFolder: '/nowhere' }))
  closeFunctions.unshift(() => site.close())
  const slow = site.request('/api/slow')
  for (const [path, method] of [
    ['/my-account/welcome', 'GET'],
    ['/about-us', 'GET'],
    ['/api/property', 'POST'],
  ] as const) {
    const { status, headers } = await site.request(path, {
      method,
      ...(method === 'POST' ? { body: '{}' } : {}),
    })
    expect([status, headers['retry-after']]).toEqual([503, '5'])
  }
  expect(logged).toHaveBeenCalledWith('The application did not answer:', 'No answer within 50 ms')
  finish()
  expect(String((await slow).body)).toBe('first second')
})

it('never reads a body as a request, even if a thousand headers precede its Content-Length', async () => {
  const seenUrls: (string | undefined)[] = []
  const { application } = await serveApplication(async ({ url }, response) => {
    seenUrls.push(url)
    response.end()
  })
  const site = await serve(createListener({ application, settings, dev: false, buildFolder: '/nowhere' }))
  closeFunctions.unshift(() => site.close())
  const body = 'GET /api/smuggled HTTP/1.1\r\nhost: a\r\n\r\n'
  const client = net.connect(site.port)
  client.write(
    `GET /socket.io/ HTTP/1.1\r\nhost: a\r\n${'x:\r\n'.repeat(1_000)}content-length: ${body.length}\r\n\r\n${body}`,
  )
  expect(String((await once(client, 'data'))[0])).toContain('HTTP/1.1 431 ')
  client.destroy()
  await site.request('/api/last')
  expect(seenUrls).toEqual(['/api/last'])
})

it('accepts the connections that were made while it was busy', async () => {
  const { socketPath } = await serveApplication(async () => {})
  const SIMULTANEOUS_CONNECTIONS = 1_000
  // The server runs in this process too, so it accepts none of them before all are requested.
  const connections = Array.from({ length: SIMULTANEOUS_CONNECTIONS }, () => net.connect(socketPath))
  await Promise.all(connections.map((connection) => once(connection, 'connect')))
  for (const connection of connections) connection.destroy()
})

it.each(['GET / HTTP/1.1\r\n', 'POST / HTTP/1.1\r\ncontent-length: 9\r\n'])(
  'does not render a page whose client disconnects before its turn: %j',
  async (start) => {
    const render = vi.fn<NextHandler>(async (_request, response) => void response.end())
    const { application, server } = await serveApplication(render)
    let status: number | undefined
    const site = await serve((request) => {
      const renderPage = async () => ({ status } = await application.renderPage(request))
      request.socket.once('close', () => setImmediate(() => void renderPage()))
    })
    closeFunctions.unshift(() => site.close())
    for (let visit = 0; visit < 3; visit += 1) {
      status = undefined
      const client = net.connect(site.port)
      client.write(`${start}host: a\r\n\r\n`, () => client.destroy())
      await vi.waitFor(() => expect(status).toBe(503))
    }
    expect(render).not.toHaveBeenCalled()
    const countConnections = () =>
      new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))
    // Newer versions of Node keep one connection, for the next request.
    await vi.waitFor(async () => expect(await countConnections()).toBeLessThanOrEqual(1))
  },
)

it('ends all answers to a client that has disconnected, including pipelined ones', async () => {
  const ended: string[] = []
  const { application } = await serveApplication(async (request, response) => {
    response.once('close', () => ended.push(request.url ?? ''))
    response.writeHead(200, { 'content-type': 'image/png' })
    response.write(Buffer.alloc(1_000_000))
  })
  const site = await serve(createListener({ application, settings, dev: false, buildFolder: '/nowhere' }))
  closeFunctions.unshift(() => site.close())
  const paths = ['/media/1', '/media/2', '/media/3']
  const client = net.connect(site.port)
  client.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`).join(''))
  client.once('data', () => client.destroy())
  await vi.waitFor(() => expect(ended.toSorted()).toEqual(paths))
})

it('drops the answer when the front process has refused the request in the meantime', async () => {
  const { application } = await serveApplication(async (_request, response) => {
    response.end('late')
  })
  let answered: Promise<void> | undefined
  const site = await serve((request, response) => {
    answered = application.answer(request, response)
    response.writeHead(413).end()
  })
  closeFunctions.unshift(() => site.close())
  const client = net.connect(site.port)
  client.write('GET /api/x HTTP/1.1\r\nhost: a\r\n\r\n')
  await once(client, 'data')
  await answered
  client.destroy()
})
