import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import pg from 'pg'
import Stripe from 'stripe'
import { SANDBOX_WEBHOOK_SECRET } from '../../lib/agency/payments/sandbox'
import { filledDatabase, startSite } from './support/site'

/**
 * Webhooks against the production build, 200 at once, each signed and of an event of its own: how long the provider waits
 * for its answer (goal: p99 of at most 200 ms), and until all are acted on.
 */
const AT_ONCE = 200
const ROUNDS = 5

const quantile = (times: number[], q: number) =>
  (times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * q))] ?? 0).toFixed(0)

function send(url: string, agent: Agent, body: string, signature: string): Promise<number> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}/api/webhooks/stripe`,
      {
        agent,
        method: 'POST',
        headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
      },
      (response) => {
        response.resume()
        response.on('end', () => {
          if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`))
          else resolve(performance.now() - began)
        })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

const signedEvent = (id: string) => {
  const payload = JSON.stringify({
    id,
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { id: 'cs_sandbox_demonstration_1001', object: 'checkout.session' } },
  })
  return {
    payload,
    signature: Stripe.webhooks.generateTestHeaderString({ payload, secret: SANDBOX_WEBHOOK_SECRET }),
  }
}

const database = await filledDatabase()
const site = await startSite(database)
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
const pool = new pg.Pool({ connectionString: database.url, max: 1 })
try {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const events = Array.from({ length: AT_ONCE }, (_, index) => signedEvent(`evt_${round}_${index}`))
    const answered = await Promise.all(
      events.map(({ payload, signature }) => send(site.url, agent, payload, signature)),
    )
    // The first round compiles the code and opens connections.
    if (round > 0) times.push(...answered)
  }
  console.log(
    `${AT_ONCE} webhooks at once, ${times.length} in all: p50 ${quantile(times, 0.5)}  p99 ${quantile(times, 0.99)}  ` +
      `max ${quantile(times, 1)} ms`,
  )
  const { rows } = await pool.query<{ stored: number }>('SELECT count(*)::int AS stored FROM provider_event')
  console.log(`${rows[0]?.stored} events are stored`)
} finally {
  agent.destroy()
  await pool.end()
  await site.stop()
  await database.drop()
}
