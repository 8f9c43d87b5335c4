import { sql, type RawBuilder } from 'kysely'
import { retentionPeriods } from '../../config/claims'
import { closeAccount } from '../accounts/delete-account'
import { db, withTransaction, type Tx } from '../database'
import { processEach } from '../jobs/process-each'
import { queueMail } from '../mail/queue'
import { isOneOf } from '../sql-expressions'
import { retentionEmails } from './email-templates'
import { findDueIds, selectIds } from './find-due-ids'
import { lastDealingAt, mustBeKept } from './idle-accounts'
import { before, readDeletionTime } from './periods'

const { personalDataMonths, accountWarningDays } = retentionPeriods
const DAY_MS = 86_400_000
/**
 * A warning becomes invalid if the account is not closed within this time of the announced day: the site was off, so that
 * nobody could log in, or a backup was restored, which lacks the newest logins.
 */
const CLOSING_DELAY_DAYS = 7
/** Nodemailer's code for a mail whose recipient the mail server refuses. */
const RECIPIENT_REFUSED = 'EENVELOPE'

/**
 * Warns the holders of accounts that nobody has used for eleven months, and closes the accounts a month later. An
 * account that was never used is closed without a mail, because its address may belong to somebody else.
 */
export async function closeIdleAccounts(time?: Date): Promise<void> {
  const at = time ?? (await readDeletionTime())
  await forgetOutdatedWarnings(at)
  const closeAll = async () =>
    processEach(await findDueIds('user', isToClose(at)), (id) =>
      withTransaction((tx) => closeIfIdle(tx, id, at)),
    )
  const warnAll = async () =>
    processEach(await findDueIds('user', isToWarn(at)), (id) =>
      withTransaction((tx) => warnIfIdle(tx, id, at)),
    )
  // `processEach` runs the second step even if the first one fails.
  await processEach([closeAll, warnAll], (step) => step())
}

/** Clears outdated warnings and those of accounts in use again, so that a new warning precedes the closing. */
async function forgetOutdatedWarnings(at: Date): Promise<void> {
  const isOutdated = sql<boolean>`
    "user".idle_warned_at is not null and "user".closed_at is null
    and (${lastDealingAt} > "user".idle_warned_at or ${mustBeKept(at)}
      or "user".idle_warned_at < ${before(at, { days: accountWarningDays + CLOSING_DELAY_DAYS })})`
  const userIds = await findDueIds('user', isOutdated)
  await db()
    .updateTable('user')
    .set({ idleWarnedAt: null })
    .where(({ ref }) => isOneOf(ref('id'), userIds))
    .execute()
}

/** Homes and searches can be saved only after a login, so they prove one even when old session rows are deleted. */
const hasBeenUsed = sql<boolean>`(
  "user".email_proved_at is not null
  or ${lastDealingAt} > "user".created_at
  or exists (select from saved_home where saved_home.user_id = "user".id)
  or exists (select from saved_search where saved_search.user_id = "user".id))`

const isIdleSince = (cutoff: ReturnType<typeof before>, at: Date) => sql<boolean>`
  "user".closed_at is null and "user".created_at < ${cutoff}
  and ${lastDealingAt} < ${cutoff} and not ${mustBeKept(at)}`

/** The warning is due so early that the account can be closed on time. */
const isToWarn = (at: Date) => sql<boolean>`
  "user".idle_warned_at is null and ${hasBeenUsed}
  and ${isIdleSince(before(addDays(at, accountWarningDays), { months: personalDataMonths }), at)}`

const isToClose = (at: Date) => sql<boolean>`
  ${isIdleSince(before(at, { months: personalDataMonths }), at)}
  and ("user".idle_warned_at <= ${before(at, { days: accountWarningDays })} or not ${hasBeenUsed})`

const addDays = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS)

/**
 * Locks an account, so that nobody logs in, and reads it; undefined if it is no longer due. A change of password takes
 * the locks in another order, so the two can deadlock; `withTransaction` repeats the transaction that is rolled back.
 */
async function lockDueAccount(tx: Tx, id: number, isDue: RawBuilder<boolean>) {
  const account = await tx
    .selectFrom('user')
    .select(['id', 'email', 'firstName', 'passwordHash', 'emailProvedAt', 'idleWarnedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  // A second statement, which sees what was committed while the first one waited for the lock.
  const { rows } = await selectIds('user', sql<boolean>`"user".id = ${id} and ${isDue}`).execute(tx)
  return rows.length > 0 ? account : undefined
}

async function warnIfIdle(tx: Tx, id: number, at: Date): Promise<void> {
  const account = await lockDueAccount(tx, id, isToWarn(at))
  if (!account) return
  await tx.updateTable('user').set({ idleWarnedAt: at }).where('id', '=', id).execute()
  const mail = retentionEmails.accountIdle(account.firstName, addDays(at, accountWarningDays))
  await queueMail(tx, { to: account.email, ...mail })
}

/** Whether the warning was sent, or the mailbox is gone. Otherwise the account stays and is warned again later. */
async function isWarningSent(
  tx: Tx,
  { email, firstName }: { email: string; firstName: string },
  warnedAt: Date,
): Promise<boolean> {
  // The account does not store the mail's id. The subject tells warnings apart, because it names the closing day.
  const { subject } = retentionEmails.accountIdle(firstName, addDays(warnedAt, accountWarningDays))
  const warning = await tx
    .selectFrom('mail')
    .select(['state', 'lastError'])
    .where('to', '=', email)
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (
    warning?.state === 'sent' || (warning?.state === 'given-up' && warning.lastError === RECIPIENT_REFUSED)
  )
}

async function closeIfIdle(tx: Tx, id: number, at: Date): Promise<void> {
  const account = await lockDueAccount(tx, id, isToClose(at))
  if (!account) return
  const { idleWarnedAt: warnedAt } = account
  if (warnedAt && !(await isWarningSent(tx, account, warnedAt))) return
  await closeAccount(tx, account, { keepsNewsletter: true })
  if (warnedAt)
    await queueMail(tx, { to: account.email, ...retentionEmails.idleAccountClosed(account.firstName) })
}
