import type { Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** A client that just sent a request on an idle connection must not find it closed. */
const GRACE_MS = 500
/** What has not ended then will not. */
const PATIENCE_MS = 15_000

/**
 * Stops a server so that no request under way fails: it takes no new connection, tells the open
 * ones to close after their answer, and waits.
 */
export async function stopGracefully(server: Server, { graceMs = GRACE_MS, patienceMs = PATIENCE_MS } = {}): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  const closeIdle = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => {} // close() calls it at once, and a request may be on its way
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  await Promise.race([closed, delay(graceMs)])
  closeIdle()
  const idle = setInterval(closeIdle, 50)
  const deadline = setTimeout(() => server.closeAllConnections(), patienceMs)
  await closed
  clearInterval(idle)
  clearTimeout(deadline)
}
