import type { Instrumentation } from 'next'
import { noteFailure, noteOutage } from './lib/cache/render-notes'
import { isOutage } from './lib/errors'

/** The jobs and the search engine start after this time, so that they do not slow down the first page. */
const WORKER_DELAY_MS = 2_000

/** Prepares plain `next dev` and `next start`; our own server (server.ts) does all of this itself. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  if ('__databasePrepared' in globalThis) return
  const { apiKey, env } = await import('./lib/config/env')
  apiKey() // stops the start if the key is missing
  if (env().API_URL) return // the upstream agency has the database
  const { prepareInChild } = await import('./scripts/database/prepare-in-child')
  prepareInChild()
  const { databaseUrl } = await import('./lib/config/embedded-database')
  const { invalidateOnEvents } = await import('./lib/cache/dependencies')
  const { listenForEvents } = await import('./lib/events/listen')
  const { startWorker } = await import('./lib/agency/jobs/start-worker')
  const { startSearchEngine } = await import('./lib/agency/search/engine/running-engine')
  const getConnectionUrl = async () => databaseUrl()
  invalidateOnEvents()
  listenForEvents({ getConnectionUrl })
  startWorker({ getConnectionUrl, delayMs: WORKER_DELAY_MS })
  startSearchEngine({ delayMs: WORKER_DELAY_MS })
}

/** True for a failure while a page renders. The failure of a server action has another source, or none. */
const isPageRender = (source: string | undefined): boolean =>
  source === 'react-server-components' || source === 'server-rendering'

/** Notes why a page failed, for the status 503. Logs the route's pattern, because a URL may contain a key. */
export const onRequestError: Instrumentation.onRequestError = (error, request, context) => {
  const { routePath, renderSource } = context
  noteFailure({ isDecoding: request.method === 'POST' && !isPageRender(renderSource) })
  if (isOutage(error)) noteOutage()
  const { message = String(error), cause } = error as { message?: string; cause?: { message?: string } }
  const causeText = cause?.message ? ` (${cause.message})` : ''
  console.error(`${routePath}: ${message}${causeText}`)
}
