import type { Server, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** A client that just sent a request on an idle connection must not find it closed. */
const GRACE_MS = 500
/** What has not ended then will not. */
const PATIENCE_MS = 15_000

interface Patience {
  graceMs?: number
  patienceMs?: number
}

/**
 * Prepares a server to be stopped so that no request under way fails: it then takes no new
 * connection, tells the open ones to close with their answer, and waits.
 * @returns the way to stop, which resolves when the last connection is closed
 */
export function gracefulStop(server: Server): (patience?: Patience) => Promise<void> {
  const underway = new Set<ServerResponse>()
  let isStopping = false
  // Before the listener that answers, which may do so at once.
  server.prependListener('request', (_request, response) => {
    if (isStopping) return void response.setHeader('connection', 'close')
    underway.add(response)
    response.once('close', () => underway.delete(response))
  })
  return async ({ graceMs = GRACE_MS, patienceMs = PATIENCE_MS } = {}) => {
    isStopping = true
    for (const response of underway) if (!response.headersSent) response.setHeader('connection', 'close')
    await closeWhenIdle(server, graceMs, patienceMs)
  }
}

async function closeWhenIdle(server: Server, graceMs: number, patienceMs: number): Promise<void> {
  const closeIdle = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => {} // close() calls it at once, and a request may be on its way
  // What has arrived by now is read before this runs, so a request in the socket's buffer is seen.
  const closeTrulyIdle = () => setImmediate(closeIdle)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  await Promise.race([closed, delay(graceMs)])
  closeTrulyIdle()
  const idle = setInterval(closeTrulyIdle, 50)
  const deadline = setTimeout(() => server.closeAllConnections(), patienceMs)
  await closed
  clearInterval(idle)
  clearTimeout(deadline)
}
