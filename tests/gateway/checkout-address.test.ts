import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createRemoteGateway } from '../../lib/gateway/remote'
import { startStripeServer, type StripeServer } from '../support/stripe-server'

let stripe: StripeServer
let upstream: Server
let upstreamData: object
beforeAll(async () => {
  stripe = await startStripeServer()
  upstream = createServer((_request, response) =>
    response.end(JSON.stringify({ code: 1, message: '', data: upstreamData })),
  )
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done))
  Object.assign(process.env, { STRIPE_SECRET_KEY: 'sk_test_stand_in', STRIPE_API_URL: stripe.url })
})
afterAll(async () => {
  await stripe.close()
  upstream.closeAllConnections()
  await new Promise((done) => upstream.close(done))
})

const openCheckout = () => {
  const apiUrl = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`
  const gateway = createRemoteGateway({
    apiUrl,
    apiV2Url: apiUrl,
    apiKey: 'k',
    productSlug: 'emoov',
    timeoutMs: 30_000,
  })
  return gateway.createCheckoutSession({
    order_number: 'ORD-1',
    order_amount: 1,
    property_type: 'sales',
    is_package_payment: 1,
  })
}

it('a checkout session without a URL gets its URL from Stripe (PAY-15)', async () => {
  const created = await fetch(`${stripe.url}/v1/checkout/sessions`, {
    method: 'POST',
    body: 'line_items[0][price_data][unit_amount]=100&line_items[0][price_data][currency]=gbp',
  })
  const { id, url } = (await created.json()) as { id: string; url: string }
  upstreamData = { id }
  expect(await openCheckout()).toMatchObject({ ok: true, data: { id, url } })
})

it('a URL from the upstream is kept if it is valid, and left out otherwise', async () => {
  upstreamData = { id: 'cs_1', url: 'https://pay.example/1' }
  expect(await openCheckout()).toMatchObject({ ok: true, data: upstreamData })
  upstreamData = { id: 'cs_1', url: 'javascript:alert(1)' }
  expect(await openCheckout()).toMatchObject({ ok: true, data: { id: 'cs_1', url: undefined } })
})

it('when Stripe does not answer, the session is returned without a URL', async () => {
  stripe.behaviour = 'down'
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  upstreamData = { id: 'cs_1' }
  expect(await openCheckout()).toMatchObject({ ok: true, data: { id: 'cs_1' } })
  expect(reported).toHaveBeenCalledOnce()
})
