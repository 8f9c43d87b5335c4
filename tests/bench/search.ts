import { fork } from 'node:child_process'
import os from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { fillManyListings } from '../../scripts/database/fill-many'
import { migrate } from '../../scripts/database/migrate'
import { createEmptyDatabase } from '../support/databases'
import type { Cell } from './support/search-cells'
import { printTimes, quantile, timeAll, timeBest, timeOnce, watchLoop } from './support/times'

/**
 * Measures searches over every place × radius × filters × sort × page, counts of all choices of a filter, and maps.
 * Searches are measured in the engine alone, as whole calls, and some of them in PostgreSQL without the engine. Counts
 * and maps are measured as whole calls.
 *
 * Prints times in milliseconds, the engine's memory and loading time, and three ratios of times: P3 (large ÷ small
 * database), P4 (page 10,000 ÷ page 1) and P5 (count ÷ page).
 *
 * BENCH_LISTINGS sets the sizes of the databases. BENCH_DATABASE_URL names a database that is kept between runs and has
 * the last of these sizes.
 */
const sizes = (process.env['BENCH_LISTINGS'] ?? '10000,1500000').split(',').map(Number)
const keptDatabaseUrl = process.env['BENCH_DATABASE_URL']
/** Every 13th search is measured as a whole call, every 197th in PostgreSQL. A prime samples all filters evenly. */
const CALLS_EVERY = 13
const DATABASE_SEARCHES_EVERY = 197
/** The number of searches whose last page is measured as a whole call. */
const DEEP_CALLS = 40
const PRINTED_WORST_SEARCHES = 5
/** Map views, in degrees. */
const BOXES = {
  country: { west: -8.6, south: 49.9, east: 1.8, north: 60.8 },
  London: { west: -0.5, south: 51.3, east: 0.3, north: 51.7 },
  town: { west: 0.6, south: 51.75, east: 0.7, north: 51.85 },
}

const { disconnect } = await import('../../lib/agency/database')
const { countChoices } = await import('../../lib/agency/search/count-choices')
const { EngineFollower } = await import('../../lib/agency/search/engine/engine-follower')
const { setEngineFollower } = await import('../../lib/agency/search/engine/running-engine')
const { findPageInDatabase } = await import('../../lib/agency/search/find')
const { getSearchMap } = await import('../../lib/agency/search/map')
const { searchSales } = await import('../../lib/agency/search/search')
const { describeCell, PAGE_SIZE, listCells, PAGES } = await import('./support/search-cells')

type Follower = InstanceType<typeof EngineFollower>

function printTimesBy(
  cells: readonly Cell[],
  times: readonly number[],
  key: 'page' | 'sort' | 'filter',
): void {
  for (const value of new Set(cells.map((cell) => cell[key])))
    printTimes(
      `  ${key} ${value}`,
      times.filter((_, index) => cells[index]![key] === value),
    )
}

function printWorst(cells: readonly Cell[], times: readonly number[]): void {
  const worst = cells.map((cell, index) => ({ cell, ms: times[index]! })).sort((a, b) => b.ms - a.ms)
  for (const { cell, ms } of worst.slice(0, PRINTED_WORST_SEARCHES))
    console.log(`  ${ms.toFixed(2)} ms  ${describeCell(cell)}`)
}

/** Searches as a call of the API does, with the cards of the homes. */
const callSearch = ({ input, sort, page }: Cell) =>
  searchSales({ ...input, orderby: sort, page, limit: PAGE_SIZE })

async function measureMemory() {
  // Collects garbage several times, because buffers are freed some time after the objects that held them.
  for (let round = 0; round < 5; round += 1) {
    globalThis.gc?.()
    await wait(100)
  }
  const { arrayBuffers, heapUsed } = process.memoryUsage()
  return { arrayBuffers, heapUsed }
}

