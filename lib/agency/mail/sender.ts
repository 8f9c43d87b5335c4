import { rows } from '../pool'
import type { QueuedMail, Send } from './transport'

/** While one sender is at a mail, another leaves it alone for this long; then it is tried again. */
const LEASE_SECONDS = 60
const FIRST_RETRY_SECONDS = 30
const LONGEST_RETRY_SECONDS = 6 * 3_600
/** With the waits above, about two days. */
const MOST_ATTEMPTS = 16

interface Taken extends QueuedMail {
  attempts: number
}

/** The next mail that is due, leased to this sender; several senders never take the same. */
const take = async (): Promise<Taken | undefined> =>
  (
    await rows<Taken>(
      `UPDATE mail SET attempts = attempts + 1, next_try_at = now() + make_interval(secs => ${LEASE_SECONDS})
        WHERE id = (SELECT id FROM mail WHERE state = 'queued' AND next_try_at <= now() ORDER BY next_try_at, id FOR UPDATE SKIP LOCKED LIMIT 1)
       RETURNING id, "to", reply_to AS "replyTo", subject, text, html, attempts`,
    )
  )[0]

const waitSeconds = (attempts: number): number => Math.min(FIRST_RETRY_SECONDS * 2 ** (attempts - 1), LONGEST_RETRY_SECONDS)

/**
 * Sends what is due, one mail after the other. A mail that cannot be sent waits longer each time,
 * and is given up after about two days; its row stays, with the reason.
 * @returns how many were sent
 */
export async function sendDueMail(send: Send): Promise<number> {
  let sent = 0
  for (let mail = await take(); mail; mail = await take()) {
    try {
      await send(mail)
      await rows(`UPDATE mail SET state = 'sent', sent_at = now(), last_error = NULL WHERE id = $1`, [mail.id])
      sent += 1
    } catch (error) {
      const reason = (error instanceof Error ? `${(error as NodeJS.ErrnoException).code ?? error.name}` : 'failed').slice(0, 200)
      const isLast = mail.attempts >= MOST_ATTEMPTS
      await rows(`UPDATE mail SET state = $2::mail_state, last_error = $3, next_try_at = now() + make_interval(secs => $4) WHERE id = $1`, [
        mail.id, isLast ? 'given-up' : 'queued', reason, waitSeconds(mail.attempts),
      ])
      // The server is down for the others too: the next round comes soon enough.
      return sent
    }
  }
  return sent
}
