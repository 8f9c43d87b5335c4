import { requestPage, load } from './support/load'
import { createFilledDatabase, startSite } from './support/site'
import { mixedViews } from './support/views'

/** Compares the memory of the process after 100,000 mixed page views with that after 10,000 (P14). */
const VIEWS = [10_000, 100_000]
const CONNECTIONS = 8
const MIB = 1_048_576

const database = await createFilledDatabase()
const site = await startSite(database)

const readText = async (path: string) => (await fetch(site.url + path)).text()
const listings = [
  ...(await readText('/find-a-property')).matchAll(/href="(\/(?:property|letting)\/\d+\/[^"?]+)"/g),
]
  .concat([...(await readText('/')).matchAll(/href="(\/(?:property|letting)\/\d+\/[^"?]+)"/g)])
  .map(([, path = '']) => path)
const nextView = mixedViews(site.url, [...new Set(listings)])

interface Detail {
  memory: { rss: number; heapUsed: number; external: number }
}
const sizes: number[] = []
let viewCount = 0
for (const views of VIEWS) {
  const countView = () => {
    viewCount += 1
    return viewCount <= views
  }
  await load(CONNECTIONS, nextView, countView)
  await requestPage(`${site.url}/about-us`)
  const health = await fetch(`${site.url}/healthz`, { headers: { apikey: 'demo-api-key' } })
  const { memory, ...rest } = (await health.json()) as Detail
  sizes.push(memory.rss)
  console.log(
    `${views} views: ${Math.round(memory.rss / MIB)} MiB resident, ${Math.round(memory.heapUsed / MIB)} heap, ${Math.round(memory.external / MIB)} buffers; ${JSON.stringify(rest)}`,
  )
}
console.log(`ratio ${((sizes[1] ?? 0) / (sizes[0] ?? 1)).toFixed(2)} (goal ≤ 1.2)`)
await site.stop()
await database.drop()
