import { sql } from 'kysely'
import { retentionPeriods } from '../../config/claims'
import { db, type Tx } from '../database'

/*
 * Personal data are kept no longer than their purpose needs (UK GDPR article 5(1)(e)). A period begins when business
 * ends, and in doubt a row is kept:
 * - Identity checks: the end of the business with the owner, or of the buyer's purchase (Money Laundering Regulations
 *   2017, regulation 40). See purge-identity-checks.ts.
 * - Offers, requests to rent and reported conversations: the last change of their conversation, after the home has left
 *   the market (Limitation Act 1980, section 5). Others have the period of personal data (purge-ended-dealings.ts).
 * - Accounts: the last dealings, which idle-accounts.ts defines.
 * - Payments: the accounting year (Companies Act 2006, section 388; Finance Act 1998, schedule 18).
 * No documents are stored that the Home Office code on right-to-rent checks concerns (a year after the tenancy).
 */

interface Period {
  years?: number
  months?: number
  days?: number
}

/** Counts by the calendar: in days, six years would end one or two leap days too early. */
export const before = (at: Date, { years = 0, months = 0, days = 0 }: Period) =>
  sql<Date>`${at}::timestamptz - make_interval(years => ${years}::int, months => ${months}::int, days => ${days}::int)`

/** An accounting year ends up to a year after a payment, so this is the longest time for which an invoice is kept. */
export const INVOICE_PERIOD = { years: retentionPeriods.invoiceYears + 1 }

/** Reads the time by which jobs delete: the earlier of two clocks, because what a wrong clock deletes is gone for good. */
export async function readDeletionTime(): Promise<Date> {
  const { rows } = await sql<{ time: Date }>`select now() as time`.execute(db())
  return new Date(Math.min(Date.now(), ...rows.map(({ time }) => time.getTime())))
}

/** Allows this transaction to delete rows of append-only tables, which a trigger refuses otherwise. */
export async function allowDeletionOfRecords(tx: Tx): Promise<void> {
  await tx.selectNoFrom(sql`set_config('agency.retention', 'on', true)`.as('setting')).execute()
}
