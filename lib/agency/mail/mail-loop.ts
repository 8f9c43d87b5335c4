import { purgeExpiredSessions } from '../accounts/purge-expired-sessions'
import { purgeExpiredRateLimits } from '../limits/limit'
import { sendDueMail } from './sender'
import { mailTransport } from './transport'

/** How often mail that is due is looked for. */
const EVERY_MS = 1_000
/** What has run out is cleared away this often. */
const CLEAR_EVERY_MS = 3_600_000
const scope = globalThis as typeof globalThis & { __mailLoop?: NodeJS.Timeout }

/**
 * Sends queued mail for as long as the process lives. Between times it clears away what has run out.
 * Once per process.
 */
export function startMailLoop(): void {
  if (scope.__mailLoop) return
  const send = mailTransport()
  let underway: Promise<unknown> | undefined
  let isAskedAgain = false
  let clearedAt = 0
  const clear = async () => {
    if (Date.now() - clearedAt < CLEAR_EVERY_MS) return
    await Promise.all([purgeExpiredRateLimits(), purgeExpiredSessions()])
    clearedAt = Date.now()
  }
  const run = () => {
    if (underway) return void (isAskedAgain = true)
    underway = sendDueMail(send)
      .then(clear)
      .catch(() => undefined) // the database is away; the next round comes
      .finally(() => {
        underway = undefined
        if (isAskedAgain) {
          isAskedAgain = false
          run()
        }
      })
  }
  scope.__mailLoop = setInterval(run, EVERY_MS)
  scope.__mailLoop.unref()
  run()
}
