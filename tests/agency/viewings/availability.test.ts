import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect } from '../../../lib/agency/database'
import { setAvailability, setDayOff } from '../../../lib/agency/viewings/availability'
import { addDays, londonDay } from '../../../lib/format/london-clock'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { countRows, updateRows } from '../../support/tables'
import { callerOf } from '../offers/offer-calls'
import { addPerson, toRefusal } from './viewing-calls'

let database: TestDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

it('no times and days off are saved for an account that has been closed', async () => {
  const id = await addPerson()
  await updateRows('user', { id }, { closedAt: new Date() })
  const weekly_periods = [{ weekday: 1, start: '09:00', end: '17:00' }]
  const day = addDays(londonDay(new Date()), 1)
  const refusal = 'Please log in again to do this.'
  expect(toRefusal(await setAvailability({ user_id: id, weekly_periods }, callerOf(id)))).toBe(refusal)
  expect(toRefusal(await setDayOff({ user_id: id, day, off: true }, callerOf(id)))).toBe(refusal)
  expect(await countRows('availability', { userId: id })).toBe(0)
  expect(await countRows('dayOff', { userId: id })).toBe(0)
})
