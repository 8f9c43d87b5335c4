import type { Tx } from '../database'
import { now, nowPlusSeconds } from '../sql-expressions'
import { htmlOf, textOf, type Letter } from './template'

export interface OutgoingMail extends Letter {
  to: string
  replyTo?: string
  subject: string
  /** It holds a code or a key: its words are kept until it is sent or given up, and no longer. */
  secret?: boolean
  /** Seconds after which it says nothing true any more, and is not sent. */
  expiresIn?: number
  /** Nothing is kept of it once it is sent. */
  traceless?: boolean
}

/** A subject is one line, whatever somebody typed into it. */
const oneLine = (text: string) => text.replaceAll(/[\r\n\0]+/g, ' ').slice(0, 200)

/**
 * Queues a mail in the transaction of what it speaks of; the sender takes it from there. Its times
 * are the database's: a server whose clock is wrong delays nothing.
 */
export async function queueMail(tx: Tx, mail: OutgoingMail): Promise<void> {
  const { to, replyTo = null, subject, secret = false, expiresIn = null, traceless = false, ...letter } = mail
  await tx
    .insertInto('mail')
    .values({
      to,
      replyTo,
      subject: oneLine(subject),
      text: textOf(letter),
      html: htmlOf(letter),
      secret,
      expiresAt: expiresIn === null ? null : nowPlusSeconds(expiresIn),
      traceless,
      nextTryAt: now,
      createdAt: now,
    })
    .execute()
}
