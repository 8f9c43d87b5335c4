import type { PendingResponses } from './graceful-stop'

/** Long enough for 200 kB over a connection of 2 kB a second. */
const MAX_RESPONSE_MS = 120_000
const CHECK_INTERVAL_MS = 10_000

/** Closes the connections of clients that take longer to receive their responses than a slow connection needs. */
export function closeSlowReaders(
  pending: PendingResponses,
  { maxMs = MAX_RESPONSE_MS, checkMs = CHECK_INTERVAL_MS }: { maxMs?: number; checkMs?: number } = {},
): void {
  setInterval(() => {
    const latestStart = Date.now() - maxMs
    for (const [socket, { since }] of pending) {
      if (since < latestStart) socket.destroy()
    }
  }, checkMs).unref()
}
