import { sql } from 'kysely'
import { db } from '../database'
import { TemporaryFailure, type JobRun } from '../jobs/task'
import { now } from '../sql-expressions'
import { mailTransport, type Send } from './transport'

/** The text of a mail that held a code or a key is deleted when the mail has ended. */
const endedText = { text: textUnlessSecret('text'), html: textUnlessSecret('html') }

function textUnlessSecret(column: 'text' | 'html') {
  return sql<string>`case when secret then '' else ${sql.ref(column)} end`
}

async function endMail(id: number, state: 'sent' | 'given-up', lastError: string | null): Promise<void> {
  await db()
    .updateTable('mail')
    .set({ ...endedText, state, lastError, sentAt: state === 'sent' ? now : null })
    .where('id', '=', id)
    .execute()
  await db().deleteFrom('mail').where('id', '=', id).where('traceless', '=', true).execute()
}

/** A code at most: a mail server's own words may quote the address. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.name) : 'failed').slice(0, 200)

/**
 * Sends a queued mail. A mail that has ended is not sent again, so this may run twice; one that has expired
 * is given up, and so is one whose last attempt fails.
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

const EXPIRED = 'EXPIRED'

/** Gives up mail that says nothing true any more, so that a code nobody can use is neither sent nor kept. */
export async function giveUpExpiredMail(): Promise<void> {
  await db()
    .updateTable('mail')
    .set({ ...endedText, state: 'given-up', lastError: EXPIRED })
    .where('state', '=', 'queued')
    .where('expiresAt', '<=', now)
    .execute()
}
