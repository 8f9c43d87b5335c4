import type { IncomingMessage, ServerResponse } from 'node:http'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { failure, success } from '../../lib/contract/call'
import { outage } from '../../lib/errors'
import { answerWebhook } from '../../lib/http/webhook'
import { listenerSettings } from '../server/site'
import { createSiteListener } from '../server/site-listener'
import { serve, type TestServer } from '../server/support'

const receivePaymentEvent = vi.fn()

const handleWebhook = (request: IncomingMessage, response: ServerResponse) =>
  answerWebhook(request, response, receivePaymentEvent)

const PATH = '/api/webhooks/stripe'
/** More than a call's body may have (64 KiB), and less than the server's limit for any body (1 MiB). */
const TOO_LONG_BODY = 'x'.repeat(900_000)
const next = vi.fn()
let site: TestServer
beforeEach(async () => {
  next.mockReset()
  receivePaymentEvent.mockReset().mockResolvedValue(success(null))
  site = await serve(createSiteListener({ ...listenerSettings, next, answerWebhook: handleWebhook }))
})
afterEach(() => site.close())

const post = (body: string, headers: Record<string, string> = { 'stripe-signature': 't=1,v1=2' }) =>
  site.request(PATH, { method: 'POST', body, headers })

it('a webhook is handled before Next with its unchanged body, and needs neither API key nor session', async () => {
  const body = '{ "id":"evt_1",\r\n  "name": "Ü\u2028" }  '
  const answer = await post(body)
  expect([answer.status, answer.headers['cache-control'], answer.body.toString()]).toEqual([
    200,
    'no-store',
    '{"message":"Received"}',
  ])
  expect(receivePaymentEvent).toHaveBeenCalledWith({ body, signature: 't=1,v1=2' })
  expect(next).not.toHaveBeenCalled()
})

it('a refused webhook is answered with 400, and a failure with 503, after which the provider sends it again', async () => {
  receivePaymentEvent.mockResolvedValue(failure('Invalid signature'))
  expect((await post('{}', {})).status).toBe(400)
  receivePaymentEvent.mockRejectedValue(outage('no database'))
  const errorLog = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect((await post('{}')).status).toBe(503)
  expect(errorLog).toHaveBeenCalledOnce()
})

it('a body over the limit is refused', async () => {
  for (const isChunked of [false, true])
    expect((await site.request(PATH, { method: 'POST', body: TOO_LONG_BODY, isChunked })).status).toBe(400)
  expect(receivePaymentEvent).not.toHaveBeenCalled()
})

it('a body over the limit leaves its connection open, so that its sender can read the refusal', async () => {
  const client = net.connect(site.port)
  client.write(`POST ${PATH} HTTP/1.1\r\nhost: a\r\ncontent-length: ${TOO_LONG_BODY.length}\r\n\r\n`)
  client.write(TOO_LONG_BODY)
  client.write(`GET ${PATH} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)
  const statuses = (await text(client)).match(/(?<=HTTP\/1\.1 )\d+/g)
  expect(statuses).toEqual(['400', '405'])
})

it('any method but POST is 405', async () => {
  const answer = await site.request(PATH)
  expect([answer.status, answer.headers.allow]).toEqual([405, 'POST'])
  expect(receivePaymentEvent).not.toHaveBeenCalled()
})
