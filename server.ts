// The process that serves the site: Next, the page cache in front of it, and the sockets, on one
// port. `npm start` runs it bundled, `npm run dev` likewise with NODE_ENV=development.
import fs from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import nextEnv from '@next/env'
import next from 'next'
import type { Client } from 'pg'
import { apiKey, env, InvalidSetting, siteUrl, type Env } from './lib/config/env'
import { socketsOnDemand } from './lib/realtime/on-demand'
import { gracefulStop } from './lib/server/graceful-stop'
import { createListener } from './lib/server/listener'

const dev = process.env.NODE_ENV !== 'production'
const projectDir = process.cwd()
const buildFolder = path.join(projectDir, '.next')
const say = (line: string) => console.log(line)

// Whoever read our output may go away; to log that a line could not be logged would never end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

/** The database is not there, for a reason that the message tells a person. */
class NotReady extends Error {}

async function main(): Promise<void> {
  nextEnv.loadEnvConfig(projectDir, dev, { info: () => {}, error: console.error })
  const settings = env()
  apiKey(settings)
  Object.assign(globalThis, { __databasePrepared: true }) // instrumentation.ts need not do it again

  if (!dev) handOverConfig()

  // Next adds its own upgrade listener to the server it is given; this one never listens.
  const nextUpgrades = createServer()
  const app = next({
    dev,
    dir: projectDir,
    port: settings.PORT,
    hostname: 'localhost',
    httpServer: nextUpgrades,
    quiet: !dev,
  })
  const [closeDatabase] = await Promise.all([
    settings.API_URL ? undefined : openDatabase(settings),
    app.prepare(),
  ])

  const server = createServer({ requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 })
  const stopServer = gracefulStop(server)
  const sockets = socketsOnDemand(server)
  const answer = createListener({ next: app.getRequestHandler(), settings, dev, buildFolder })
  server.on('request', (request, response) => {
    if (!sockets.takes('request', request, response)) answer(request, response)
  })
  server.on('upgrade', (request, socket, head) => {
    if (sockets.takes('upgrade', request, socket, head)) return
    if (!dev || !nextUpgrades.emit('upgrade', request, socket, head)) socket.destroy()
  })
  let stoppingSince = 0
  const stop = async () => {
    // Ctrl-C reaches us from the terminal and from npm; a person who asks again does not want to wait.
    if (stoppingSince) return void (Date.now() - stoppingSince > 1_000 && process.exit(1))
    stoppingSince = Date.now()
    sockets.disconnect()
    await stopServer(dev ? { graceMs: 0, patienceMs: 500 } : {})
    await Promise.allSettled([closeDatabase?.(), sockets.close(), app.close()])
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  if (process.env.npm_lifecycle_event) onceOrphaned(() => void stop())

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(settings.PORT, resolve)
  })
  const { port } = server.address() as AddressInfo
  setTimeout(() => void sockets.open().then(() => (dev ? undefined : warmUp(port))), WARM_UP_MS).unref()
  say(`Ready: ${settings.PORT === port ? siteUrl(settings) : `http://localhost:${port}`}`)
}

/**
 * Prepares the agency's database, listens for its events and runs its jobs. An application of an upstream agency
 * (API_URL) loads none of this.
 * @returns a function that stops both, when jobs that are running have finished
 */
async function openDatabase(settings: Env): Promise<() => Promise<void>> {
  const [{ prepareDatabase }, { listenForEvents }, { followEvents }, { startWorker }, { rows }] =
    await Promise.all([
      import('./scripts/database/prepare'),
      import('./lib/events/listen'),
      import('./lib/cache/dependencies'),
      import('./lib/agency/jobs/start-worker'),
      import('./lib/agency/pool'),
    ])
  let first: Client | undefined
  await prepareDatabase({ settings, onProgress: say, keep: (client) => (first = client) }).catch(
    ({ message }: Error) => Promise.reject(new NotReady(message)),
  )
  // The connection that the first page needs opens while Next still loads.
  void rows('select 1').catch(() => {})
  followEvents()
  const connect = async () => (await prepareDatabase({ settings })) ?? ''
  const stopListening = listenForEvents({ first, connect })
  const stopWorker = startWorker({ connect, delayMs: WORKER_DELAY_MS })
  return async () => void (await Promise.allSettled([stopListening(), stopWorker()]))
}

/**
 * Gives Next its settings as the build resolved them, in the variable in which Next's own standalone
 * server does: it then neither compiles nor checks next.config.ts again. Without it, it would.
 */
function handOverConfig(): void {
  const { config } = JSON.parse(
    fs.readFileSync(path.join(buildFolder, 'required-server-files.json'), 'utf8'),
  ) as { config: object }
  process.env['__NEXT_PRIVATE_STANDALONE_CONFIG'] = JSON.stringify(config)
}

/** The first page comes before the job runner. */
const WORKER_DELAY_MS = 2_000

/** A visitor who is there at once comes before the warming. */
const WARM_UP_MS = 1_000
/** Between them they load most of the code, and read the gazetteer. */
const WARMING = ['/', '/find-a-property/London', '/news']

/** The first of a kind of page loads its code: better for us to wait for it than a visitor. */
async function warmUp(port: number): Promise<void> {
  for (const page of WARMING) {
    await fetch(`http://127.0.0.1:${port}${page}`, { signal: AbortSignal.timeout(10_000) }).then(
      (answer) => answer.arrayBuffer(),
      () => {},
    )
  }
}

/** npm passes a signal to the shell between us, which does not pass it on: its end is ours too. */
function onceOrphaned(end: () => void): void {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    end()
  }, 500)
  watch.unref()
}

main().catch((error: unknown) => {
  console.error(inOneLine(error))
  process.exit(1)
})

/** What a person can act on is told in a line; what surprises us, with its trace. */
function inOneLine(error: unknown): unknown {
  if (error instanceof InvalidSetting || error instanceof NotReady) return error.message
  const { code, message } = error as { code?: string; message?: string }
  if (code === 'EADDRINUSE')
    return `Port ${env().PORT} is in use. Stop what uses it, or choose another: PORT=${env().PORT + 1} npm start`
  if (code === 'EACCES') return `Port ${env().PORT} may not be used by this account: ${message}`
  return error
}
