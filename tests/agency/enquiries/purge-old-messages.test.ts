import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect } from '../../../lib/agency/database'
import { purgeOldMessages } from '../../../lib/agency/enquiries/purge-old-messages'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { findRows, insertRow } from '../../support/tables'

let database: TestDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

it('deletes messages and mail after a year, complaints and reports of a listing after six years, but never queued mail (STATIC-04)', async () => {
  for (const [message, days] of [
    ['Recent', 364],
    ['Old', 367],
    // Six years have one or two leap days.
    ['Data-protection complaint: recent', 6 * 365],
    ['Data-protection complaint: old', 6 * 366],
    ['Problem with a listing. 12. It looks like fraud. Recent', 6 * 365],
    ['Problem with a listing. 12. It looks like fraud. Old', 6 * 366],
  ] as const)
    await insertRow('contactMessage', {
      name: 'Ann',
      email: 'ann@home.example',
      contactNo: '1',
      message,
      createdAt: daysAgo(days),
    })
  for (const [subject, state, days] of [
    ['Recent', 'sent', 364],
    ['Old', 'sent', 367],
    ['Failed', 'given-up', 367],
    ['Waiting', 'queued', 367],
  ] as const)
    await insertRow('mail', {
      to: 'ann@home.example',
      subject,
      text: '',
      html: '',
      state,
      createdAt: daysAgo(days),
    })
  await purgeOldMessages()
  expect((await findRows('contactMessage')).map(({ message }) => message)).toEqual([
    'Recent',
    'Data-protection complaint: recent',
    'Problem with a listing. 12. It looks like fraud. Recent',
  ])
  expect((await findRows('mail')).map(({ subject }) => subject)).toEqual(['Recent', 'Waiting'])
})
