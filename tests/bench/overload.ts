import { fork } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { continueFor, load } from './support/load'
import { createFilledDatabase, startSite } from './support/site'
import { median, quantile } from './support/times'
import { createUncachedSearches } from './support/views'

/*
 * Compares the response time of a cached page on an idle server and while 200 clients request uncached pages (P13).
 * Also compares the pages per second at 200 connections with those at the best number of connections (P10).
 */

/** Enough for a 99th percentile of a thousand requests on a busy server. */
const PROBE_MS = 3_000
const PAIRS = 7
const LOAD_MS = 8_000
const OVERLOAD_CONNECTIONS = 200

const database = await createFilledDatabase()
const site = await startSite(database, { readyPath: '/about-us' })
const nextSearch = createUncachedSearches(site.url)

/**
 * Requests a cached page for PROBE_MS, in a process of its own, because the load in this process would delay the
 * measurements. @returns the 99th percentile of the milliseconds
 */
async function probeCachedPage(): Promise<number> {
  const child = fork(path.join(import.meta.dirname, 'support/probe.ts'), [
    `${site.url}/about-us`,
    String(PROBE_MS),
  ])
  const [times] = (await once(child, 'message')) as [number[]]
  return quantile(times, 0.99)
}

/** Probes while other clients request uncached pages. @param round makes their searches differ from earlier ones */
async function probeBesideClients(round: number): Promise<number> {
  const clients = fork(path.join(import.meta.dirname, 'support/uncached-clients.ts'), [
    site.url,
    String(OVERLOAD_CONNECTIONS),
    String(round),
  ])
  os.setPriority(clients.pid!, os.constants.priority.PRIORITY_BELOW_NORMAL)
  await once(clients, 'message') // all connections have requested a page
  const p99 = await probeCachedPage()
  clients.send('stop')
  await once(clients, 'exit')
  return p99
}

await load(10, nextSearch, continueFor(LOAD_MS)) // a warm-up
await probeCachedPage()
const pairs: { idle: number; busy: number }[] = []
for (let round = 0; round < PAIRS; round += 1)
  pairs.push({ idle: await probeCachedPage(), busy: await probeBesideClients(round) })
const formatMedian = (values: number[]) => median(values).toFixed(1)
console.log(
  `cached page p99, medians of ${PAIRS} pairs: idle ${formatMedian(pairs.map(({ idle }) => idle))} ms, ` +
    `beside ${OVERLOAD_CONNECTIONS} clients ${formatMedian(pairs.map(({ busy }) => busy))} ms, ` +
    `ratio ${formatMedian(pairs.map(({ idle, busy }) => busy / idle))} (goal ≤ 3)`,
)

/** Successful pages per second, by the number of connections. */
const goodput = new Map<number, number>()
for (const connections of [1, 4, 16, 50, OVERLOAD_CONNECTIONS]) {
  const begunAt = performance.now()
  const answers = await load(connections, nextSearch, continueFor(LOAD_MS))
  const seconds = (performance.now() - begunAt) / 1_000 // the pages under way at the end are waited for
  const good = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 503)
  const others = answers.length - good.length - refused.length
  const withoutRetryAfter = refused.filter(({ headers }) => !headers['retry-after']).length
  const pagesPerSecond = good.length / seconds
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
