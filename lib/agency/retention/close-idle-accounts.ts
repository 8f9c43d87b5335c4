import { sql, type RawBuilder } from 'kysely'
import { retentionPeriods } from '../../config/claims'
import { closeAccount } from '../accounts/delete-account'
import { db, withTransaction, type Tx } from '../database'
import { processEach } from '../jobs/process-each'
import { queueMail } from '../mail/queue'
import { isOneOf } from '../sql-expressions'
import { retentionEmails } from './email-templates'
import { findDueIds, selectIds } from './find-due-ids'
import { isHeld, lastDealings } from './idle-accounts'
import { before, readDeletionTime } from './periods'

const { personalDataMonths, accountWarningDays } = retentionPeriods
const DAY_MS = 86_400_000

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
  await processEach([closeAll, warnAll], (step) => step())
}

/** Forgets the warnings of accounts that were used again, so that they are warned anew before they are closed. */
async function forgetOutdatedWarnings(at: Date): Promise<void> {
  const isOutdated = sql<boolean>`
    "user".idle_warned_at is not null and "user".closed_at is null
    and (${lastDealings} > "user".idle_warned_at or ${isHeld(at)})`
  const userIds = await findDueIds('user', isOutdated)
  await db()
    .updateTable('user')
    .set({ idleWarnedAt: null })
    .where(({ ref }) => isOneOf(ref('id'), userIds))
    .execute()
}

const hasBeenUsed = sql<boolean>`("user".email_proved_at is not null or ${lastDealings} > "user".created_at)`

const isIdleSince = (cutoff: ReturnType<typeof before>, at: Date) => sql<boolean>`
  "user".closed_at is null and "user".created_at < ${cutoff}
  and ${lastDealings} < ${cutoff} and not ${isHeld(at)}`

/** The warning is due so early that the account can be closed on time. */
const isToWarn = (at: Date) => sql<boolean>`
  "user".idle_warned_at is null and ${hasBeenUsed}
  and ${isIdleSince(before(addDays(at, accountWarningDays), { months: personalDataMonths }), at)}`

const isToClose = (at: Date) => sql<boolean>`
  ${isIdleSince(before(at, { months: personalDataMonths }), at)}
  and ("user".idle_warned_at <= ${before(at, { days: accountWarningDays })} or not ${hasBeenUsed})`

const addDays = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS)

/**
 * Locks an account, so that nobody logs in, and reads it. A change of password locks in another order; `withTransaction`
 * repeats the one that PostgreSQL ends.
 * @returns undefined if the account is no longer due
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

async function closeIfIdle(tx: Tx, id: number, at: Date): Promise<void> {
  const account = await lockDueAccount(tx, id, isToClose(at))
  if (!account) return
  await closeAccount(tx, account, { keepsNewsletter: true })
  if (account.idleWarnedAt)
    await queueMail(tx, { to: account.email, ...retentionEmails.idleAccountClosed(account.firstName) })
}
