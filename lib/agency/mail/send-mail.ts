import { sql } from 'kysely'
import { db } from '../database'
import { TemporaryFailure, type JobRun } from '../jobs/task'
import { now } from '../sql-expressions'
import { createMailTransport, type SendMail } from './transport'

const EXPIRED_REASON = 'EXPIRED'

const emptyIfSecret = (column: 'text' | 'html') =>
  sql<string>`case when secret then '' else ${sql.ref(column)} end`
/** The content of a mail after it is sent or given up. A mail with a secret loses its content then. */
const keptContent = { text: emptyIfSecret('text'), html: emptyIfSecret('html') }

async function endMail(id: number, state: 'sent' | 'given-up', lastError: string | null): Promise<void> {
  await db()
    .updateTable('mail')
    .set({ ...keptContent, state, lastError, sentAt: state === 'sent' ? now : null })
    .where('id', '=', id)
    .execute()
  await db().deleteFrom('mail').where('id', '=', id).where('traceless', '=', true).execute()
}

const MAX_REASON_CHARACTERS = 200

/** Returns the code of an error. Its message is not stored, because a mail server may quote the recipient's address. */
function toFailureReason(error: unknown): string {
  if (!(error instanceof Error)) return 'failed'
  const { code, name } = error as NodeJS.ErrnoException
  return (code ?? name).slice(0, MAX_REASON_CHARACTERS)
}

/** Sends a queued mail, unless it was sent: a job may run twice. @throws TemporaryFailure when the mail server fails */
export async function sendMail(
  id: number,
  { isLastAttempt }: JobRun,
  send: SendMail = createMailTransport(),
): Promise<void> {
  const mail = await db()
    .selectFrom('mail')
    .select(['id', 'to', 'replyTo', 'subject', 'text', 'html', 'unsubscribeUrl', 'createdAt'])
    .select(sql<boolean>`coalesce(expires_at <= now(), false)`.as('isExpired'))
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst()
  if (!mail) return
  if (mail.isExpired) return endMail(id, 'given-up', EXPIRED_REASON)
  try {
    await send(mail)
  } catch (error) {
    const reason = toFailureReason(error)
    if (isLastAttempt) await endMail(id, 'given-up', reason)
    else await db().updateTable('mail').set({ lastError: reason }).where('id', '=', id).execute()
    throw new TemporaryFailure(reason)
  }
  await endMail(id, 'sent', null)
}

/** Gives up queued mail that has expired, so that codes and links that no longer work are not sent. */
export async function giveUpExpiredMail(): Promise<void> {
  await db()
    .deleteFrom('mail')
    .where('state', '=', 'queued')
    .where('expiresAt', '<=', now)
    .where('traceless', '=', true)
    .execute()
  await db()
    .updateTable('mail')
    .set({ ...keptContent, state: 'given-up', lastError: EXPIRED_REASON })
    .where('state', '=', 'queued')
    .where('expiresAt', '<=', now)
    .execute()
}
