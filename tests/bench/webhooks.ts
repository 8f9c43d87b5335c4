import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import Stripe from 'stripe'
import { SANDBOX_WEBHOOK_SECRET } from '../../lib/agency/payments/sandbox'
import { createFilledDatabase, startSite } from './support/site'
import { quantile } from './support/times'

/**
 * Sends 200 signed webhooks of different events at once to the production build. Measures how long the provider waits
 * for the responses (goal: p99 of at most 200 ms), and when the last event is handled. For comparison it sends as many
 * requests that are refused without a database query, which shows how much of the time is due to the machine.
 */
const AT_ONCE = 200
const ROUNDS = 5

interface WebhookRequest {
  method: 'GET' | 'POST'
  body: string
  signature: string
  expectedStatus: number
}

function send(
  url: string,
  agent: Agent,
  { method, body, signature, expectedStatus }: WebhookRequest,
): Promise<number> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}/api/webhooks/stripe`,
      { agent, method, headers: { 'stripe-signature': signature, 'content-type': 'application/json' } },
      (response) => {
        response.resume()
        response.on('end', () => {
          if (response.statusCode !== expectedStatus) reject(new Error(`status ${response.statusCode}`))
          else resolve(performance.now() - began)
        })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

const createSignedEvent = (id: string): WebhookRequest => {
  const payload = JSON.stringify({
    id,
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { id: 'cs_sandbox_demonstration_1001', object: 'checkout.session' } },
  })
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: SANDBOX_WEBHOOK_SECRET })
  return { method: 'POST', body: payload, signature, expectedStatus: 200 }
}

/** Creates a request that the server refuses because of its method, without any further work. */
const createRefusedRequest = (): WebhookRequest => ({
  method: 'GET',
  body: '',
  signature: '',
  expectedStatus: 405,
})

function formatTimes(times: number[]): string {
  const format = (share: number) => quantile(times, share).toFixed(0)
  return `p50 ${format(0.5)}  p99 ${format(0.99)}  max ${format(1)} ms`
}

const database = await createFilledDatabase()
const site = await startSite(database)
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
const pool = new pg.Pool({ connectionString: database.url, max: 1 })

let slowestHandledMs = 0

/** Sends all rounds of requests. @returns the response times in ms, without those of the first round, a warm-up */
async function sendRounds(create: (id: string) => WebhookRequest): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const requests = Array.from({ length: AT_ONCE }, (_, index) => create(`evt_${round}_${index}`))
    const responseTimes = await Promise.all(requests.map((each) => send(site.url, agent, each)))
    const handledMs = await waitUntilHandled()
    if (round === 0) continue
    times.push(...responseTimes)
    slowestHandledMs = Math.max(slowestHandledMs, handledMs)
  }
  return times
}

/** Waits until every stored event is handled. @returns the ms that this took */
async function waitUntilHandled(): Promise<number> {
  const began = performance.now()
  for (;;) {
    const { rows } = await pool.query('SELECT id FROM provider_event WHERE handled_at IS NULL LIMIT 1')
    if (rows.length === 0) return performance.now() - began
    await pause(50)
  }
}

try {
  console.log(`Refused requests, ${AT_ONCE} at once: ${formatTimes(await sendRounds(createRefusedRequest))}`)
  console.log(`Webhooks, ${AT_ONCE} at once: ${formatTimes(await sendRounds(createSignedEvent))}`)
  const { rows } = await pool.query<{ stored: number }>('SELECT count(*)::int AS stored FROM provider_event')
  console.log(
    `${rows[0]?.stored} events are stored; those of a round were acted on within ${slowestHandledMs.toFixed(0)} ms`,
  )
} finally {
  agent.destroy()
  await pool.end()
  await site.stop()
  await database.drop()
}
