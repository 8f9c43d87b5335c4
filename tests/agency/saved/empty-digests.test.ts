import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect } from '../../../lib/agency/database'
import { queueSearchAlerts } from '../../../lib/agency/saved/alert-jobs'
import { matchSavedSearches } from '../../../lib/agency/saved/match-searches'
import { addSavedSearch } from '../../../lib/agency/saved/saved-searches'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { deleteJobs, findStoredJobs } from '../../support/jobs'
import { addListings } from '../../support/listings'
import { updateRows } from '../../support/tables'
import { insertSeeker } from './insert-seeker'

let database: TestDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

it.each([
  { frequency: 'daily', beforeNextDigest: '2027-03-22T12:00Z', nextDigest: '2027-03-23T08:00Z' },
  { frequency: 'weekly', beforeNextDigest: '2027-03-24T12:00Z', nextDigest: '2027-03-29T08:00Z' },
] as const)(
  'a home that is listed after an empty $frequency digest waits for the next digest',
  async ({ frequency, beforeNextDigest, nextDigest }) => {
    const { id, caller } = await insertSeeker()
    const search = { user_id: id, href: '/find-a-property/Witham', name: 'Witham', frequency }
    await addSavedSearch(search, caller)
    // Three weeks ago, so that both frequencies are due.
    await updateRows('savedSearch', { userId: id }, { digestedOn: new Date('2027-03-01') })
    await deleteJobs()
    // The empty digest: Monday, at 08:00, the hour of digests.
    await queueSearchAlerts(new Date('2027-03-22T08:00Z'))
    await addListings([{ street: `${frequency} Street` }])
    await matchSavedSearches()
    await deleteJobs()
    const countMailJobs = async (at: string) => {
      await queueSearchAlerts(new Date(at))
      const jobs = await findStoredJobs()
      return jobs.filter(({ key }) => key === `search-alerts:${id}`).length
    }
    expect(await countMailJobs(beforeNextDigest)).toBe(0)
    expect(await countMailJobs(nextDigest)).toBe(1)
  },
)
