import { performance } from 'node:perf_hooks'
import { filledDatabase } from '../support/databases'

/**
 * The first page of searches with its exact count (P3's absolute figure at the demonstration size):
 * every radius × sort over places of every kind and size, with and without filters, one at a time
 * on one connection's worth of work. Prints milliseconds; deep pages beside them.
 */
const database = await filledDatabase()
process.env.DATABASE_URL = database.url
const { searchSales, searchLettings } = await import('../../lib/agency/search/search')
const { disconnect } = await import('../../lib/agency/database')
const { radiusOptions, sortOptions } = await import('../../lib/search/options')

const locations = [
  'any-location',
  'Essex',
  'London',
  'Witham',
  'Southend-on-Sea',
  'CM8',
  'M1',
  'Newport',
  'Scotland',
  'High Street',
  'Station Road, Witham',
  'Birmingham',
  'Cornwall',
  'Xyzzyville',
]
const filters = [
  { price: 'any-price', types: 'all-types', bedrooms: 'any-bedrooms' },
  { price: '200000-400000', types: 'all-types', bedrooms: '2-4' },
  { price: 'nomin-250000', types: 'terraced', bedrooms: 'any-bedrooms' },
]

const quantile = (sorted: number[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0
function print(name: string, times: number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (q: number) => quantile(sorted, q).toFixed(1)
  console.log(
    `${name.padEnd(34)} n ${String(sorted.length).padStart(5)}  ` +
      `p50 ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)}  max ${at(1)} ms`,
  )
}

const empty = { price: '', types: 'all-types', bedrooms: '', radius: 'this-only', orderby: 'most-recent' }
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

for (const [name, search] of [
  ['sales', searchSales],
  ['lettings', searchLettings],
] as const) {
  for (const location of locations) await search({ ...empty, location, page: 1, limit: 8 })
  const times: number[] = []
  for (const location of locations)
    for (const { value: radius } of radiusOptions)
      for (const { value: orderby } of sortOptions)
        for (const filter of filters)
          times.push(await timed(() => search({ ...filter, location, radius, orderby, page: 1, limit: 8 })))
  print(`${name}: first page, count, cards`, times)

  const deep: number[] = []
  const first: number[] = []
  for (let round = 0; round < 30; round += 1) {
    first.push(await timed(() => search({ ...empty, location: 'any-location', page: 1, limit: 8 })))
    deep.push(await timed(() => search({ ...empty, location: 'any-location', page: 400 + round, limit: 8 })))
  }
  print(`${name}: page 1 of everything`, first)
  print(`${name}: pages 400…429 of everything`, deep)
}
await disconnect()
await database.drop()
