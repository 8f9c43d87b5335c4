import fs from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import { load } from './support/load'
import { readReport, REPORTING } from './support/process-report'
import { createFilledDatabase, start, startSite, type Started } from './support/site'

/**
 * P1: the processor time of a request for a page of the cache, beside a plain `node:http` server that sends the
 * same bytes and headers, in turn, medians of seven pairs.
 */
const PAIRS = 7
const REQUESTS = 8_000
const CONNECTIONS = 10

/** A response as it is on the line, still compressed. */
function readRaw(url: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }))
    }).on('error', reject)
  })
}

const database = await createFilledDatabase()
const site = await startSite(database, '/', REPORTING)
const { headers, body } = await readRaw(`${site.url}/`)
const sent = Object.entries(headers).filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name))
const folder = path.resolve('.data/bench')
fs.mkdirSync(folder, { recursive: true })
const plainServer = path.join(folder, 'plain-server.mjs')
const bodyFile = path.join(folder, 'plain-server.body')
fs.writeFileSync(bodyFile, body)
fs.writeFileSync(
  plainServer,
  `import fs from 'node:fs'
import { createServer } from 'node:http'
const headers = ${JSON.stringify(Object.fromEntries(sent))}
const body = fs.readFileSync(${JSON.stringify(bodyFile)})
createServer((request, response) => response.writeHead(200, headers).end(body)).listen(process.env.PORT)
`,
)
const plain = await start([...REPORTING, plainServer])

async function microseconds(server: Started): Promise<number> {
  await readReport(server.process)
  let remainingRequests = REQUESTS
  await load(
    CONNECTIONS,
    () => `${server.url}/`,
    () => remainingRequests-- > 0,
  )
  return ((await readReport(server.process)).processorMs * 1_000) / REQUESTS
}
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const ours: number[] = []
const theirs: number[] = []
await Promise.all([microseconds(site), microseconds(plain)])
for (let pair = 0; pair < PAIRS; pair += 1) {
  theirs.push(await microseconds(plain))
  ours.push(await microseconds(site))
}
console.log(
  `plain server ${median(theirs).toFixed(0)} µs, this site ${median(ours).toFixed(0)} µs a request, ratio ${(median(theirs) / median(ours)).toFixed(2)} (goal ≥ 0.8)`,
)
await plain.stop()
await site.stop()
await database.drop()
