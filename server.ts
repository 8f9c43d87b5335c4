// The front process: it serves the site's port, answers from the page cache, and passes everything else on to the
// application process, which it starts. `npm start` runs it bundled, and `npm run dev` too, with NODE_ENV=development.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import nextEnv from '@next/env'
import { apiKey, env, InvalidSetting, siteUrl } from './lib/config/env'
import { SOCKET_PATH } from './lib/config/socket-path'
import { answerWithoutUpgrade } from './lib/server/answer-without-upgrade'
import { startApplicationProcess } from './lib/server/application-process'
import { prepareGracefulStop, trackPendingResponses } from './lib/server/graceful-stop'
import { createListener } from './lib/server/listener'
import { countListingViews } from './lib/server/listing-views'
import { closeSlowReaders } from './lib/server/slow-readers'

const dev = process.env.NODE_ENV !== 'production'
const projectDir = process.cwd()
/** Signals within this time of the first are the same Ctrl-C. */
const REPEATED_SIGNAL_MS = 1_000
const PARENT_CHECK_INTERVAL_MS = 500
/** The warm-up starts after this time, so that visitors who are already waiting are served first. */
const WARM_UP_AFTER_MS = 1_000
const WARM_UP_PAGE_TIMEOUT_MS = 10_000
/** Together these pages load most of the code and the gazetteer, so that no visitor has to wait for them to load. */
const WARM_UP_PAGES = ['/', '/find-a-property/London', '/news']

// A closed pipe makes every write fail, and logging that failure would fail again without end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

async function main(): Promise<void> {
  nextEnv.loadEnvConfig(projectDir, dev, { info: () => {}, error: console.error })
  const settings = env()
  apiKey(settings) // stops the start if the key is missing
  const applicationProcess = await startApplicationProcess(
    path.join(projectDir, dev ? '.next/dev-runtime' : '.next/runtime', 'application.mjs'),
    { settings, watchesHealth: !dev },
  )
  if (!applicationProcess) process.exit(1)
  const { application, tunnels } = applicationProcess

  // A request must arrive within 30 seconds, its headers within 15. A proxy usually keeps idle connections for 60
  // seconds. They stay open longer here, so that the proxy never uses one that is just being closed.
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 })
  const pendingResponses = trackPendingResponses(server)
  const stopServer = prepareGracefulStop(server, pendingResponses)
  if (!dev) closeSlowReaders(pendingResponses)
  const viewCounter = settings.API_URL ? undefined : countListingViews(applicationProcess.addListingViews)
  const handleRequest = createListener({
    application,
    settings,
    dev,
    buildFolder: path.join(projectDir, '.next'),
  })
  server.on('request', (request, response) => {
    viewCounter?.note(request, response)
    handleRequest(request, response)
  })
  server.on('upgrade', (request, socket, head) => {
    const isWebSocket = /^websocket$/i.test(request.headers.upgrade ?? '')
    const isForSocketServer = request.url?.startsWith(`${SOCKET_PATH}/`) ?? false
    const isHotReload = dev && isWebSocket
    if (isForSocketServer || isHotReload) tunnels.open(request, socket, head)
    else if (isWebSocket) socket.destroy()
    else answerWithoutUpgrade(server, request, socket)
  })
  stopOnSignals({
    stop: async () => {
      applicationProcess.dropSockets()
      // In development a quick stop counts more than open requests.
      await stopServer(dev ? { idleGraceMs: 0, closeAllAfterMs: 500 } : {})
      viewCounter?.stop()
      await applicationProcess.stop()
    },
    stopAtOnce: applicationProcess.kill,
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(settings.PORT, resolve)
  })
  const { port } = server.address() as AddressInfo
  if (!dev) setTimeout(() => void warmUp(port), WARM_UP_AFTER_MS).unref()
  console.log(`Ready: ${settings.PORT === port ? siteUrl(settings) : `http://localhost:${port}`}`)
}

/** Stops the server and ends the process on SIGTERM or SIGINT, and under npm also when the parent process ends. */
function stopOnSignals({ stop, stopAtOnce }: { stop: () => Promise<void>; stopAtOnce: () => void }): void {
  let stoppingSince = 0
  const handleSignal = async () => {
    // Ctrl-C arrives twice, from the terminal and from npm. Only a later signal ends the process at once.
    if (stoppingSince) {
      if (Date.now() - stoppingSince <= REPEATED_SIGNAL_MS) return
      stopAtOnce()
      process.exit(1)
    }
    stoppingSince = Date.now()
    await stop()
    process.exit(0)
  }
  process.on('SIGTERM', () => void handleSignal())
  process.on('SIGINT', () => void handleSignal())
  if (process.env.npm_lifecycle_event) endWithParent(() => void handleSignal())
}

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
  if (error instanceof InvalidSetting) return error.message
  const { code, message } = error as { code?: string; message?: string }
  if (code === 'EADDRINUSE')
    return `Port ${env().PORT} is in use. Stop what uses it, or choose another: PORT=${env().PORT + 1} npm start`
  if (code === 'EACCES') return `Port ${env().PORT} may not be used by this account: ${message}`
  return error
}
