import { addJob } from '../jobs/add-job'
import type { Tx } from '../database'
import { nowPlusSeconds } from '../sql-expressions'
import { renderHtml, renderText, type MailContent } from './template'

export interface OutgoingMail extends MailContent {
  to: string
  replyTo?: string
  subject: string
  /** The mail holds a code or a key: it goes first, and its text is kept only until it is sent or given up. */
  secret?: boolean
  /** Seconds after which the mail says nothing true any more, and is not sent. */
  expiresInSeconds?: number
  /** Nothing is kept of the mail once it is sent. */
  traceless?: boolean
}

const MAX_SUBJECT_LENGTH = 200

/** A subject is one line, whatever somebody typed: a line break would begin another header. */
const oneLine = (text: string) => text.replaceAll(/[\r\n\0]+/g, ' ').slice(0, MAX_SUBJECT_LENGTH)

/**
 * Queues a mail in the transaction of what it speaks of: a job sends it as soon as that is committed.
 * Its times are the database's, so that a server whose clock is wrong delays nothing.
 */
export async function queueMail(tx: Tx, mail: OutgoingMail): Promise<void> {
  const {
    to,
    replyTo = null,
    subject,
    secret = false,
    expiresInSeconds: expiresIn = null,
    traceless = false,
    ...content
  } = mail
  const { id } = await tx
    .insertInto('mail')
    .values({
      to,
      replyTo,
      subject: oneLine(subject),
      text: renderText(content),
      html: renderHtml(content),
      secret,
      expiresAt: expiresIn === null ? null : nowPlusSeconds(expiresIn),
      traceless,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addJob(tx, 'send-mail', { mailId: id }, { key: `mail:${id}`, isUrgent: secret })
}
