import { fork } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import { continueFor, load } from './support/load'
import { createFilledDatabase, startSite } from './support/site'
import { quantile } from './support/times'
import { createUncachedSearches } from './support/views'

/*
 * Compares the response time of a cached page on an idle server and while 200 clients request uncached pages (P13).
 * Also compares the pages per second at 200 connections with those at the best number of connections (P10).
 */

const PROBE_MS = 6_000
const LOAD_MS = 8_000
const OVERLOAD_CONNECTIONS = 200

const database = await createFilledDatabase()
const site = await startSite(database, { readyPath: '/about-us' })
const nextSearch = createUncachedSearches(site.url)

/**
 * Requests a cached page for PROBE_MS, in a process of its own, because the load in this process would delay the
 * measurements. @returns the milliseconds of each request
 */
async function probeCachedPage(): Promise<number[]> {
  const child = fork(path.join(import.meta.dirname, 'support/probe.ts'), [
    `${site.url}/about-us`,
    String(PROBE_MS),
  ])
  const [times] = (await once(child, 'message')) as [number[]]
  return times
}

await load(10, nextSearch, continueFor(LOAD_MS)) // a warm-up
await probeCachedPage()
const idleP99 = quantile(await probeCachedPage(), 0.99)
const clients = fork(path.join(import.meta.dirname, 'support/uncached-clients.ts'), [
  site.url,
  String(OVERLOAD_CONNECTIONS),
  String(LOAD_MS),
])
const clientsEnd = once(clients, 'exit')
os.setPriority(clients.pid!, os.constants.priority.PRIORITY_BELOW_NORMAL)
const busyTimes = await probeCachedPage()
await clientsEnd
const busyP99 = quantile(busyTimes, 0.99)
console.log(
  `cached page p99: idle ${idleP99.toFixed(1)} ms, beside ${OVERLOAD_CONNECTIONS} clients ${busyP99.toFixed(1)} ms, ratio ${(busyP99 / idleP99).toFixed(1)} (goal ≤ 3)`,
)

/** Successful pages per second, by the number of connections. */
const goodput = new Map<number, number>()
for (const connections of [1, 4, 16, 50, OVERLOAD_CONNECTIONS]) {
  const answers = await load(connections, nextSearch, continueFor(LOAD_MS))
  const good = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 503)
  const others = answers.length - good.length - refused.length
  const withoutRetryAfter = refused.filter(({ headers }) => !headers['retry-after']).length
  const pagesPerSecond = good.length / (LOAD_MS / 1_000)
  goodput.set(connections, pagesPerSecond)
  const times = good.map(({ ms }) => ms)
  console.log(
    `${String(connections).padStart(4)} connections: ${pagesPerSecond.toFixed(0)} pages/s, p99 ${quantile(times, 0.99).toFixed(0)} ms, ` +
      `${refused.length} refused (${withoutRetryAfter} without Retry-After), ${others} others`,
  )
}
const peak = Math.max(...goodput.values())
console.log(
  `goodput at ${OVERLOAD_CONNECTIONS} ÷ peak: ${((goodput.get(OVERLOAD_CONNECTIONS) ?? 0) / peak).toFixed(2)} (goal ≥ 0.8)`,
)
await site.stop()
await database.drop()
