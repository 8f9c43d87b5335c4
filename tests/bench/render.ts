import fs from 'node:fs'
import http from 'node:http'
import { performance } from 'node:perf_hooks'
import { SESSION_COOKIE_OVER_HTTP } from '../../lib/session/cookie-name'
import { measureDocument } from '../support/document-bytes'
import { findTemplatePaths } from '../support/templates'
import { createFilledDatabase, startServer, startSite, type StartedServer } from './support/site'
import { buildSmallestApp, NEXT_START } from './support/smallest-app'

/**
 * Compares the processor time per request and the requests per second of pages that no cache holds (P2) with those of a
 * trivial dynamic page of 24 rows in the smallest app of the same Next version. The pages are measured in turn; the
 * results are medians of seven rounds. Also prints the bytes of each template (P2b). It runs on Linux only, because it
 * reads the processor time of another process from /proc.
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

/** The page cache answers no request with a session, and this one belongs to nobody. */
const headers = { cookie: `${SESSION_COOKIE_OVER_HTTP}=nobody`, 'accept-encoding': 'identity' }
const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS })

const read = (url: string) =>
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

/** Requests an address `times` times in total, over all connections at once. */
async function requestAtOnce(url: string, times: number): Promise<void> {
  let remainingReads = times
  const work = async () => {
    while (remainingReads-- > 0) await read(url)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
}

/**
 * Returns the processor time of a process in ms. Linux counts hundredths of a second, in fields 14 (user) and 15
 * (system) of the file; the expression removes fields 1 and 2, because the second may contain spaces.
 */
function processorMs(pid: number): number {
  const fields = fs
    .readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

interface Cost {
  processorMs: number
  perSecond: number
}

async function measure({ url, process: { pid = 0 } }: StartedServer, path: string): Promise<Cost> {
  const processorBefore = processorMs(pid)
  const began = performance.now()
  await requestAtOnce(url + path, REQUESTS)
  const seconds = (performance.now() - began) / 1_000
  return { processorMs: (processorMs(pid) - processorBefore) / REQUESTS, perSecond: REQUESTS / seconds }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const print = (name: string, costs: Cost[], trivial: Cost[]) => {
  const ratio = (of: (cost: Cost) => number) =>
    median(costs.map((cost, index) => of(cost) / of(trivial[index] ?? cost)))
  console.log(
    `${name.padEnd(18)} ${median(costs.map((cost) => cost.processorMs))
      .toFixed(1)
      .padStart(5)} ms, ` +
      `${median(costs.map((cost) => cost.perSecond))
        .toFixed(0)
        .padStart(4)}/s; ` +
      `trivial page ÷ this by processor time ${(1 / ratio((cost) => cost.processorMs)).toFixed(2)}, ` +
      `this ÷ trivial page by requests/s ${ratio((cost) => cost.perSecond).toFixed(2)}`,
  )
}

const app = await startServer(NEXT_START, {
  cwd: buildSmallestApp({ rows: TRIVIAL_PAGE }),
  readyPath: '/rows',
})
const database = await createFilledDatabase()
const site = await startSite(database, '/find-a-property')
try {
  process.env.E2E_PORT = new URL(site.url).port
  const paths = await findTemplatePaths()
  const measured = {
    results: paths['results for sale'],
    listing: paths['listing for sale'],
    home: paths.home,
  }
  await requestAtOnce(`${app.url}/rows`, WARM_UP_REQUESTS)
  for (const path of Object.values(measured)) await requestAtOnce(site.url + path, WARM_UP_REQUESTS)
  const trivial: Cost[] = []
  const costs = Object.entries(measured).map(([name, path]) => ({ name, path, costs: [] as Cost[] }))
  for (let round = 0; round < ROUNDS; round += 1) {
    trivial.push(await measure(app, '/rows'))
    for (const page of costs) page.costs.push(await measure(site, page.path))
  }
  print('trivial page', trivial, trivial)
  for (const page of costs) print(page.name, page.costs, trivial)
  for (const [name, path] of Object.entries(paths)) {
    const { document, flight } = measureDocument(await read(site.url + path))
    console.log(
      `${name.padEnd(26)} document ${(document / 1_000).toFixed(1).padStart(6)} kB, flight ${(flight / 1_000).toFixed(1).padStart(6)} kB`,
    )
  }
} finally {
  agent.destroy()
  await Promise.all([site.stop(), app.stop()])
  await database.drop()
}