/** Loads the search engine into this process, and prints its loading time and memory. */
async function loadEngine(): Promise<Follower> {
  const before = await measureMemory()
  let follower: Follower | undefined
  const loading = await timeOnce(() =>
    watchLoop(async () => {
      follower = new EngineFollower()
      while (!follower.engine) await wait(20)
    }),
  )
  const after = await measureMemory()
  const { size } = follower!.engine!
  // Bytes for each listing are megabytes for a million listings.
  const perMillion = (bytes: number) => `${(bytes / size).toFixed(1)} MB a million`
  console.log(
    `${size.toLocaleString('en-GB')} listings loaded in ${(loading / 1_000).toFixed(1)} s; ` +
      `columns ${perMillion(after.arrayBuffers - before.arrayBuffers)}, ` +
      `tables of texts ${perMillion(after.heapUsed - before.heapUsed)}`,
  )
  return follower!
}

/** Measures the engine alone. @returns the 99th percentile of finding a page, in ms */
async function measureEngine(cells: readonly Cell[], follower: Follower): Promise<number> {
  const find = ({ search, page }: Cell, limit = PAGE_SIZE) => follower.engine!.find(search, page, limit)
  await timeAll(cells, find) // a warm-up, in which V8 compiles the loops
  const times = await timeBest(cells, find)
  const p99 = printTimes('engine: ids and count', times)
  for (const key of ['page', 'sort', 'filter'] as const) printTimesBy(cells, times, key)
  printWorst(cells, times)
  const countTimes = await timeBest(cells, (cell) => find(cell, 0))
  const countP99 = printTimes('engine: count alone', countTimes)
  console.log(`P5: count ÷ page, p99: ${(countP99 / p99).toFixed(2)}`)
  return p99
}

/** Compares page 10,000 with page 1 (P4), for the searches that have so many pages. */
async function measureDepth(cells: readonly Cell[], follower: Follower): Promise<void> {
  const find = ({ search, page }: Cell) => follower.engine!.find(search, page, PAGE_SIZE)
  const deepSearches = cells.filter(
    (cell) => cell.page === 1 && find(cell).total > Math.max(...PAGES) * PAGE_SIZE,
  )
  if (deepSearches.length === 0) return
  const setPage = (page: number, searches: readonly Cell[]) => searches.map((cell) => ({ ...cell, page }))
  const compare = async (name: string, searches: readonly Cell[], work: (cell: Cell) => unknown) => {
    const [firstPageTimes, lastPageTimes] = [
      await timeBest(setPage(1, searches), work),
      await timeBest(setPage(Math.max(...PAGES), searches), work),
    ]
    const ratio = (share: number) =>
      (quantile(lastPageTimes, share) / quantile(firstPageTimes, share)).toFixed(2)
    console.log(
      `P4, ${name}: page 10,000 ÷ page 1 of ${searches.length} searches: median ${ratio(0.5)}, p99 ${ratio(0.99)}`,
    )
  }
  await compare('engine', deepSearches, find)
  const sampleInterval = Math.ceil(deepSearches.length / DEEP_CALLS)
  await compare(
    'whole call',
    deepSearches.filter((_, index) => index % sampleInterval === 0),
    callSearch,
  )
}

/** Measures whole calls. @returns the 99th percentile of first pages, in ms */
async function measureCalls(cells: readonly Cell[]): Promise<number> {
  const sampledCells = cells.filter((_, index) => index % CALLS_EVERY === 0)
  await timeAll(sampledCells.slice(0, 100), callSearch) // a warm-up
  printTimes('whole call with cards, once', await watchLoop(() => timeAll(sampledCells, callSearch)))
  const times = await timeBest(sampledCells, callSearch)
  printTimes('whole call with cards', times)
  printWorst(sampledCells, times)
  return printTimes(
    '  first pages',
    times.filter((_, index) => sampledCells[index]!.page === 1),
  )
}

async function measureCounts(cells: readonly Cell[]): Promise<void> {
  // Counts depend neither on the page nor on the sort order.
  const countedCells = cells.filter(({ page, sort }) => page === 1 && sort === cells[0]!.sort)
  const count = ({ input }: Cell) => countChoices({ kind: 'sale', ...input })
  await timeAll(countedCells.slice(0, 50), count) // a warm-up
  const times = await watchLoop(() => timeBest(countedCells, count))
  printTimes('whole call: counts of all choices', times)
  printTimesBy(countedCells, times, 'filter')
  printWorst(countedCells, times)
}

