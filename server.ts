// The server of the site: Next, the page cache in front of it, and the sockets on one port. `npm start` runs it
// bundled, and `npm run dev` too, with NODE_ENV=development.
import fs from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import nextEnv from '@next/env'
import next from 'next'
import type { Client } from 'pg'
import { loadOnce } from './lib/cache/load-once'
import { apiKey, env, InvalidSetting, siteUrl, type Env } from './lib/config/env'
import { createLazySockets } from './lib/realtime/lazy-sockets'
import { answerWithoutUpgrade } from './lib/server/answer-without-upgrade'
import { prepareGracefulStop, trackPendingResponses } from './lib/server/graceful-stop'
import { createListener } from './lib/server/listener'
import { countListingViews } from './lib/server/listing-views'
import { closeSlowReaders } from './lib/server/slow-readers'

const dev = process.env.NODE_ENV !== 'production'
const projectDir = process.cwd()
const buildFolder = path.join(projectDir, '.next')
/** Signals within this time of the first are the same Ctrl-C. */
const REPEATED_SIGNAL_MS = 1_000
const PARENT_CHECK_INTERVAL_MS = 500
const logLine = (line: string) => console.log(line)

// A closed pipe makes every write fail, and logging that failure would fail again without end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

/** An expected failure, which is logged without its stack trace. */
class DatabaseNotReady extends Error {}

async function main(): Promise<void> {
  nextEnv.loadEnvConfig(projectDir, dev, { info: () => {}, error: console.error })
  const settings = env()
  apiKey(settings) // stops the start if the key is missing
  Object.assign(globalThis, { __databasePrepared: true }) // instrumentation.ts then leaves the database alone

  if (!dev) passResolvedConfig()

  // Next adds its upgrade listener to a server that never listens, so that `server` below decides first.
  const nextUpgradeServer = createServer()
  const app = next({
    dev,
    dir: projectDir,
    port: settings.PORT,
    hostname: 'localhost',
    httpServer: nextUpgradeServer,
    quiet: !dev,
  })
  const [closeDatabase] = await Promise.all([
    settings.API_URL ? undefined : openDatabase(settings),
    app.prepare(),
  ])

  // A request must arrive within 30 seconds, its headers within 15. A proxy usually keeps idle connections for 60
  // seconds. They stay open longer here, so that the proxy never uses one that is just being closed.
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 })
  const pendingResponses = trackPendingResponses(server)
  const stopServer = prepareGracefulStop(server, pendingResponses)
  if (!dev) closeSlowReaders(pendingResponses)
  const sockets = createLazySockets(server, {
    redisUrl: settings.REDIS_URL,
    siteHost: settings.SITE_URL ? new URL(settings.SITE_URL).host : undefined,
    loadBackend: settings.API_URL
      ? undefined
      : async () => (await import('./lib/agency/conversations/message-backend')).messageBackend,
  })
  const handleRequest = createListener({
    next: app.getRequestHandler(),
    settings,
    dev,
    buildFolder,
    answerWebhook: async (request, response) =>
      (await import('./lib/http/webhook')).answerWebhook(
        request,
        response,
        await loadPaymentEventReceiver(settings),
      ),
    ...(settings.API_URL ? {} : { answerUpload: createLazyUploadHandler() }),
  })
  const viewCounter = settings.API_URL
    ? undefined
    : countListingViews(async (counts) => (await import('./lib/agency/selling/statistics')).addViews(counts))
  server.on('request', (request, response) => {
    viewCounter?.note(request, response)
    if (!sockets.takeOver('request', request, response)) handleRequest(request, response)
  })
  server.on('upgrade', (request, socket, head) => {
    if (sockets.takeOver('upgrade', request, socket, head)) return
    // Next's hot reload connects by WebSocket.
    if (dev && nextUpgradeServer.emit('upgrade', request, socket, head)) return
    // No other WebSocket is served.
    if (/^websocket$/i.test(request.headers.upgrade ?? '')) socket.destroy()
    else answerWithoutUpgrade(server, request, socket)
  })
  stopOnSignals(async () => {
    sockets.disconnect()
    // In development a quick stop counts more than open requests.
    await stopServer(dev ? { idleGraceMs: 0, closeAllAfterMs: 500 } : {})
    await viewCounter?.stop()
    await Promise.allSettled([closeDatabase?.(), sockets.close(), app.close()])
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(settings.PORT, resolve)
  })
  const { port } = server.address() as AddressInfo
  const warm = () =>
    sockets.open().then(
      () => (dev ? undefined : warmUp(port)),
      () => undefined, // logged, and tried again by the first request
    )
  setTimeout(() => void warm(), WARM_UP_AFTER_MS).unref()
  logLine(`Ready: ${settings.PORT === port ? siteUrl(settings) : `http://localhost:${port}`}`)
}

