import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { fillManyListings } from '../../scripts/database/fill-many'
import { emptyDatabase } from '../support/databases'

/**
 * Searches over every place × radius × sort × filters × page, for each size of BENCH_LISTINGS: in the engine alone, as
 * whole calls with cards, and some of the cells in PostgreSQL without the engine. Prints milliseconds, the memory and
 * the loading of the engine, and the ratios of P3 (large ÷ small), P4 (page 10,000 ÷ page 1) and P5 (count ÷ page).
 */
const sizes = (process.env['BENCH_LISTINGS'] ?? '10000,100000').split(',').map(Number)
const LOCATIONS = [
  'any-location',
  'London',
  'Essex',
  'Great Baddow',
  'CM8',
  'High Street',
  'Scotland',
  'Birmingham',
]
const FILTERS = [
  { price: 'any-price', types: 'all-types', bedrooms: 'any-bedrooms' },
  { price: '200000-400000', types: 'all-types', bedrooms: '2-4' },
  { price: 'nomin-250000', types: 'terraced', bedrooms: 'any-bedrooms' },
]
const PAGES = [1, 100, 10_000]
const LIMIT = 8
const CALLS_EVERY = 7
const DATABASE_SEARCHES_EVERY = 97

const { toCriteria } = await import('../../lib/agency/search/criteria')
const { disconnect } = await import('../../lib/agency/database')
const { EngineFollower } = await import('../../lib/agency/search/engine/engine-follower')
const { findPageInDatabase } = await import('../../lib/agency/search/find')
const { resolveLocation, searchSales } = await import('../../lib/agency/search/search')
const { radiusOptions, sortOptions } = await import('../../lib/search/options')

async function listCells() {
  const cells = []
  for (const location of LOCATIONS) {
    const place = await resolveLocation(location)
    for (const { value: radius } of location === 'any-location' ? radiusOptions.slice(0, 1) : radiusOptions)
      for (const { value: orderby } of sortOptions)
        for (const filter of FILTERS)
          for (const page of PAGES) {
            const input = { ...filter, location, radius, orderby, page, limit: LIMIT }
            cells.push({ input, page, search: { criteria: toCriteria('sale', place, input), orderby } })
          }
  }
  return cells
}
type Cell = Awaited<ReturnType<typeof listCells>>[number]

const quantile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

function print(name: string, times: number[]): number {
  const at = (share: number) => quantile(times, share).toFixed(2)
  console.log(
    `${name.padEnd(38)} n ${String(times.length).padStart(5)}  p50 ${at(0.5)}  p90 ${at(0.9)}  p99 ${at(0.99)}  max ${at(1)} ms`,
  )
  return quantile(times, 0.99)
}

async function timed(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function timeAll(cells: Cell[], work: (cell: Cell) => unknown): Promise<number[]> {
  const times: number[] = []
  for (const cell of cells) times.push(await timed(() => work(cell)))
  return times
}

/** The best of three rounds for each cell, because whatever else runs on the machine only ever adds. */
async function timeBest(cells: Cell[], work: (cell: Cell) => unknown): Promise<number[]> {
  const rounds = [await timeAll(cells, work), await timeAll(cells, work), await timeAll(cells, work)]
  return cells.map((_, index) => Math.min(...rounds.map((times) => times[index]!)))
}

async function follow() {
  const before = process.memoryUsage().arrayBuffers
  const loop = monitorEventLoopDelay({ resolution: 1 })
  loop.enable()
  const start = performance.now()
  const follower = new EngineFollower()
  while (!follower.engine) await wait(20)
  loop.disable()
  globalThis.gc?.()
  const megabytes = (process.memoryUsage().arrayBuffers - before) / 1e6
  const { size } = follower.engine
  console.log(
    `${size.toLocaleString('en-GB')} listings loaded in ${((performance.now() - start) / 1_000).toFixed(1)} s; event loop ` +
      `p99 ${(loop.percentile(99) / 1e6).toFixed(1)} ms, max ${(loop.max / 1e6).toFixed(1)} ms; columns ${megabytes.toFixed(1)} MB, ` +
      `${((megabytes / size) * 1e6).toFixed(0)} MB a million`,
  )
  return follower
}

async function measure(listings: number): Promise<number> {
  const database = await emptyDatabase()
  process.env.DATABASE_URL = database.url
  console.log(`\n${listings.toLocaleString('en-GB')} listings`)
  const filling = await timed(() =>
    fillManyListings({ url: database.url, count: listings, onProgress: () => undefined }),
  )
  console.log(`generated in ${(filling / 1_000).toFixed(0)} s`)
  const follower = await follow()
  const cells = await listCells()
  const find = ({ search, page }: Cell, limit = LIMIT) => follower.engine?.find(search, page, limit)
  await timeAll(cells, find) // compiles the loops
  const engineP99 = print('engine: ids and count', await timeBest(cells, find))
  for (const page of PAGES)
    print(
      `  page ${page}`,
      await timeAll(
        cells.filter((cell) => cell.page === page),
        find,
      ),
    )
  const deep = cells.filter((cell) => cell.page === 1 && (find(cell)?.total ?? 0) > 10_000 * LIMIT)
  const toDeep = (cell: Cell) => ({ ...cell, page: 10_000 })
  const [first, last] = [await timeBest(deep, find), await timeBest(deep.map(toDeep), find)]
  if (deep.length) {
    const ratio = quantile(last, 0.5) / quantile(first, 0.5)
    console.log(
      `P4, engine: page 10,000 ÷ page 1 of the ${deep.length} searches that have it: ${ratio.toFixed(2)} (median)`,
    )
  }
  const counts = print('engine: count alone', await timeBest(cells, (cell) => find(cell, 0)))
  console.log(`P5: count ÷ page, p99: ${(counts / engineP99).toFixed(2)}`)
  Object.assign(globalThis, { __searchEngine: follower })
  const called = cells.filter((_, index) => index % CALLS_EVERY === 0)
  await timeAll(called.slice(0, 50), ({ input }) => searchSales(input))
  print('whole call with cards', await timeAll(called, ({ input }) => searchSales(input)))
  const deepCalls = async (page: number) =>
    quantile(await timeAll(deep.slice(0, 40), ({ input }) => searchSales({ ...input, page })), 0.5)
  if (deep.length) {
    const [pageOne, pageTenThousand] = [await deepCalls(1), await deepCalls(10_000)]
    console.log(`P4, whole call: ${(pageTenThousand / pageOne).toFixed(2)} (median)`)
  }
  const some = cells.filter((_, index) => index % DATABASE_SEARCHES_EVERY === 0)
  print(
    'PostgreSQL alone',
    await timeAll(some, ({ search, page }) => findPageInDatabase(search, page, LIMIT)),
  )
  follower.stop()
  Object.assign(globalThis, { __searchEngine: undefined })
  await disconnect()
  await database.drop()
  return engineP99
}

const p99s: number[] = []
for (const listings of sizes) p99s.push(await measure(listings))
const [small, large] = [p99s[0], p99s.at(-1)]
if (small && large && p99s.length > 1)
  console.log(`\nP3: p99 at ${sizes.at(-1)} ÷ at ${sizes[0]}: ${(large / small).toFixed(1)}`)
process.exit(0)
