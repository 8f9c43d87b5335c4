// The application process: Next, the agency, the sockets and the jobs. The front process (server.ts) starts it and passes
// the requests on to it, over the Unix socket whose path is the first argument.
import fs from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import next from 'next'
import type { Client } from 'pg'
import { onInvalidation } from '../lib/cache/invalidation'
import { loadOnce } from '../lib/cache/load-once'
import { env, type Env } from '../lib/config/env'
import { createLazySockets } from '../lib/realtime/lazy-sockets'
import { createApplication } from '../lib/server/application'
import {
  MAX_HEADER_BYTES,
  sendMessage,
  type MessageToApplication,
  type MessageToFront,
} from '../lib/server/application-protocol'
import { createApplicationListener, listenOnSocket } from '../lib/server/application-server'

const dev = process.env.NODE_ENV !== 'production'
const projectDir = process.cwd()

// A closed pipe makes every write fail, and logging that failure would fail again without end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
// Ctrl-C reaches this process too. It ends when the front process has closed the channel between them.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

/** An expected failure, which is logged without its stack trace. */
class DatabaseNotReady extends Error {}

/** The steps that the process awaits before it ends, in this order. */
const stopSteps: (() => unknown)[] = []
process.once('disconnect', async () => {
  for (const stop of stopSteps) await stop()
  process.exit(0)
})

const sendToFront = (message: MessageToFront) => sendMessage(process, message)

async function main(socketPath: string): Promise<void> {
  // The front process removes the folder too, but not when it is killed or ends before this process is ready.
  stopSteps.push(() => fs.rmSync(path.dirname(socketPath), { recursive: true, force: true }))
  const settings = env()
  Object.assign(globalThis, { __databasePrepared: true }) // instrumentation.ts then leaves the database alone
  if (!dev) passResolvedConfig()

  // Next gets a server that never listens for its upgrade listener, so that `server` below sees each upgrade first.
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

  // The front process has the time limits, and reuses its connections, so this server has no timeouts.
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES, requestTimeout: 0, keepAliveTimeout: 0 })
  const sockets = createLazySockets(server, {
    redisUrl: settings.REDIS_URL,
    siteHost: settings.SITE_URL ? new URL(settings.SITE_URL).host : undefined,
    maxSocketsPerNetwork: settings.MAX_SOCKETS_PER_NETWORK,
    loadBackend: settings.API_URL
      ? undefined
      : async () => (await import('../lib/agency/conversations/message-backend')).messageBackend,
  })
  const handleRequest = createApplicationListener(
    createApplication({
      next: app.getRequestHandler(),
      settings,
      dev,
      answerWebhook: async (request, response) =>
        (await import('../lib/http/webhook')).answerWebhook(
          request,
          response,
          await loadPaymentEventReceiver(settings),
        ),
      ...(settings.API_URL ? {} : { answerUpload: createLazyUploadHandler() }),
    }),
  )
  server.on('request', (request, response) => {
    if (!sockets.takeOver('request', request, response)) handleRequest(request, response)
  })
  server.on('upgrade', (request, socket, head) => {
    if (sockets.takeOver('upgrade', request, socket, head)) return
    // Next's hot reload connects by WebSocket. No other WebSocket is served.
    if (!dev || !nextUpgradeServer.emit('upgrade', request, socket, head)) socket.destroy()
  })

  let viewsAdded: Promise<void> = Promise.resolve()
  process.on('message', (message: MessageToApplication) => {
    if (message.type === 'drop-sockets') sockets.disconnect()
    if (message.type === 'listing-views') viewsAdded = viewsAdded.then(() => addListingViews(message.counts))
  })
  stopSteps.push(
    () => viewsAdded,
    () => Promise.allSettled([closeDatabase?.(), sockets.close(), app.close()]),
  )

  await listenOnSocket(server, socketPath)
  onInvalidation((invalidation) => sendToFront({ type: 'invalidated', invalidations: [invalidation] }))
  setTimeout(() => void sockets.open().catch(() => {}), OPEN_SOCKETS_AFTER_MS).unref() // `open` logs its failure
  sendToFront({ type: 'ready' })
}

async function addListingViews(counts: readonly (readonly [number, number])[]): Promise<void> {
  const { addViews } = await import('../lib/agency/selling/statistics')
  await addViews(new Map(counts)).catch((error: unknown) => console.error('Views were not counted:', error))
}

/** Called only without an upstream (API_URL). @returns a function that waits for running jobs and stops */
async function openDatabase(settings: Env): Promise<() => Promise<void>> {
  const [
    { prepareDatabase },
    { listenForEvents },
    { invalidateOnEvents },
    { startWorker },
    { startSearchEngine },
    { warmPool },
  ] = await Promise.all([
    import('./database/prepare'),
    import('../lib/events/listen'),
    import('../lib/cache/dependencies'),
    import('../lib/agency/jobs/start-worker'),
    import('../lib/agency/search/engine/running-engine'),
    import('../lib/agency/pool'),
  ])
  let firstClient: Client | undefined
  await prepareDatabase({
    settings,
    onProgress: (line) => console.log(line),
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
    return (await import('../lib/gateway/upstream')).createUpstreamGateway(API_URL).receivePaymentEvent
  return (await import('../lib/agency/payments/events')).receivePaymentEvent
}

function createLazyUploadHandler() {
  const loadHandler = loadOnce(async () => {
    const [{ answerUpload }, { createUploadHandler }, { createUploadGateway }] = await Promise.all([
      import('../lib/http/answer-upload'),
      import('../lib/http/upload-handler'),
      import('../lib/gateway/upload-gateway'),
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
    fs.readFileSync(path.join(projectDir, '.next/required-server-files.json'), 'utf8'),
  ) as { config: object }
  process.env['__NEXT_PRIVATE_STANDALONE_CONFIG'] = JSON.stringify(config)
}

/** The jobs and the search engine start after this time, so that they do not slow down the first page. */
const WORKER_DELAY_MS = 2_000
/** Socket.IO is loaded after this time, so that visitors who are already waiting are served first. */
const OPEN_SOCKETS_AFTER_MS = 1_000

main(process.argv[2] ?? '').catch((error: unknown) => {
  console.error(error instanceof DatabaseNotReady ? error.message : error)
  process.exit(1)
})
