import type { Tx } from '../database'
import { attemptWithin } from '../limits/limit'
import { queueMail, type OutgoingMail } from './queue'

/** Kinds of mail about something that has just happened to an account. Each kind has a limit of its own. */
export type Notice = 'new-device' | 'password-changed' | 'newsletter'

/** Somebody who does one thing over and over must not fill a mailbox with it. */
const FIVE_AN_HOUR = { attempts: 5, windowMs: 3_600_000 }

/** Queues a notice, unless its address has had five of the kind within an hour. */
export async function queueNotice(tx: Tx, notice: Notice, mail: OutgoingMail): Promise<void> {
  if (await attemptWithin(tx, `notice:${notice}:${mail.to}`, FIVE_AN_HOUR)) await queueMail(tx, mail)
}
