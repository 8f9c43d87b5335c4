import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { forMs, load, quantile } from './support/load'
import { createFilledDatabase, startSite } from './support/site'
import { uncachedSearches } from './support/views'

/**
 * Compares the response time of a cached page while 200 clients request uncached pages with that of an idle server
 * (P13), and the pages per second at 200 connections with those at the best number of connections (P10).
 */
const PROBE_MS = 6_000
const LOAD_MS = 8_000

const database = await createFilledDatabase()
const site = await startSite(database, '/about-us')
const search = uncachedSearches(site.url)

/** Returns the milliseconds of requests for a cached page. */
async function probe(): Promise<number[]> {
  const child = fork(path.join(import.meta.dirname, 'support/probe.ts'), [
    `${site.url}/about-us`,
    String(PROBE_MS),
  ])
  const [times] = (await once(child, 'message')) as [number[]]
  return times
}

await load(10, search, forMs(LOAD_MS)) // compiles the code
await probe()
const idle = quantile(await probe(), 0.99)
const [loaded] = await Promise.all([probe(), load(200, search, forMs(LOAD_MS))])
const busy = quantile(loaded, 0.99)
console.log(
  `cached page p99: idle ${idle.toFixed(1)} ms, beside 200 clients ${busy.toFixed(1)} ms, ratio ${(busy / idle).toFixed(1)} (goal ≤ 3)`,
)

const goodput = new Map<number, number>()
for (const connections of [1, 4, 16, 50, 200]) {
  const answers = await load(connections, search, forMs(LOAD_MS))
  const good = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 503)
  const others = answers.length - good.length - refused.length
  const withoutRetryAfter = refused.filter(({ headers }) => !headers['retry-after']).length
  goodput.set(connections, good.length / (LOAD_MS / 1_000))
  console.log(
    `${String(connections).padStart(4)} connections: ${goodput.get(connections)?.toFixed(0)} pages/s, p99 ${quantile(
      good.map(({ ms }) => ms),
      0.99,
    ).toFixed(0)} ms, ${refused.length} refused (${withoutRetryAfter} without Retry-After), ${others} others`,
  )
}
const peak = Math.max(...goodput.values())
console.log(`goodput at 200 ÷ peak: ${((goodput.get(200) ?? 0) / peak).toFixed(2)} (goal ≥ 0.8)`)
await site.stop()
await database.drop()
