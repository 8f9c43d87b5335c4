import http from 'node:http'
import { performance } from 'node:perf_hooks'
import { measureDocument } from '../support/document-bytes'
import { findTemplatePaths } from '../support/templates'
import { readProcessorMs } from './support/server-processes'
import { createFilledDatabase, startServer, startSite, type StartedServer } from './support/site'
import { buildSmallestApp, NEXT_START } from './support/smallest-app'
import { median } from './support/times'

/**
 * Measures the processor time per request and the requests per second of pages that no cache holds (P2). It compares
 * them with a trivial dynamic page of 24 rows in the smallest app of the same Next version. The pages are measured in
 * turn, and the results are medians of seven rounds. Also prints the bytes of each template (P2b). Runs on Linux only.
 */
const ROUNDS = 7
const REQUESTS = 150
const WARM_UP_REQUESTS = 400
const CONNECTIONS = 8

const TRIVIAL_PAGE = `export const dynamic = 'force-dynamic'
const rows = Array.from({ length: 24 }, (_, index) => ({ id: index, name: 'Home ' + index, price: 100000 + index }))
export default function Page() {
  return <main><h1>Homes</h1><ul>{rows.map((row) => (
    <li key={row.id}><a href={'/rows/' + row.id}>{row.name}</a> <span>{row.price}</span></li>
  ))}</ul></main>
}
`

/**
 * The page cache is not used for a request with a content-length, even of 0. `identity` asks for an uncompressed
 * document, whose bytes are counted.
 */
const headers = { 'content-length': '0', 'accept-encoding': 'identity' }
const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS })

const readPage = (url: string) =>
  new Promise<string>((resolve, reject) => {
    http
      .get(url, { agent, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          if (response.statusCode === 200) resolve(Buffer.concat(chunks).toString('utf8'))
          else reject(new Error(`${url}: ${response.statusCode}`))
        })
      })
      .on('error', reject)
  })

/** Requests a page `times` times in total, over all connections at once. */
async function requestAtOnce(url: string, times: number): Promise<void> {
  let remainingReads = times
  const work = async () => {
    while (remainingReads-- > 0) await readPage(url)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
}

/** The processor time per request, and the requests per second. */
interface Cost {
  processorMs: number
  perSecond: number
}

async function measure({ url, process: server }: StartedServer, path: string): Promise<Cost> {
  const processorBefore = readProcessorMs(server)
  const began = performance.now()
  await requestAtOnce(url + path, REQUESTS)
  const seconds = (performance.now() - began) / 1_000
  return {
    processorMs: (readProcessorMs(server) - processorBefore) / REQUESTS,
    perSecond: REQUESTS / seconds,
  }
}

/** Prints the medians of a page, and the medians of its ratios to the trivial page in each round. */
function printCosts(name: string, costs: Cost[], trivialCosts: Cost[]): void {
  const medianOf = (key: keyof Cost) => median(costs.map((cost) => cost[key]))
  const ratioOf = (key: keyof Cost) =>
    median(costs.map((cost, round) => cost[key] / (trivialCosts[round] ?? cost)[key]))
  const processorTime = `${medianOf('processorMs').toFixed(1).padStart(5)} ms`
  const requestRate = `${medianOf('perSecond').toFixed(0).padStart(4)}/s`
  console.log(
    `${name.padEnd(18)} ${processorTime}, ${requestRate}; ` +
      `trivial page ÷ this by processor time ${(1 / ratioOf('processorMs')).toFixed(2)}, ` +
      `this ÷ trivial page by requests/s ${ratioOf('perSecond').toFixed(2)}`,
  )
}

const app = await startServer(NEXT_START, {
  cwd: buildSmallestApp({ rows: TRIVIAL_PAGE }),
  readyPath: '/rows',
})
const database = await createFilledDatabase()
const site = await startSite(database, { readyPath: '/find-a-property' })
try {
  process.env.E2E_PORT = new URL(site.url).port // for findTemplatePaths
  const paths = await findTemplatePaths()
  const measuredPaths = {
    results: paths['results for sale'],
    listing: paths['listing for sale'],
    home: paths.home,
  }
  await requestAtOnce(`${app.url}/rows`, WARM_UP_REQUESTS)
  for (const path of Object.values(measuredPaths)) await requestAtOnce(site.url + path, WARM_UP_REQUESTS)
  const trivialCosts: Cost[] = []
  const pages = Object.entries(measuredPaths).map(([name, path]) => ({ name, path, costs: [] as Cost[] }))
  for (let round = 0; round < ROUNDS; round += 1) {
    trivialCosts.push(await measure(app, '/rows'))
    for (const page of pages) page.costs.push(await measure(site, page.path))
  }
  printCosts('trivial page', trivialCosts, trivialCosts)
  for (const page of pages) printCosts(page.name, page.costs, trivialCosts)
  for (const [name, path] of Object.entries(paths)) {
    const { document, flight } = measureDocument(await readPage(site.url + path))
    const formatKilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1).padStart(6)} kB`
    console.log(`${name.padEnd(26)} document ${formatKilobytes(document)}, flight ${formatKilobytes(flight)}`)
  }
} finally {
  agent.destroy()
  await Promise.all([site.stop(), app.stop()])
  await database.drop()
}
