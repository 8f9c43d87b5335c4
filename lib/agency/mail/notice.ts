import type { Tx } from '../database'
import { attemptWithin } from '../limits/limit'
import { queueMail, type OutgoingMail } from './queue'

/** What people are told of as it happens; each is limited for itself, so that none can drown another. */
export type Notice = 'new-device' | 'password-changed' | 'newsletter'

/** Whoever does one thing over and over fills nobody's mailbox with it. */
const AN_HOUR = { attempts: 5, windowMs: 3_600_000 }

/** Queues a notice, five of its kind an hour to an address; what it speaks of happens all the same. */
export async function queueNotice(tx: Tx, notice: Notice, mail: OutgoingMail): Promise<void> {
  if (await attemptWithin(tx, `notice:${notice}:${mail.to}`, AN_HOUR)) await queueMail(tx, mail)
}
