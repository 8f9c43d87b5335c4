import type { Prisma, PrismaClient } from '../../../prisma/client/client'
import { htmlOf, textOf, type Letter } from './template'

export interface OutgoingMail extends Letter {
  to: string
  replyTo?: string
  subject: string
}

/** A subject is one line, whatever somebody typed into it. */
const oneLine = (text: string) => text.replaceAll(/[\r\n\0]+/g, ' ').slice(0, 200)

/** Queues a mail in the transaction of what it speaks of; the sender takes it from there. */
export async function queueMail(transaction: Prisma.TransactionClient | PrismaClient, { to, replyTo, subject, ...letter }: OutgoingMail): Promise<void> {
  await transaction.mail.create({ data: { to, replyTo, subject: oneLine(subject), text: textOf(letter), html: htmlOf(letter) } })
}
