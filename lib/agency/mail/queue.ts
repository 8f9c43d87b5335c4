import { brand } from '../../config/brand'
import { addJob } from '../jobs/add-job'
import type { Tx } from '../database'
import { nowPlusSeconds } from '../sql-expressions'
import { renderHtml, renderText, type MailContent } from './template'

export interface OutgoingMail extends MailContent {
  to: string
  replyTo?: string
  subject: string
  /** The mail holds a code or key. It is sent before other mails, and its content is not kept afterwards. */
  hasSecret?: boolean
  /** The lifetime of the mail's code or link. A mail that is still queued after this time is not sent. */
  sendWithinSeconds?: number
  /** Deletes the row of the mail, with its address, once the mail is sent or given up. */
  deleteAfterSending?: boolean
  /** The URL to which a mail program's unsubscribe button sends a POST without a login (RFC 8058). */
  unsubscribeUrl?: string
}

const MAX_SUBJECT_CHARACTERS = 200

/** Replaces line breaks, which would begin another header, and NUL, which PostgreSQL cannot store. */
const toSubjectLine = (text: string) => text.replaceAll(/[\r\n\0]+/g, ' ').slice(0, MAX_SUBJECT_CHARACTERS)

/** Whether an address gets no mail. The import gives branches addresses that end in .invalid (RFC 2606). */
const isUndeliverable = (email: string): boolean => email.endsWith('.invalid')

export const isReachable = ({ email, closedAt }: { email: string; closedAt: Date | null }): boolean =>
  closedAt === null && !isUndeliverable(email)

/** Returns the agency's address in place of an address that gets no mail. */
export const toDeliverableAddress = (email: string): string => (isUndeliverable(email) ? brand.email : email)

/** Queues a mail, which a job sends once the transaction is committed. */
export async function queueMail(tx: Tx, mail: OutgoingMail): Promise<void> {
  const {
    to,
    replyTo = null,
    subject,
    hasSecret = false,
    sendWithinSeconds,
    deleteAfterSending = false,
    unsubscribeUrl = null,
    ...content
  } = mail
  const { id } = await tx
    .insertInto('mail')
    .values({
      to,
      replyTo,
      subject: toSubjectLine(subject),
      text: renderText(content),
      html: renderHtml(content),
      secret: hasSecret,
      expiresAt: sendWithinSeconds === undefined ? null : nowPlusSeconds(sendWithinSeconds),
      traceless: deleteAfterSending,
      unsubscribeUrl,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addJob(
    tx,
    'send-mail',
    { mailId: id },
    { key: `mail:${id}`, isUrgent: hasSecret, isBulk: !hasSecret },
  )
}
