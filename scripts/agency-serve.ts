// npm run agency:serve: serves only the agency's API and runs its jobs, on PORT (default 4000), with its own database.
import type { AddressInfo } from 'node:net'
import { startWorker } from '../lib/agency/jobs/start-worker'
import { startSearchEngine } from '../lib/agency/search/engine/running-engine'
import { invalidateOnEvents } from '../lib/cache/dependencies'
import { apiKey, env } from '../lib/config/env'
import { listenForEvents } from '../lib/events/listen'
import { createEmbeddedGateway } from '../lib/gateway/embedded'
import { createAgencyServer } from '../lib/http/agency-server'
import { prepareGracefulStop } from '../lib/server/graceful-stop'
import { prepareDatabase } from './database/prepare'

const DEFAULT_PORT = 4_000

async function main(): Promise<void> {
  // API_URL would say that the agency is elsewhere, but this process is the agency.
  const settings = { ...env(), API_URL: undefined }
  const key = apiKey(settings)
  const prepare = () => prepareDatabase({ settings, onProgress: (line) => console.log(line) })
  const url = (await prepare()) ?? '' // undefined only with API_URL
  invalidateOnEvents()
  const getConnectionUrl = async () => (await prepare()) ?? url
  const stopListening = listenForEvents({ getConnectionUrl })
  const stopWorker = startWorker({ getConnectionUrl })
  const stopEngine = startSearchEngine()
  const server = createAgencyServer({ gateway: createEmbeddedGateway(), apiKey: key })
  const stopServer = prepareGracefulStop(server)
  const stop = async () => {
    stopEngine()
    await Promise.allSettled([stopServer(), stopListening(), stopWorker()])
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
  server.once('error', fail)
  // settings.PORT falls back to the site's default port, so PORT itself is checked.
  server.listen(process.env['PORT'] ? settings.PORT : DEFAULT_PORT, () => {
    console.log(
      `The agency's API: http://localhost:${(server.address() as AddressInfo).port} (header apikey)`,
    )
  })
}

function fail(error: Error): void {
  console.error(error.message)
  process.exit(1)
}

main().catch(fail)
