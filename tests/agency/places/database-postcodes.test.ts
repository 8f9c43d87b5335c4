import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect, withTransaction } from '../../../lib/agency/database'
import { loadPostcodePoints } from '../../../lib/agency/import/store/postcode-points'
import { databasePostcodes } from '../../../lib/agency/places/database-postcodes'
import { locatePostcode } from '../../../lib/agency/places/locate-postcode'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { addListings } from '../../support/listings'

let database: TestDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

it('the mean of the homes in a district uses their public positions, so that it does not reveal a house', async () => {
  await addListings([{ postcode: 'CM8 2AB', lat: 51.80234, lng: 0.63987 }])
  const publicPosition = { lat: 51.802, lng: 0.64, precision: 'listings' }
  expect(await locatePostcode('CM8', databasePostcodes)).toEqual(publicPosition)
  const imported = await withTransaction((tx) =>
    loadPostcodePoints(tx, [{ postcode: 'CM8 1AA', district: 'CM8', sector: 'CM8 1' }]),
  )
  expect(await locatePostcode('CM8 1AA', imported)).toEqual(publicPosition)
})
