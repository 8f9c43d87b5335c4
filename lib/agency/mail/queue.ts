import type { Prisma, PrismaClient } from '../../../prisma/client/client'
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
export async function queueMail(
  transaction: Prisma.TransactionClient | PrismaClient,
  mail: OutgoingMail,
): Promise<void> {
  const { to, replyTo = null, subject, secret = false, expiresIn = null, traceless = false, ...letter } = mail
  await transaction.$executeRaw`
    INSERT INTO mail ("to", reply_to, subject, text, html, secret, expires_at, traceless, next_try_at, created_at)
    VALUES (${to}, ${replyTo}, ${oneLine(subject)}, ${textOf(letter)}, ${htmlOf(letter)}, ${secret},
            now() + make_interval(secs => ${expiresIn}::float8), ${traceless}, now(), now())`
}
