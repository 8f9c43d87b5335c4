import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import {
  Agent,
  createServer,
  get,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { prepareGracefulStop } from '../../lib/server/graceful-stop'
import { serveCompressedAsset } from '../../lib/server/static-assets'

/**
 * Compares how this site serves static files, and how it stops, with libraries: by the processor time per request, and
 * by the requests that are lost when a server under load is stopped. The libraries are not dependencies of this
 * project. Install them with `npm install --no-save sirv@3 http-terminator@3 http-graceful-shutdown@4`.
 */
const CONNECTIONS = 20
const REQUESTS = 6_000
const STOPS = 20
const YEAR_SECONDS = 31_536_000
const STOP_TIMEOUT_MS = 15_000
const MAX_RESPONSE_MS = 20
/** Clients pause up to this time between requests. */
const MAX_PAUSE_MS = 20
const ASSET = '/_next/static/chunks/asset.js'
const ASSET_BYTES = 120_000

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
type Stop = () => Promise<unknown>

/** Imports a library. A literal name would not compile, because the libraries are not installed by default. */
const importOptional = async (name: string): Promise<Record<string, unknown>> =>
  (await import(name)) as Record<string, unknown>

const folder = path.join(os.tmpdir(), 'bench-http-libraries')

function writeAsset(): void {
  const file = path.join(folder, ASSET.replace('/_next/static/', 'static/'))
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const script = fs
    .readFileSync('node_modules/next/dist/compiled/react-dom/cjs/react-dom-client.production.js')
    .subarray(0, ASSET_BYTES)
  fs.writeFileSync(file, script)
  fs.writeFileSync(`${file}.br`, brotliCompressSync(script))
}

/** The ways to serve static files that are compared, as functions that create a request listener. */
const listeners: Record<string, () => Promise<RequestListener>> = {
  'static files: ours': async () => (request, response) => {
    serveCompressedAsset(path.join(folder, 'static'), request.url ?? '', request, response)
  },
  'static files: sirv': async () => {
    const sirv = (await importOptional('sirv')).default as (folder: string, options: object) => Middleware
    const options = { brotli: true, gzip: true, immutable: true, maxAge: YEAR_SECONDS }
    const serve = sirv(path.join(folder, 'static'), options)
    return (request, response) => {
      request.url = request.url?.replace('/_next/static', '')
      serve(request, response, () => response.writeHead(404).end())
    }
  },
}

/** The ways to stop a server that are compared, as functions that create a stop function for a server. */
const stops: Record<string, (server: Server) => Promise<Stop>> = {
  'stop: ours': async (server) => prepareGracefulStop(server),
  'stop: http-terminator': async (server) => {
    const create = (await importOptional('http-terminator')).createHttpTerminator as (options: object) => {
      terminate: Stop
    }
    return create({ server, gracefulTerminationTimeout: STOP_TIMEOUT_MS }).terminate
  },
  'stop: http-graceful-shutdown': async (server) => {
    const prepare = (await importOptional('http-graceful-shutdown')).default as (
      server: Server,
      options: object,
    ) => Stop
    // The benchmark stops the server by a message, so the library must not listen to signals.
    return prepare(server, { timeout: STOP_TIMEOUT_MS, forceExit: false, signals: '' })
  },
}

/** Responds after a random time, so that requests are under way when the server stops. */
const respondLater: RequestListener = (_request, response) => {
  setTimeout(() => response.end('done'), Math.random() * MAX_RESPONSE_MS)
}

/**
 * Runs one server in this process, and sends its port to the parent. The server replies to the message 'usage' with its
 * processor time, and stops on the message 'stop'.
 * @param name a key of `listeners` or of `stops`
 */
async function serve(name: string): Promise<void> {
  const listener = (await listeners[name]?.()) ?? respondLater
  const server = createServer({ keepAliveTimeout: 65_000 }, listener)
  const stop = await stops[name]?.(server)
  process.on('message', (message) => {
    if (message === 'usage') process.send?.(process.cpuUsage())
    else void stop?.().then(() => process.exit(0))
  })
  server.listen(0, () => process.send?.((server.address() as AddressInfo).port))
}

/** Runs `serve` in a new process. @returns undefined if the library is not installed */
async function startServer(name: string): Promise<{ child: ChildProcess; port: number } | undefined> {
  const child = fork(import.meta.filename, [name], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  const port = await Promise.race([
    once(child, 'message').then(([value]) => value as number),
    once(child, 'exit').then(() => undefined),
  ])
  return port === undefined ? undefined : { child, port }
}

/** @returns the number of bytes of the response's body */
function fetchAndCountBytes(port: number, agent: Agent, url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ port, agent, path: url, headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (part: Buffer) => (bytes += part.length))
      response.on('end', () => (response.statusCode === 200 ? resolve(bytes) : reject(new Error('not 200'))))
      response.on('error', reject)
    }).on('error', reject)
  })
}

/** Reads the processor time of a server, in microseconds. */
async function readUsage(child: ChildProcess): Promise<number> {
  child.send('usage')
  const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage]
  return user + system
}

/** Measures the processor time per request, after a warm-up with a sixth of the requests. */
async function measureProcessorTime(name: string): Promise<string> {
  const site = await startServer(name)
  if (!site) return 'not installed'
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const run = async (requests: number) => {
    let remainingRequests = requests
    let bytes = 0
    const worker = async () => {
      while (remainingRequests-- > 0) bytes = await fetchAndCountBytes(site.port, agent, ASSET)
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, worker))
    return bytes
  }
  await run(REQUESTS / 6)
  const usageBefore = await readUsage(site.child)
  const bytes = await run(REQUESTS)
  const cpuUsed = (await readUsage(site.child)) - usageBefore
  agent.destroy()
  site.child.kill('SIGKILL')
  return `${Math.round(cpuUsed / REQUESTS)} µs a request, ${bytes} bytes`
}

/** Counts the requests that fail while servers under load are stopped. A refused connection does not count as lost. */
async function countLostRequests(name: string): Promise<string> {
  let responseCount = 0
  let lostCount = 0
  for (let round = 0; round < STOPS; round += 1) {
    const site = await startServer(name)
    if (!site) return 'not installed'
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
    let hasStopped = false
    const worker = async () => {
      while (!hasStopped) {
        await fetchAndCountBytes(site.port, agent, '/').then(
          () => (responseCount += 1),
          ({ code }: { code?: string }) => {
            if (code === 'ECONNREFUSED') hasStopped = true
            else lostCount += 1
          },
        )
        await delay(Math.random() * MAX_PAUSE_MS)
      }
    }
    const workers = Array.from({ length: CONNECTIONS }, worker)
    // The stop begins at a random moment, while requests are under way.
    await delay(200 + Math.random() * 50)
    const ended = once(site.child, 'exit')
    site.child.send('stop')
    await ended
    hasStopped = true
    await Promise.all(workers)
    agent.destroy()
  }
  return `${lostCount} lost of ${responseCount + lostCount} requests in ${STOPS} stops`
}

const [name] = process.argv.slice(2)
if (name) await serve(name)
else {
  writeAsset()
  for (const listener of Object.keys(listeners))
    console.log(`${listener}: ${await measureProcessorTime(listener)}`)
  for (const stop of Object.keys(stops)) console.log(`${stop}: ${await countLostRequests(stop)}`)
  fs.rmSync(folder, { recursive: true })
}
