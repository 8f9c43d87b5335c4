import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { disconnect } from '../../../lib/agency/database'
import { mailSearchAlerts } from '../../../lib/agency/saved/mail-alerts'
import { matchSavedSearches } from '../../../lib/agency/saved/match-searches'
import { addSavedSearch } from '../../../lib/agency/saved/saved-searches'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { addListings } from '../../support/listings'
import { deleteRows, findRows, updateRows } from '../../support/tables'
import { insertSeeker } from './insert-seeker'

let database: TestDatabase
let seeker: Awaited<ReturnType<typeof insertSeeker>>
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  seeker = await insertSeeker()
})
beforeEach(async () => {
  await deleteRows('searchAlert')
  await deleteRows('savedSearch')
  await deleteRows('mail')
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

const UP_TO_260000 = '/find-a-property/Witham/nomin-260000/all-types/any-bedrooms/this-only'
const DAY_MS = 86_400_000

const saveDailySearch = (href: string, name: string) =>
  addSavedSearch({ user_id: seeker.id, href, name, frequency: 'daily' }, seeker.caller)

/** Adds two homes at £250,000, which the saved searches find. @returns the id of the second one */
async function publishTwoHomes(): Promise<number> {
  const [, second = 0] = await addListings([
    { street: 'Mill Lane', price: 250_000 },
    { street: 'Low Street', price: 250_000 },
  ])
  await matchSavedSearches()
  return second
}

async function readDigest(): Promise<{ subject: string; text: string }> {
  await mailSearchAlerts(seeker.id, new Date(Date.now() + 2 * DAY_MS))
  const [mail] = await findRows('mail')
  return mail!
}

it('a digest leaves out a home that has become too expensive for its search', async () => {
  await saveDailySearch(UP_TO_260000, 'Cheap')
  const raised = await publishTwoHomes()
  await updateRows('listing', { id: raised }, { pricePence: 270_000_00n })
  const { subject, text } = await readDigest()
  expect(subject).toBe('1 home for you: 1 new')
  expect(text).not.toContain('Low Street')
})

it('a digest leaves out a home that has gone under offer if its search excludes homes under offer', async () => {
  await saveDailySearch('/find-a-property/Witham?not=under-offer', 'Available')
  const homeUnderOffer = await publishTwoHomes()
  await updateRows('listing', { id: homeUnderOffer }, { status: 'under_offer' })
  const { text } = await readDigest()
  expect(text).toContain('Mill Lane')
  expect(text).not.toContain('Low Street')
})

it('a digest lists a home under an older search if the newest search that found the home no longer does', async () => {
  await saveDailySearch('/find-a-property/Witham', 'All of Witham')
  await saveDailySearch(UP_TO_260000, 'Cheap')
  const raised = await publishTwoHomes()
  await updateRows('listing', { id: raised }, { pricePence: 270_000_00n })
  const { subject, text } = await readDigest()
  expect(subject).toBe('2 homes for you: 2 new')
  expect(text.indexOf('Low Street')).toBeGreaterThan(text.indexOf('All of Witham'))
})

it('a digest of a search for new homes lists a home that was new when the search found it', async () => {
  await saveDailySearch('/find-a-property/Witham?added=1', 'New')
  const [id = 0] = await addListings([{ street: 'Mill Lane', listedAt: new Date().toISOString() }])
  await matchSavedSearches()
  await updateRows('searchEntry', { listingId: id }, { listedAt: new Date(Date.now() - 3 * DAY_MS) })
  expect((await readDigest()).subject).toBe('1 home for you: 1 new')
})
