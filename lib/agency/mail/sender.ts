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

/** The next mail that is due, codes and links first: somebody waits for them. Leased to this sender; several senders never take the same. */
const take = async (): Promise<Taken | undefined> =>
  (
    await rows<Taken>(
      `UPDATE mail SET attempts = attempts + 1, next_try_at = now() + make_interval(secs => ${LEASE_SECONDS})
        WHERE id = (SELECT id FROM mail WHERE state = 'queued' AND next_try_at <= now() AND (expires_at IS NULL OR expires_at > now())
                     ORDER BY secret DESC, next_try_at, id FOR UPDATE SKIP LOCKED LIMIT 1)
       RETURNING id, "to", reply_to AS "replyTo", subject, text, html, attempts`,
    )
  )[0]

/** What an ended mail keeps of its words: of one that held a code or a key, nothing. */
const WORDS = `text = CASE WHEN secret THEN '' ELSE text END, html = CASE WHEN secret THEN '' ELSE html END`

/** Gives up what no longer says anything true; a code that nobody can use is not sent. */
const giveUpExpired = () =>
  rows(
    `UPDATE mail SET state = 'given-up', last_error = 'EXPIRED', ${WORDS} WHERE state = 'queued' AND expires_at <= now() AND next_try_at <= now()`,
  )

const end = async (id: number, state: 'sent' | 'given-up', reason: string | null) => {
  await rows(
    `UPDATE mail SET state = $2::mail_state, sent_at = CASE WHEN $2 = 'sent' THEN now() END, last_error = $3, ${WORDS} WHERE id = $1`,
    [id, state, reason],
  )
  await rows('DELETE FROM mail WHERE id = $1 AND traceless', [id])
}

const waitSeconds = (attempts: number): number =>
  Math.min(FIRST_RETRY_SECONDS * 2 ** (attempts - 1), LONGEST_RETRY_SECONDS)

/** A code at most: what a server says may quote the address. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? `${(error as NodeJS.ErrnoException).code ?? error.name}` : 'failed').slice(0, 200)

/** Refusals of the sender's own, for whatever mail: a wrong password in SMTP_URL, a server that greets with 554. */
const OURS = ['EAUTH', 'EPROTOCOL', 'ECONNECTION']

/** The server is there, and does not want this mail: its address, now or ever, or its words (a 5xx after DATA). */
function isRefusal(error: unknown): boolean {
  const { responseCode, code } = (error ?? {}) as { responseCode?: unknown; code?: unknown }
  if (typeof responseCode !== 'number') return false
  return code === 'EENVELOPE' || (responseCode >= 500 && !OURS.includes(String(code)))
}

/**
 * Sends what is due, one mail after the other. A mail that cannot be sent waits longer each time,
 * and is given up after about two days; its row stays, with the reason.
 * @returns how many were sent
 */
export async function sendDueMail(send: Send): Promise<number> {
  await giveUpExpired()
  let sent = 0
  for (let mail = await take(); mail; mail = await take()) {
    try {
      await send(mail)
      await end(mail.id, 'sent', null)
      sent += 1
    } catch (error) {
      if (mail.attempts >= MOST_ATTEMPTS) await end(mail.id, 'given-up', reasonOf(error))
      else
        await rows(
          'UPDATE mail SET last_error = $2, next_try_at = now() + make_interval(secs => $3) WHERE id = $1',
          [mail.id, reasonOf(error), waitSeconds(mail.attempts)],
        )
      // A server that is down is down for the others too: the next round comes soon enough.
      if (!isRefusal(error)) return sent
    }
  }
  return sent
}
