import { expect, it } from 'vitest'
import { db } from '../../../lib/agency/database'
import { closeIdleAccounts } from '../../../lib/agency/retention/close-idle-accounts'
import { randomFrom } from '../../../prisma/seed/random'
import { addUser } from '../offers/offer-calls'
import { findRow, updateRows } from '../../support/tables'
import { deliverMails, insertVisit, useEmptyDatabase } from './dealings'

useEmptyDatabase()

const DAY_MS = 86_400_000
const START = new Date('2027-01-01T09:25:00Z')
const ACCOUNTS = 20
const LAST_DAY = 3 * 365
const MAX_VISITS = 10
/** A warning becomes invalid if the job does not run in the week after the announced day. */
const MAX_DAYS_BETWEEN_RUNS = 7
/** A session ends after 30 days, and its row is deleted 366 days later. */
const SESSION_ROW_DAYS = 30 + 366

const toTime = (day: number) => new Date(START.getTime() + day * DAY_MS)
function addMonths(time: Date, months: number): Date {
  const later = new Date(time)
  later.setUTCMonth(later.getUTCMonth() + months)
  return later
}

interface Account {
  id: number
  isVerified: boolean
  visits: Date[]
  warnings: Date[]
  closedAt?: Date
}

it('with random visits and runs, accounts are closed only after an idle year and a warning, and all idle accounts are closed', async () => {
  const random = randomFrom('idle accounts')
  const accounts: Account[] = []
  for (let count = 0; count < ACCOUNTS; count += 1) {
    const id = await addUser('Ann')
    const isVerified = random.chance(0.7)
    await updateRows('user', { id }, { createdAt: START, emailProvedAt: isVerified ? START : null })
    const days = new Set(Array.from({ length: random.int(0, MAX_VISITS) }, () => random.int(1, LAST_DAY)))
    const visits = [...days].sort((a, b) => a - b).map(toTime)
    accounts.push({ id, isVerified, visits, warnings: [] })
  }
  for (let day = 0, lastRun = 0; day < LAST_DAY; lastRun = day) {
    day += random.int(1, MAX_DAYS_BETWEEN_RUNS)
    await runOnDay(day, lastRun, accounts)
  }
  // A year idle, up to three gaps between runs, and the 30 days after a warning.
  const idleSince = addMonths(toTime(LAST_DAY - 3 * MAX_DAYS_BETWEEN_RUNS - 30), -12)
  for (const account of accounts) {
    const { closedAt, visits } = account
    const lastVisit = visits.at(-1) ?? START
    if (lastVisit < idleSince) expect(closedAt, JSON.stringify(account)).toBeDefined()
  }
  expect(accounts.some(({ closedAt }) => closedAt)).toBe(true)
  expect(accounts.some(({ closedAt }) => !closedAt)).toBe(true)
})

/** Stores the visits since the last run, runs the job on a day, and checks each account that it has closed. */
async function runOnDay(day: number, lastRun: number, accounts: readonly Account[]): Promise<void> {
  const at = toTime(day)
  for (const { id, visits } of accounts.filter(({ closedAt }) => !closedAt))
    for (const visit of visits.filter((time) => toTime(lastRun) < time && time <= at))
      await insertVisit(id, visit)
  await db()
    .deleteFrom('userSession')
    .where('lastSeenAt', '<', toTime(day - SESSION_ROW_DAYS))
    .execute()
  await closeIdleAccounts(at)
  await deliverMails()
  for (const account of accounts.filter(({ closedAt }) => !closedAt)) {
    const { closedAt, idleWarnedAt } = await findRow('user', { id: account.id })
    const knownWarning = account.warnings.at(-1)
    if (idleWarnedAt && idleWarnedAt.getTime() !== knownWarning?.getTime())
      account.warnings.push(idleWarnedAt)
    if (!closedAt) continue
    account.closedAt = at
    checkClosing({ ...account, closedAt: at })
  }
}

function checkClosing(account: Required<Account>): void {
  const { closedAt, isVerified, warnings } = account
  const visits = account.visits.filter((time) => time <= closedAt)
  const lastVisit = visits.at(-1) ?? START
  const context = JSON.stringify(account)
  expect(addMonths(lastVisit, 12) < closedAt, context).toBe(true)
  const isUnused = !isVerified && visits.length === 0
  const lastWarning = warnings.at(-1)
  if (isUnused) expect(warnings, context).toEqual([])
  else {
    expect(lastWarning, context).toBeDefined()
    expect(lastWarning! > lastVisit, context).toBe(true)
    expect(closedAt.getTime() - lastWarning!.getTime(), context).toBeGreaterThanOrEqual(30 * DAY_MS)
  }
}
