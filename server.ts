// The process that serves the site: Next, the page cache in front of it, and the sockets, on one
// port. `npm start` runs it bundled, `npm run dev` likewise with NODE_ENV=development.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import nextEnv from '@next/env'
import next from 'next'
import { env, InvalidSetting, siteUrl } from './lib/config/env'
import { attachRealtime, SOCKET_PATH } from './lib/realtime/io'
import { listenForChanges } from './lib/server/cache-listener'
import { gracefulStop } from './lib/server/graceful-stop'
import { createListener } from './lib/server/listener'
import { prepareDatabase } from './scripts/database/prepare'

const dev = process.env.NODE_ENV !== 'production'
const projectDir = process.cwd()
const say = (line: string) => console.log(line)

// Whoever read our output may go away; to log that a line could not be logged would never end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

/** The database is not there, for a reason that the message tells a person. */
class NotReady extends Error {}

async function main(): Promise<void> {
  nextEnv.loadEnvConfig(projectDir, dev, { info: () => {}, error: console.error })
  const settings = env()
  Object.assign(globalThis, { __databasePrepared: true }) // instrumentation.ts need not do it again

  // Next adds its own upgrade listener to the server it is given; this one never listens.
  const nextUpgrades = createServer()
  const app = next({ dev, dir: projectDir, port: settings.PORT, hostname: 'localhost', httpServer: nextUpgrades, quiet: !dev })
  const prepared = prepareDatabase({ settings, onProgress: say }).catch(({ message }: Error) => Promise.reject(new NotReady(message)))
  await Promise.all([prepared, app.prepare()])

  const server = createServer({ requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 })
  const stopServer = gracefulStop(server)
  server.on('request', createListener({ next: app.getRequestHandler(), settings, dev, buildFolder: path.join(projectDir, '.next') }))
  const io = attachRealtime(server)
  server.on('upgrade', (request, socket, head) => {
    if (request.url?.startsWith(`${SOCKET_PATH}/`)) return
    if (!dev || !nextUpgrades.emit('upgrade', request, socket, head)) socket.destroy()
  })
  const stopListening = settings.API_URL ? async () => {} : listenForChanges({ connect: async () => (await prepareDatabase({ settings })) ?? '' })

  let stoppingSince = 0
  const stop = async () => {
    // Ctrl-C reaches us from the terminal and from npm; a person who asks again does not want to wait.
    if (stoppingSince) return void (Date.now() - stoppingSince > 1_000 && process.exit(1))
    stoppingSince = Date.now()
    io.disconnectSockets(true)
    await stopServer(dev ? { graceMs: 0, patienceMs: 500 } : {})
    await Promise.allSettled([stopListening(), io.close(), app.close()])
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
  if (!dev) await visitHome(port)
  say(`Ready: ${settings.PORT === port ? siteUrl(settings) : `http://localhost:${port}`}`)
}

/** The first page loads most of the code and opens the database: better for us to wait for it than a visitor. */
async function visitHome(port: number): Promise<void> {
  await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(10_000) }).then((answer) => answer.arrayBuffer(), () => {})
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
  if (code === 'EADDRINUSE') return `Port ${env().PORT} is in use. Stop what uses it, or choose another: PORT=${env().PORT + 1} npm start`
  if (code === 'EACCES') return `Port ${env().PORT} may not be used by this account: ${message}`
  return error
}
