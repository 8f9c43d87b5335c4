import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerUpload } from '../../lib/http/answer-upload'
import { listenerSettings } from '../server/site'
import { createSiteListener } from '../server/site-listener'
import { serve, type TestServer } from '../server/support'

const PATH = '/api/uploads/0123456789abcdef0123456789abcdef'
const PACKET_BYTES = 65_536
/** The server reads a body in pieces of 256 KiB: four full packets, or five if one was smaller. */
const MAX_PACKETS_OF_PIECE = 5

const next = vi.fn()
let handle: (request: Request) => Promise<Response>
let site: TestServer
beforeEach(async () => {
  next.mockReset()
  site = await serve(
    createSiteListener({
      ...listenerSettings,
      next,
      answerUpload: (request, response) => answerUpload(request, response, handle),
    }),
  )
})
afterEach(() => site.close())

const body = Buffer.alloc(10 * PACKET_BYTES, 'repeated text')
const patch = () =>
  site.request(PATH, { method: 'PATCH', body, headers: { cookie: 'a=1', 'upload-offset': '7' } })

it('an upload reaches its handler byte for byte, before Next', async () => {
  handle = async (request) => {
    const received = Buffer.from(await request.arrayBuffer())
    const requestLine = [request.method, new URL(request.url).pathname, request.headers.get('upload-offset')]
    return new Response(null, {
      status: 204,
      headers: { 'received-request': requestLine.join(' '), 'is-body-equal': String(received.equals(body)) },
    })
  }
  const { status, headers } = await patch()
  expect([status, headers['received-request'], headers['is-body-equal']]).toEqual([
    204,
    `PATCH ${PATH} 7`,
    'true',
  ])
  expect(headers['cache-control']).toContain('no-store')
  expect(next).not.toHaveBeenCalled()
})

it('a page is answered between the pieces of many uploads', async () => {
  let packets = 0
  let packetsBeforePage: number | undefined
  handle = async (request) => {
    for await (const packet of request.body!) {
      expect(packet.byteLength).toBeGreaterThan(0)
      packets += 1
      // An immediate runs in the next pass of the event loop, in which a waiting page would be answered.
      setImmediate(() => {
        packetsBeforePage ??= packets
      })
    }
    return new Response(null, { status: 204 })
  }
  const answers = await Promise.all(Array.from({ length: 8 }, patch))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(204))
  expect(packetsBeforePage).toBeLessThanOrEqual(MAX_PACKETS_OF_PIECE)
})

it('a refused upload leaves its connection usable for the next request', async () => {
  handle = async () => new Response('Upload not found', { status: 404 })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const sendOnSameConnection = async () => {
    const request = httpRequest({ port: site.port, path: PATH, method: 'PATCH', agent }).end(body)
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    return [response.statusCode, await text(response), request.reusedSocket]
  }
  expect(await sendOnSameConnection()).toEqual([404, 'Upload not found', false])
  expect(await sendOnSameConnection()).toEqual([404, 'Upload not found', true])
  agent.destroy()
})

it('reading the body fails in the handler when the body breaks off', async () => {
  const headers = { 'content-length': '1000' }
  const request = httpRequest({ port: site.port, path: PATH, method: 'PATCH', headers })
  request.on('error', () => undefined)
  const failure = new Promise<unknown>((resolve) => {
    handle = async (received) => {
      const reading = received.arrayBuffer().catch((error: unknown) => error)
      request.destroy()
      resolve(await reading)
      return new Response(null, { status: 400 })
    }
  })
  request.write('half')
  expect(await failure).toBeInstanceOf(Error)
})
