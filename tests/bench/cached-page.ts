import fs from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import { load } from './support/load'
import { readReport, REPORTING } from './support/process-report'
import { createFilledDatabase, startServer, startSite, type StartedServer } from './support/site'
import { median } from './support/times'

/**
 * Compares the processor time of a request for a cached page (P1) with that of a request to a plain `node:http` server
 * that sends the same bytes and headers. Both are measured in turn, and the results are medians of seven rounds.
 */
const ROUNDS = 7
const REQUESTS = 8_000
const CONNECTIONS = 10

/** Requests a page. @returns the headers, and the compressed body */
function fetchCompressed(url: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }))
    }).on('error', reject)
  })
}

const database = await createFilledDatabase()
const site = await startSite(database, { nodeOptions: REPORTING })
const { headers, body } = await fetchCompressed(`${site.url}/`)
// Node adds the three headers that are left out here.
const repeatedHeaders = Object.entries(headers).filter(
  ([name]) => !['date', 'connection', 'keep-alive'].includes(name),
)
const folder = path.resolve('.data/bench')
fs.mkdirSync(folder, { recursive: true })
const plainServerFile = path.join(folder, 'plain-server.mjs')
const bodyFile = path.join(folder, 'plain-server.body')
fs.writeFileSync(bodyFile, body)
fs.writeFileSync(
  plainServerFile,
  `import fs from 'node:fs'
import { createServer } from 'node:http'
const headers = ${JSON.stringify(Object.fromEntries(repeatedHeaders))}
const body = fs.readFileSync(${JSON.stringify(bodyFile)})
createServer((request, response) => response.writeHead(200, headers).end(body)).listen(process.env.PORT)
`,
)
const plainServer = await startServer([...REPORTING, plainServerFile])

/** Returns the processor time per request, in microseconds. */
async function measureMicroseconds(server: StartedServer): Promise<number> {
  await readReport(server.process) // begins a new report
  let remainingRequests = REQUESTS
  await load(
    CONNECTIONS,
    () => `${server.url}/`,
    () => remainingRequests-- > 0,
  )
  return ((await readReport(server.process)).processorMs * 1_000) / REQUESTS
}
const siteTimes: number[] = []
const plainServerTimes: number[] = []
await Promise.all([measureMicroseconds(site), measureMicroseconds(plainServer)]) // a warm-up
for (let round = 0; round < ROUNDS; round += 1) {
  plainServerTimes.push(await measureMicroseconds(plainServer))
  siteTimes.push(await measureMicroseconds(site))
}
const [plainServerTime, siteTime] = [median(plainServerTimes), median(siteTimes)]
console.log(
  `plain server ${plainServerTime.toFixed(0)} µs, this site ${siteTime.toFixed(0)} µs a request, ` +
    `ratio ${(plainServerTime / siteTime).toFixed(2)} (goal ≥ 0.8)`,
)
await plainServer.stop()
await site.stop()
await database.drop()
