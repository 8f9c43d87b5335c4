import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportData } from '../../../lib/agency/accounts/export-data'
import { disconnect } from '../../../lib/agency/database'
import { mailSearchAlerts } from '../../../lib/agency/saved/mail-alerts'
import { matchSavedSearches } from '../../../lib/agency/saved/match-searches'
import { addSavedSearch } from '../../../lib/agency/saved/saved-searches'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { addListings } from '../../support/listings'
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

const createSeeker = async () => {
  const { id, caller } = await insertSeeker()
  const href = '/find-a-property/Witham'
  await addSavedSearch({ user_id: id, href, name: 'My search', frequency: 'at_once' }, caller)
  return { id, exportAll: () => exportData({ user_id: id }, caller) }
}

it('the data export lists the homes that emails have reported to the account, and to no other', async () => {
  const seeker = await createSeeker()
  const other = await createSeeker()
  const [id] = await addListings([{ street: 'Mill Lane', price: 250_000 }])
  await matchSavedSearches()
  await mailSearchAlerts(seeker.id)
  expect(await seeker.exportAll()).toMatchObject({
    ok: true,
    data: {
      alertedHomes: [
        {
          listingId: id,
          kind: 'sale',
          displayAddress: expect.stringContaining('Mill Lane'),
          sentAt: expect.any(String),
        },
      ],
    },
  })
  expect(await other.exportAll()).toMatchObject({ ok: true, data: { alertedHomes: [] } })
})
