import { sql } from 'kysely'
import { withTransaction, type Tx } from '../database'
import { queueMail } from '../mail/queue'
import { composePolicyChange, composePolicySubject, type PolicyChange } from './policy-emails'

/** Few, because accounts are locked while their mails are queued. */
const ACCOUNTS_PER_BATCH = 100

const findAccountsToTell = (tx: Tx, { day }: PolicyChange, afterId: number) =>
  tx
    .selectFrom('user')
    .select(['id', 'email', 'firstName'])
    .where('id', '>', afterId)
    .where('closedAt', 'is', null)
    .where('emailProvedAt', 'is not', null)
    .where('email', 'not like', '%.invalid') // the address of a branch that an import created
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mail')
            .select('mail.id')
            .whereRef('mail.to', '=', 'user.email')
            .where('mail.subject', '=', composePolicySubject({ day })),
        ),
      ),
    )
    .orderBy('id')
    .limit(ACCOUNTS_PER_BATCH)
    .forNoKeyUpdate('user')
    .execute()

/**
 * Queues a mail about a change of the privacy policy for each account with a verified address. May be run again, even at
 * the same time, for example after an interruption: an account that has the mail already gets no second one.
 * @returns the number of mails that were queued
 */
export async function announcePolicy(change: PolicyChange): Promise<number> {
  let queued = 0
  let afterId = 0
  for (;;) {
    const accounts = await withTransaction((tx) => announceToBatch(tx, change, afterId))
    queued += accounts.length
    if (accounts.length < ACCOUNTS_PER_BATCH) return queued
    afterId = accounts.at(-1)?.id ?? afterId
  }
}

async function announceToBatch(tx: Tx, change: PolicyChange, afterId: number) {
  // The lock is a separate statement, so that the next statement sees the mails that another run has committed.
  await tx
    .selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended('announce-policy', 0))`.as('locked'))
    .execute()
  const accounts = await findAccountsToTell(tx, change, afterId)
  for (const { email, firstName } of accounts)
    await queueMail(tx, { to: email, ...composePolicyChange(firstName, change) })
  return accounts
}
