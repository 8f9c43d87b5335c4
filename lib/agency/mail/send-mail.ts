import { sql } from 'kysely'
import { db } from '../database'
import { TemporaryFailure, type JobRun } from '../jobs/task'
import { now } from '../sql-expressions'
import { mailTransport, type Send } from './transport'

const EXPIRED = 'EXPIRED'

const keepUnlessSecret = (column: 'text' | 'html') =>
  sql<string>`case when secret then '' else ${sql.ref(column)} end`
const contentAfterEnd = { text: keepUnlessSecret('text'), html: keepUnlessSecret('html') }

async function endMail(id: number, state: 'sent' | 'given-up', lastError: string | null): Promise<void> {
  await db()
    .updateTable('mail')
    .set({ ...contentAfterEnd, state, lastError, sentAt: state === 'sent' ? now : null })
    .where('id', '=', id)
    .execute()
  await db().deleteFrom('mail').where('id', '=', id).where('traceless', '=', true).execute()
}

const MAX_REASON_LENGTH = 200

/** Returns an error's code and not its message, because a mail server's message may quote the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed'
  const { code, name } = error as NodeJS.ErrnoException
  return (code ?? name).slice(0, MAX_REASON_LENGTH)
}

/**
 * Sends a mail unless it has been sent already: a job may run twice.
 * @throws TemporaryFailure when the mail server is down or refuses the mail
 */
export async function sendMail(
  id: number,
  { isLastAttempt }: JobRun,
  send: Send = mailTransport(),
): Promise<void> {
  const mail = await db()
    .selectFrom('mail')
    .select(['id', 'to', 'replyTo', 'subject', 'text', 'html'])
    .select(sql<boolean>`coalesce(expires_at <= now(), false)`.as('isExpired'))
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst()
  if (!mail) return
  if (mail.isExpired) return endMail(id, 'given-up', EXPIRED)
  try {
    await send(mail)
  } catch (error) {
    const reason = reasonOf(error)
    if (isLastAttempt) await endMail(id, 'given-up', reason)
    else await db().updateTable('mail').set({ lastError: reason }).where('id', '=', id).execute()
    throw new TemporaryFailure(reason)
  }
  await endMail(id, 'sent', null)
}

/** Gives up queued mail that has expired, so that a code nobody can use is neither sent nor kept. */
export async function giveUpExpiredMail(): Promise<void> {
  await db()
    .updateTable('mail')
    .set({ ...contentAfterEnd, state: 'given-up', lastError: EXPIRED })
    .where('state', '=', 'queued')
    .where('expiresAt', '<=', now)
    .execute()
}
