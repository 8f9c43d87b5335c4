import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { answerWithoutUpgrade } from '../../lib/server/answer-without-upgrade'
import { getLastRendered, serveSiteForEachTest } from './site'

const site = serveSiteForEachTest()

it.each([
  ['a page of the cache', '/about-us', {}],
  ['a page of one visitor', '/my-account/welcome', {}],
  ['a page reached by dot segments from the API', '/api/../login', {}],
  ['a page reached by dot segments from the assets', '/_next/static/../../contact', {}],
  [
    'a page requested with only one header of the router',
    '/my-account/welcome',
    { 'next-router-prefetch': '1' },
  ],
  ['a page requested with the header rsc: 0', '/my-account/welcome', { rsc: '0' }],
])('%s has the content security policy of a document', async (_name, path, headers) => {
  const { headers: responseHeaders } = await site.request(path, { headers })
  expect(responseHeaders['content-security-policy']).toMatch(/script-src 'self' '(nonce|sha256)-/)
  const headersForNext = Object.keys(getLastRendered().headers)
  expect(headersForNext).not.toContain('rsc')
  expect(headersForNext).not.toContain('next-router-prefetch')
})

it.each([
  ['a call', '/api/big', {}],
  ['an asset', '/_next/static/chunks/x.js', {}],
  ['a picture', '/media/properties/1/a.webp', {}],
  ['a refusal', `/${'a'.repeat(9_000)}`, {}],
])(
  '%s has a policy that allows nothing, in case a browser shows it as a document',
  async (_name, path, headers) => {
    const { headers: responseHeaders } = await site.request(path, { headers })
    expect(responseHeaders['content-security-policy']).toMatch(/^default-src 'none'/)
  },
)

it('refuses a form that another site posts, even if dot segments disguise the path', async () => {
  const headers = { host: 'homes.test', origin: 'https://evil.test' }
  for (const path of ['/login', '/api/../login', '/_next/../login'])
    expect((await site.request(path, { method: 'POST', body: 'a=1', headers })).status, path).toBe(403)
})

/**
 * Sends raw text to a server that answers by `answerWithoutUpgrade`, and never closes the client's side of the
 * connection. @returns everything that came back by the time that the server has closed
 */
async function sendRequest(text: string): Promise<string> {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      if (request.url !== '/slow') response.end(`${request.method} ${request.url} "${body}"`)
    })
  })
  server.on('upgrade', (request, socket) => answerWithoutUpgrade(server, request, socket))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const socket = connect({ port: (server.address() as AddressInfo).port, allowHalfOpen: true })
  socket.write(text)
  let received = ''
  socket.on('data', (chunk) => (received += String(chunk)))
  await once(socket, 'end')
  await new Promise<void>((resolve) => server.close(() => resolve()))
  socket.destroy()
  return received
}
const UPGRADE = 'Host: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n'

it('answers an upgrade to HTTP/2 by HTTP/1.1 (RFC 9110, 7.8), refuses an upgrade with a body, and closes both', async () => {
  expect(await sendRequest(`GET /a HTTP/1.1\r\n${UPGRADE}\r\n`)).toMatch(/^HTTP\/1\.1 200 OK[^]*GET \/a ""/)
  for (const body of ['Content-Length: 5\r\n\r\nhello', 'Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n'])
    expect(await sendRequest(`POST /b HTTP/1.1\r\n${UPGRADE}${body}`)).toMatch(/^HTTP\/1\.1 400 /)
})

it('closes a connection with an upgrade behind an unanswered request, and serves other connections', async () => {
  const pipelined = `GET /slow HTTP/1.1\r\nHost: x\r\n\r\nGET /a HTTP/1.1\r\n${UPGRADE}\r\n`
  expect(await sendRequest(pipelined)).toBe('')
  expect(await sendRequest(`GET /a HTTP/1.1\r\n${UPGRADE}\r\n`)).toMatch(/^HTTP\/1\.1 200 OK/)
})
