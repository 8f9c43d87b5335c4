import type { Instrumentation } from 'next'
import { noteFailure, noteOutage } from './lib/cache/render-notes'
import { isOutage } from './lib/errors'

/** Plain `next dev` and `next start` find the database ready too; our own server has seen to it. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || '__databasePrepared' in globalThis) return
  const { prepareInChild } = await import('./scripts/database/prepare-in-child')
  prepareInChild()
}

/** Tells the server in front why a page failed, so that an outage is told as one (lib/server/document). */
export const onRequestError: Instrumentation.onRequestError = (error) => {
  noteFailure()
  if (isOutage(error)) noteOutage()
}
