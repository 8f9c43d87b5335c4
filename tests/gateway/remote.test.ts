import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { brand } from '../../lib/config/brand'
import { isOutage } from '../../lib/errors'
import { createRemoteGateway } from '../../lib/gateway/remote'

let server: Server | undefined
afterEach(
  () =>
    new Promise<void>((done) => {
      server?.closeAllConnections()
      if (server) server.close(() => done())
      else done()
    }),
)

/** The address of a port on which nothing listens. */
const UNUSED_URL = 'http://127.0.0.1:9'
/** The short timeout is for an upstream that never answers. The long one lets a loaded machine be slow. */
const SHORT_TIMEOUT_MS = 100
const LONG_TIMEOUT_MS = 30_000

async function connectToUpstream(
  respond: (req: IncomingMessage, res: ServerResponse) => void,
  timeoutMs = LONG_TIMEOUT_MS,
) {
  server = createServer(respond)
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return createRemoteGateway({
    apiUrl,
    apiV2Url: `${apiUrl}/v2`,
    apiKey: 'k',
    productSlug: 'emoov',
    timeoutMs,
  })
}
const respondWithJson =
  (body: unknown, status = 200) =>
  (_: IncomingMessage, res: ServerResponse) =>
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

describe('an upstream that answers', () => {
  it('gets the API key, JSON and the path of the contract (API-01, API-27)', async () => {
    const receivedRequest: Record<string, unknown> = {}
    // An upstream may send val as an object, which becomes a string (D-13).
    const respondWithMeta = respondWithJson({
      code: 1,
      message: '',
      data: { attr: 'home', val: { page_title: 'Homes' } },
    })
    const gateway = await connectToUpstream((req, res) => {
      let body = ''
      req
        .on('data', (chunk) => (body += chunk))
        .on('end', () => {
          Object.assign(receivedRequest, {
            url: req.url,
            method: req.method,
            apikey: req.headers.apikey,
            body,
          })
          respondWithMeta(req, res)
        })
    })
    expect(await gateway.siteMeta({ attr: 'home' })).toMatchObject({
      ok: true,
      data: { val: '{"page_title":"Homes"}' },
    })
    expect(receivedRequest).toEqual({
      url: '/sitemeta/get_site_meta',
      method: 'POST',
      apikey: 'k',
      body: '{"attr":"home"}',
    })
  })
  it.each([
    ['portalDetails', '/rightmove/rightmove_details'],
    ['lettingsPortalDetails', '/rightmove/lettings_rightmove_details'],
    ['subscriptionDetails', '/rightmove/rightmove_subscription_details'],
  ] as const)(
    'is asked for %s by GET, with the key and the token in headers (API-34, API-35)',
    async (call, path) => {
      const receivedRequests: unknown[] = []
      // An upstream may send the price as a text, which becomes a number.
      const respondWithDetails = respondWithJson({
        code: 1,
        message: '',
        data: { val: 'Six months', price: '95', attr: 'renewal' },
      })
      const gateway = await connectToUpstream((req, res) => {
        const { apikey, token } = req.headers
        receivedRequests.push({ method: req.method, path: req.url, apikey, token })
        respondWithDetails(req, res)
      })
      const user = { id: 7, token: 'user-token' }
      expect(await gateway[call]({}, user)).toEqual({
        ok: true,
        data: { val: 'Six months', price: 95, attr: 'renewal' },
        message: '',
      })
      expect(receivedRequests).toEqual([{ method: 'GET', path, apikey: 'k', token: 'user-token' }])
    },
  )
  it('can refuse a call with a message', async () => {
    const refusal = { code: 0, message: 'Search failed', data: null }
    const gateway = await connectToUpstream(respondWithJson(refusal))
    expect(await gateway.propertySearch({})).toEqual({ ok: false, message: 'Search failed' })
  })
  it('may leave its message out, or send null in its place', async () => {
    for (const message of [null, undefined]) {
      const gateway = await connectToUpstream(respondWithJson({ code: 1, message, data: [] }))
      expect(await gateway.newsList({})).toEqual({ ok: true, data: [], message: '' })
      server?.close()
    }
  })
  it('may answer a search with a list without pages (API-23)', async () => {
    const gateway = await connectToUpstream(respondWithJson({ code: 1, message: '', data: [] }))
    expect(await gateway.propertySearch({})).toMatchObject({ ok: true, data: [] })
  })
})

