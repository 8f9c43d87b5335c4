import { addJob } from '../jobs/add-job'
import type { Tx } from '../database'
import { nowPlusSeconds } from '../sql-expressions'
import { renderHtml, renderText, type MailContent } from './template'

export interface OutgoingMail extends MailContent {
  to: string
  replyTo?: string
  subject: string
  /** The mail holds a code or key: it is sent first, and its text is deleted when it is sent or given up. */
  secret?: boolean
  expiresInSeconds?: number
  /** The mail's row is deleted once it is sent or given up. */
  traceless?: boolean
}

const MAX_SUBJECT_LENGTH = 200

/** Removes line breaks, which would begin another header. */
const toSubjectLine = (text: string) => text.replaceAll(/[\r\n\0]+/g, ' ').slice(0, MAX_SUBJECT_LENGTH)

/** Queues a mail, which a job sends once the transaction is committed. */
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
      subject: toSubjectLine(subject),
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