async function measureMaps(cells: readonly Cell[]): Promise<void> {
  const mappedCells = cells.filter(
    ({ page, sort, radius }) => page === 1 && sort === cells[0]!.sort && radius === cells[0]!.radius,
  )
  for (const [name, box] of [['all homes', undefined] as const, ...Object.entries(BOXES)]) {
    const draw = ({ input }: Cell) => getSearchMap({ kind: 'sale', ...input, box })
    const times = await watchLoop(() => timeBest(mappedCells, draw))
    printTimes(`whole call: map of ${name}`, times)
    printWorst(mappedCells, times)
  }
}

/** Measures searches in PostgreSQL alone. Searches by keyword are left out: they exceed its statement timeout. */
async function measureDatabase(cells: readonly Cell[]): Promise<void> {
  const sampledCells = cells.filter(
    ({ filter }, index) => filter !== 'keyword' && index % DATABASE_SEARCHES_EVERY === 0,
  )
  let failures = 0
  const times = await timeAll(sampledCells, ({ search, page }) =>
    findPageInDatabase(search, page, PAGE_SIZE).catch(() => (failures += 1)),
  )
  printTimes('PostgreSQL alone', times)
  if (failures > 0) console.log(`  ${failures} of them exceeded the statement timeout`)
}

/** 99th percentiles in milliseconds, of the engine alone and of whole calls for first pages. */
interface Percentiles {
  engine: number
  firstPages: number
}

/** Measures one database size. */
async function measure(listings: number): Promise<Percentiles> {
  const isKept = keptDatabaseUrl !== undefined && listings === sizes.at(-1)
  const database = isKept
    ? { url: keptDatabaseUrl, drop: () => Promise.resolve() }
    : await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  const loadAverage = os.loadavg()[0]!.toFixed(1)
  console.log(`\n${listings.toLocaleString('en-GB')} listings (load average ${loadAverage})`)
  if (isKept) await migrate(database.url)
  const filling = await timeOnce(() =>
    fillManyListings({ url: database.url, count: listings, onProgress: () => undefined }),
  )
  console.log(`generated in ${(filling / 1_000).toFixed(0)} s`)
  const follower = await loadEngine()
  const cells = await listCells(follower)
  const engine = await measureEngine(cells, follower)
  setEngineFollower(follower)
  await measureDepth(cells, follower)
  const firstPages = await measureCalls(cells)
  await measureCounts(cells)
  await measureMaps(cells)
  await measureDatabase(cells)
  follower.stop()
  setEngineFollower(undefined)
  await disconnect()
  await database.drop()
  return { engine, firstPages }
}

/** Runs `measure` in a new process, because a process reads its settings, here the database's URL, only once. */
function measureInProcess(listings: number): Promise<Percentiles> {
  const child = fork(import.meta.filename, [String(listings)])
  return new Promise((resolve, reject) => {
    let percentiles: Percentiles | undefined
    child.on('message', (measured: Percentiles) => (percentiles = measured))
    child.on('exit', () =>
      percentiles ? resolve(percentiles) : reject(new Error('A size was not measured.')),
    )
  })
}

const listingsArgument = process.argv[2]
if (listingsArgument) {
  const percentiles = await measure(Number(listingsArgument))
  process.send?.(percentiles, () => process.exit(0))
} else {
  const measured: Percentiles[] = []
  for (const listings of sizes) measured.push(await measureInProcess(listings))
  const [small, large] = [measured[0], measured.at(-1)]
  if (small && large && measured.length > 1)
    console.log(
      `\nP3: p99 at ${sizes.at(-1)} ÷ at ${sizes[0]}: engine ${(large.engine / small.engine).toFixed(1)}, ` +
        `whole calls for first pages ${(large.firstPages / small.firstPages).toFixed(1)}`,
    )
  console.log(`Load average at the end: ${os.loadavg()[0]!.toFixed(1)}`)
  process.exit(0)
}