describe('a faulty upstream is an outage, and never "no results" (R4)', () => {
  // An answer may have eight mebibytes at most.
  const oneMebibyte = 'x'.repeat(1024 * 1024)
  it.each<[string, (req: IncomingMessage, res: ServerResponse) => void]>([
    ['HTTP 500', respondWithJson({ code: 0, message: 'Internal error', data: null }, 500)],
    ['HTTP 429', respondWithJson({}, 429)],
    ['HTTP 404', respondWithJson({}, 404)],
    ['malformed JSON', (_, res) => res.end('{"code":1,"data":[')],
    ['an HTML page', (_, res) => res.end('<html>maintenance</html>')],
    ['an empty body', (_, res) => res.end()],
    ['no envelope', respondWithJson([])],
    ['the wrong shape', respondWithJson({ code: 1, message: '', data: { properties: 'none' } })],
    ['a reset connection', (req) => req.socket.destroy()],
    [
      'a truncated body',
      (_, res) => {
        res.writeHead(200, { 'content-length': '1000' })
        res.write('{"code":1')
        setImmediate(() => res.destroy())
      },
    ],
    ['a redirect elsewhere', (_, res) => res.writeHead(302, { location: `${UNUSED_URL}/` }).end()],
    [
      'ten mebibytes',
      (_, res) => {
        for (let index = 0; index < 10; index += 1) res.write(oneMebibyte)
        res.end()
      },
    ],
  ])('%s', async (_, respond) => {
    const gateway = await connectToUpstream(respond)
    await expect(gateway.propertySearch({ location: 'essex' })).rejects.toSatisfy(isOutage)
  })
  it('no answer within the timeout', async () => {
    const gateway = await connectToUpstream(() => undefined, SHORT_TIMEOUT_MS)
    await expect(gateway.propertySearch({ location: 'essex' })).rejects.toSatisfy(isOutage)
  })
  it.each(['getSessions', 'getPreferences', 'exportData', 'deleteAccount'] as const)(
    'a failure of the optional call %s, unless the upstream does not know the call',
    async (name) => {
      const input = { user_id: 7 }
      for (const status of [400, 403, 429, 500, 503]) {
        const gateway = await connectToUpstream(respondWithJson({}, status))
        await expect(gateway[name](input)).rejects.toSatisfy(isOutage)
      }
      const nonsense = { code: 1, message: '', data: 'nonsense' }
      const nonsenseGateway = await connectToUpstream(respondWithJson(nonsense))
      await expect(nonsenseGateway[name](input)).rejects.toSatisfy(isOutage)
      const silentGateway = await connectToUpstream(() => undefined, SHORT_TIMEOUT_MS)
      await expect(silentGateway[name](input)).rejects.toSatisfy(isOutage)
      for (const status of [404, 405, 501]) {
        const gateway = await connectToUpstream((_, res) =>
          res.writeHead(status).end('<html>nothing here</html>'),
        )
        expect(await gateway[name](input)).toEqual({
          ok: false,
          isUnknown: true,
          message: `This cannot be done here. Write to ${brand.email}, and we will do it for you.`,
        })
      }
    },
  )
  it('a required call that the upstream does not know is an outage (A-26, B-20)', async () => {
    const gateway = await connectToUpstream(
      respondWithJson({ code: 0, message: 'Not found', data: null }, 404),
    )
    await expect(gateway.getUserData({ user_id: 7 })).rejects.toSatisfy(isOutage)
    await expect(gateway.getUserProperties({ user_id: 7 })).rejects.toSatisfy(isOutage)
  })
  it('a refused connection', async () => {
    const gateway = createRemoteGateway({
      apiUrl: UNUSED_URL,
      apiV2Url: '',
      productSlug: 'emoov',
      apiKey: 'k',
      timeoutMs: LONG_TIMEOUT_MS,
    })
    await expect(gateway.siteMeta({ attr: 'home' })).rejects.toSatisfy(isOutage)
  })
})
