import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { db, disconnect } from '../../../lib/agency/database'
import { recordTenancyMilestone } from '../../../lib/agency/tenancies/record-tenancy-milestone'
import { remindOfDeposits } from '../../../lib/agency/tenancies/remind-of-deposits'
import { londonDay } from '../../../lib/format/london-clock'
import type { TenancyMilestone } from '../../../lib/domain/tenancy-milestone'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { findRow, findRows, updateRows } from '../../support/tables'
import { actOnRequest, addHome, addUser, callerOf, createLetRequest } from '../offers/offer-calls'

const DAY_MS = 86_400_000
const DEPOSIT_PENCE = 1_150_00
const today = londonDay(new Date())
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
let database: TestDatabase
let landlord: number
let letting: number
let request: number

beforeAll(async () => {
  database = await createEmptyDatabase()
  // An agency that is no demonstration needs a key of its own.
  Object.assign(process.env, { DATABASE_URL: database.url, API_KEY: 'a-key-of-this-test' })
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})
beforeEach(async () => {
  landlord = await addUser('Lea')
  letting = await addHome(landlord, { kind: 'let', price: 1_000 })
  await updateRows('listing', { id: letting }, { depositPence: DEPOSIT_PENCE })
  request = await createLetRequest(letting, await addUser('Tess'))
  await actOnRequest(request, landlord, 'accept')
  await record('terms')
  await db().deleteFrom('mail').execute()
})

async function record(milestone: TenancyMilestone): Promise<void> {
  const reply = await recordTenancyMilestone(
    { user_id: landlord, request_id: request, milestone, state: 'done', day: today },
    callerOf(landlord),
  )
  if (!reply.ok) throw new Error(reply.message)
}

/** Finds the mails that remind this test's landlord of a deposit. */
async function readReminders() {
  const { email } = await findRow('user', { id: landlord })
  const mails = await findRows('mail', { to: email })
  return mails.filter(({ subject }) => subject.startsWith('Is the deposit protected?'))
}

it('a landlord is reminded once of an unprotected deposit, two weeks after the signatures (FIELD-57)', async () => {
  await remindOfDeposits(inDays(20))
  expect(await readReminders(), 'before the signatures').toHaveLength(0)
  await record('signed')
  await remindOfDeposits(inDays(13))
  expect(await readReminders()).toHaveLength(0)
  await Promise.all([1, 2, 3].map(() => remindOfDeposits(inDays(14))))
  await remindOfDeposits(inDays(15))
  const [mail, ...others] = await readReminders()
  expect(others).toEqual([])
  expect(mail?.text).toContain('Within 30 days of receiving it')
  expect(mail?.text).toContain(`/my-account/offers/${request}/tenancy`)
})

it('nobody is reminded of a deposit that is recorded as protected', async () => {
  await record('signed')
  await record('deposit')
  await remindOfDeposits(inDays(20))
  expect(await readReminders()).toHaveLength(0)
})

it('nobody is reminded of a letting without a deposit', async () => {
  await updateRows('listing', { id: letting }, { depositPence: null })
  await record('signed')
  await remindOfDeposits(inDays(20))
  expect(await readReminders()).toHaveLength(0)
})
