import type { Instrumentation } from 'next'
import { noteFailure, noteOutage } from './lib/cache/render-notes'
import { isOutage } from './lib/errors'

/**
 * Plain `next dev` and `next start` find the database ready too; our own server has seen to it.
 * Queued mail is sent from here, whichever of them runs.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  if (!('__databasePrepared' in globalThis)) {
    const { apiKey, env } = await import('./lib/config/env')
    apiKey()
    const { prepareInChild } = await import('./scripts/database/prepare-in-child')
    if (!env().API_URL) prepareInChild()
  }
  // In here, as what stands outside is compiled for the edge as well.
  const sendMail = async () => {
    const { env } = await import('./lib/config/env')
    if (env().API_URL) return // the upstream agency sends its own mail
    const { startMailLoop } = await import('./lib/agency/mail/mail-loop')
    startMailLoop()
  }
  setTimeout(() => void sendMail(), MAIL_AFTER_MS).unref()
}

/** Mail that waits has waited already; the first page comes before it. */
const MAIL_AFTER_MS = 2_000

/**
 * Tells the server in front why a page failed, so that an outage is told as one (lib/server/document),
 * and whoever runs the site. The route's pattern stands in the log, as addresses may hold keys.
 */
export const onRequestError: Instrumentation.onRequestError = (error, _request, { routePath }) => {
  noteFailure()
  if (isOutage(error)) noteOutage()
  const { message = String(error), cause } = error as { message?: string; cause?: { message?: string } }
  console.error(`${routePath}: ${message}${cause?.message ? ` (${cause.message})` : ''}`)
}
