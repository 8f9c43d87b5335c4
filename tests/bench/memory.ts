import { requestPage, load } from './support/load'
import { createFilledDatabase, startSite } from './support/site'
import { createMixedViews } from './support/views'

/** Compares the memory of the server's two processes after 10,000 and after 100,000 mixed page views (P14). */
const VIEW_COUNTS = [10_000, 100_000]
const CONNECTIONS = 8
const MIB = 1_048_576

const database = await createFilledDatabase()
const site = await startSite(database)

/** Matches a link to the page of a listing, such as 'href="/property/12/high-street-witham"'. */
const LISTING_LINK = /href="(\/(?:property|letting)\/\d+\/[^"?]+)"/g

async function findListingPaths(path: string): Promise<string[]> {
  const html = await (await fetch(site.url + path)).text()
  return [...html.matchAll(LISTING_LINK)].map(([, listingPath = '']) => listingPath)
}
const listings = [...(await findListingPaths('/find-a-property')), ...(await findListingPaths('/'))]
const nextView = createMixedViews(site.url, [...new Set(listings)])

interface Memory {
  rss: number
  heapUsed: number
  external: number
}
interface HealthReport {
  memory: { front: Memory; application: Memory }
}
/** The resident bytes of both processes together, after each number of views. */
const residentBytes: number[] = []
let viewCount = 0
for (const views of VIEW_COUNTS) {
  const takeView = () => {
    viewCount += 1
    return viewCount <= views
  }
  await load(CONNECTIONS, nextView, takeView)
  await requestPage(`${site.url}/about-us`)
  const health = await fetch(`${site.url}/healthz`, { headers: { apikey: 'demo-api-key' } })
  const { memory, ...rest } = (await health.json()) as HealthReport
  residentBytes.push(memory.front.rss + memory.application.rss)
  for (const [name, { rss, heapUsed, external }] of Object.entries(memory))
    console.log(
      `${views} views, ${name}: ${Math.round(rss / MIB)} MiB resident, ${Math.round(heapUsed / MIB)} heap, ${Math.round(external / MIB)} buffers`,
    )
  console.log(JSON.stringify(rest))
}
console.log(`ratio ${((residentBytes[1] ?? 0) / (residentBytes[0] ?? 1)).toFixed(2)} (goal ≤ 1.2)`)
await site.stop()
await database.drop()
