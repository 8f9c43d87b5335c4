import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import Stripe from 'stripe'
import { SANDBOX_WEBHOOK_SECRET } from '../../lib/agency/payments/sandbox'
import { createFilledDatabase, startSite } from './support/site'

/**
 * Webhooks against the production build, 200 at once, each signed and of an event of its own: how long the provider waits
 * for its answer (goal: p99 of at most 200 ms), and until all are acted on, which each round waits for. As many requests that are refused without a
 * look at the database tell how much of that is the machine and its other work.
 */
const AT_ONCE = 200
const ROUNDS = 5

const quantile = (times: number[], q: number) =>
  (times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * q))] ?? 0).toFixed(0)

interface Sent {
  method: 'GET' | 'POST'
  body: string
  signature: string
  status: number
}

function send(url: string, agent: Agent, { method, body, signature, status }: Sent): Promise<number> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}/api/webhooks/stripe`,
      { agent, method, headers: { 'stripe-signature': signature, 'content-type': 'application/json' } },
      (response) => {
        response.resume()
        response.on('end', () => {
          if (response.statusCode !== status) reject(new Error(`status ${response.statusCode}`))
          else resolve(performance.now() - began)
        })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

const signedEvent = (id: string): Sent => {
  const payload = JSON.stringify({
    id,
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { id: 'cs_sandbox_demonstration_1001', object: 'checkout.session' } },
  })
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: SANDBOX_WEBHOOK_SECRET })
  return { method: 'POST', body: payload, signature, status: 200 }
}

/** The server refuses the method and does nothing else. */
const refusedRequest = (): Sent => ({ method: 'GET', body: '', signature: '', status: 405 })

const describe = (times: number[]) =>
  `p50 ${quantile(times, 0.5)}  p99 ${quantile(times, 0.99)}  max ${quantile(times, 1)} ms`

const database = await createFilledDatabase()
const site = await startSite(database)
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
const pool = new pg.Pool({ connectionString: database.url, max: 1 })

let slowestHandledMs = 0

/** @returns how long each answer took, the first round left out, which compiles the code and opens connections */
async function sendRounds(create: (id: string) => Sent): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const requests = Array.from({ length: AT_ONCE }, (_, index) => create(`evt_${round}_${index}`))
    const answerTimes = await Promise.all(requests.map((each) => send(site.url, agent, each)))
    const handledMs = await untilHandled()
    if (round === 0) continue
    times.push(...answerTimes)
    slowestHandledMs = Math.max(slowestHandledMs, handledMs)
  }
  return times
}

async function untilHandled(): Promise<number> {
  const began = performance.now()
  for (;;) {
    const { rows } = await pool.query('SELECT id FROM provider_event WHERE handled_at IS NULL LIMIT 1')
    if (rows.length === 0) return performance.now() - began
    await pause(50)
  }
}

try {
  console.log(`Refused requests, ${AT_ONCE} at once: ${describe(await sendRounds(refusedRequest))}`)
  console.log(`Webhooks, ${AT_ONCE} at once: ${describe(await sendRounds(signedEvent))}`)
  const { rows } = await pool.query<{ stored: number }>('SELECT count(*)::int AS stored FROM provider_event')
  const handledMs = await untilHandled()
  console.log(
    `${rows[0]?.stored} events are stored, and were acted on within ${handledMs.toFixed(0)} ms more`,
  )
} finally {
  agent.destroy()
  await pool.end()
  await site.stop()
  await database.drop()
}
