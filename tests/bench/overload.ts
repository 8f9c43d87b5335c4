import { Agent } from 'node:http'
import { ask, forMs, load, quantile } from './support/load'
import { createFilledDatabase, startSite } from './support/site'
import { uncachedSearches } from './support/views'

/**
 * P13: how long a page of the cache takes while 200 clients ask for pages that no cache holds, beside an idle
 * server. P10: pages a second at 200 connections beside the best number of connections.
 */
const PROBES = 400
const LOAD_MS = 8_000

const database = await createFilledDatabase()
const site = await startSite(database, '/about-us')
const search = uncachedSearches(site.url)
const agent = new Agent({ keepAlive: true })

async function probe(goesOn: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (goesOn()) {
    const answer = await ask(`${site.url}/about-us`, agent)
    if (answer.status === 200) times.push(answer.ms)
  }
  return times
}
const upTo = (count: number) => () => count-- > 0

await load(10, search, forMs(LOAD_MS)) // compiles the code
await probe(upTo(PROBES))
const idle = quantile(await probe(upTo(PROBES)), 0.99)
const [loaded] = await Promise.all([probe(forMs(LOAD_MS)), load(200, search, forMs(LOAD_MS))])
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
agent.destroy()
await site.stop()
await database.drop()