/** Stops the server and ends the process on SIGTERM or SIGINT, and under npm also when the parent process ends. */
function stopOnSignals(stop: () => Promise<void>): void {
  let stoppingSince = 0
  const handleSignal = async () => {
    // Ctrl-C arrives twice, from the terminal and from npm. Only a later signal ends the process at once.
    if (stoppingSince) {
      if (Date.now() - stoppingSince > REPEATED_SIGNAL_MS) process.exit(1)
      return
    }
    stoppingSince = Date.now()
    await stop()
    process.exit(0)
  }
  process.on('SIGTERM', () => void handleSignal())
  process.on('SIGINT', () => void handleSignal())
  if (process.env.npm_lifecycle_event) endWithParent(() => void handleSignal())
}

/** With an upstream (API_URL) no database is opened. @returns a function that waits for running jobs and stops */
async function openDatabase(settings: Env): Promise<() => Promise<void>> {
  const [
    { prepareDatabase },
    { listenForEvents },
    { invalidateOnEvents },
    { startWorker },
    { startSearchEngine },
    { warmPool },
  ] = await Promise.all([
    import('./scripts/database/prepare'),
    import('./lib/events/listen'),
    import('./lib/cache/dependencies'),
    import('./lib/agency/jobs/start-worker'),
    import('./lib/agency/search/engine/running-engine'),
    import('./lib/agency/pool'),
  ])
  let firstClient: Client | undefined
  await prepareDatabase({
    settings,
    onProgress: logLine,
    onOpenClient: (client) => (firstClient = client),
  }).catch(({ message }: Error) => Promise.reject(new DatabaseNotReady(message)))
  void warmPool()
  invalidateOnEvents()
  const getConnectionUrl = async () => (await prepareDatabase({ settings })) ?? ''
  const stopListening = listenForEvents({ openClient: firstClient, getConnectionUrl })
  const stopWorker = startWorker({ getConnectionUrl, delayMs: WORKER_DELAY_MS })
  const stopEngine = startSearchEngine({ delayMs: WORKER_DELAY_MS })
  return async () => {
    stopEngine()
    await Promise.allSettled([stopListening(), stopWorker()])
  }
}

/** Loads only this call's handler. The gateway of all calls would make this bundle half as large again. */
async function loadPaymentEventReceiver({ API_URL }: Env) {
  if (API_URL)
    return (await import('./lib/gateway/upstream')).createUpstreamGateway(API_URL).receivePaymentEvent
  return (await import('./lib/agency/payments/events')).receivePaymentEvent
}

function createLazyUploadHandler() {
  const loadHandler = loadOnce(async () => {
    const [{ answerUpload }, { createUploadHandler }, { createUploadGateway }] = await Promise.all([
      import('./lib/http/answer-upload'),
      import('./lib/http/upload-handler'),
      import('./lib/gateway/upload-gateway'),
    ])
    const handle = createUploadHandler(createUploadGateway())
    return (request: IncomingMessage, response: ServerResponse) => answerUpload(request, response, handle)
  })
  return async (request: IncomingMessage, response: ServerResponse) =>
    (await loadHandler())(request, response)
}

/** Sets the variable of Next's standalone server, which saves compiling next.config.ts at every start. */
function passResolvedConfig(): void {
  const { config } = JSON.parse(
    fs.readFileSync(path.join(buildFolder, 'required-server-files.json'), 'utf8'),
  ) as { config: object }
  process.env['__NEXT_PRIVATE_STANDALONE_CONFIG'] = JSON.stringify(config)
}

/** The jobs and the search engine start after this time, so that they do not slow down the first page. */
const WORKER_DELAY_MS = 2_000
/** The warm-up starts after this time, so that visitors who are already waiting are served first. */
const WARM_UP_AFTER_MS = 1_000
const WARM_UP_PAGE_TIMEOUT_MS = 10_000
/** Together these pages load most of the code and the gazetteer, so that no visitor has to wait for them to load. */
const WARM_UP_PAGES = ['/', '/find-a-property/London', '/news']

async function warmUp(port: number): Promise<void> {
  for (const page of WARM_UP_PAGES) {
    await fetch(`http://127.0.0.1:${port}${page}`, {
      signal: AbortSignal.timeout(WARM_UP_PAGE_TIMEOUT_MS),
    }).then(
      (response) => response.arrayBuffer(),
      () => {}, // a page that fails here is logged as it is for a visitor
    )
  }
}

/** Ends this process with its parent, because npm sends its signals to a shell, which does not pass them on. */
function endWithParent(end: () => void): void {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    end()
  }, PARENT_CHECK_INTERVAL_MS)
  watch.unref()
}

main().catch((error: unknown) => {
  console.error(toLogEntry(error))
  process.exit(1)
})

function toLogEntry(error: unknown): unknown {
  if (error instanceof InvalidSetting || error instanceof DatabaseNotReady) return error.message
  const { code, message } = error as { code?: string; message?: string }
  if (code === 'EADDRINUSE')
    return `Port ${env().PORT} is in use. Stop what uses it, or choose another: PORT=${env().PORT + 1} npm start`
  if (code === 'EACCES') return `Port ${env().PORT} may not be used by this account: ${message}`
  return error
}
