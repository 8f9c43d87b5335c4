import type { Tx } from '../database'
import { consumeAttemptInTransaction } from '../limits/rate-limit'
import { queueMail, type OutgoingMail } from './queue'

export type NoticeKind = 'new-device' | 'password-changed' | 'newsletter'

/** Keeps a repeated action from filling a mailbox. */
const LIMIT_PER_KIND = { maxAttempts: 5, windowSeconds: 3_600 }

/** Queues a mail about an event of an account, unless the address has had too many mails of the kind. */
export async function queueNotice(tx: Tx, kind: NoticeKind, mail: OutgoingMail): Promise<void> {
  const isAllowed = await consumeAttemptInTransaction(tx, `notice:${kind}:${mail.to}`, LIMIT_PER_KIND)
  if (isAllowed) await queueMail(tx, mail)
}
