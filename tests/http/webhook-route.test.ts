import { beforeEach, expect, it, vi } from 'vitest'
import { failure, success } from '../../lib/contract/call'
import { outage } from '../../lib/errors'
import { handleWebhook } from '../../lib/http/webhook-route'

const receivePaymentEvent = vi.fn()
vi.mock('../../lib/gateway', () => ({ gateway: () => ({ receivePaymentEvent }) }))

const post = (body: string, headers: Record<string, string> = { 'stripe-signature': 't=1,v1=2' }) =>
  handleWebhook(new Request('http://homes.test/api/webhooks/stripe', { method: 'POST', body, headers }))

beforeEach(() => {
  receivePaymentEvent.mockReset().mockResolvedValue(success(null))
})

it('a webhook is passed on byte for byte, and needs neither key nor session', async () => {
  const body = '{ "id":"evt_1",\r\n  "name": "Ü\u2028" }  '
  expect((await post(body)).status).toBe(200)
  expect(receivePaymentEvent).toHaveBeenCalledWith({ body, signature: 't=1,v1=2' })
})

it('a refused one is 400, a fault 503, so that the provider sends it again', async () => {
  receivePaymentEvent.mockResolvedValue(failure('Invalid signature'))
  expect((await post('{}', {})).status).toBe(400)
  receivePaymentEvent.mockRejectedValue(outage('no database'))
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect((await post('{}')).status).toBe(503)
  expect(reported).toHaveBeenCalledOnce()
})

it('a body over the limit is not read to its end', async () => {
  expect((await post('x'.repeat(2_000_000))).status).toBe(400)
  expect(receivePaymentEvent).not.toHaveBeenCalled()
})
