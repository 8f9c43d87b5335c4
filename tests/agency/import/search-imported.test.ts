import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { disconnect } from '../../../lib/agency/database'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { propertyTypes } from '../../../lib/domain/property-type'
import { pageOf } from '../../support/search-page'
import { dataOf } from '../../support/selling'
import { FIXTURES, openImportSuite } from './import-suite'

const suite = openImportSuite()
afterAll(() => disconnect())

it('searches find and count imported listings, and their pages show them (API-22, API-24, API-25)', async () => {
  process.env.DATABASE_URL = suite.url
  await suite.importFile(path.join(FIXTURES, 'blank-towns.blm'))
  await suite.importFile(path.join(FIXTURES, 'lettings-pipes.blm'))
  const gateway = createEmbeddedGateway()

  // The fixtures have three homes for sale in Witham, and a warehouse and land there.
  const homes = await gateway.propertySearch({ location: 'Witham', page: 1, limit: 8 })
  expect(pageOf(homes).pagination.totalItems, 'a search without types finds only homes').toBe(3)
  const types = propertyTypes.join(',')
  const salesInput = { location: 'Witham', types, page: 1, limit: 8, orderby: 'price-desc' }
  const sales = pageOf(await gateway.propertySearch(salesInput))
  expect(sales.pagination.totalItems).toBe(5)
  expect(sales.properties[0]).toMatchObject({
    portal_address: 'Maltings Lane, Witham, Essex',
    new_price: 575_000,
    price_options: 'offers-in-the-region-of',
    listing_status: 'forsale',
    bedrooms: 4,
    tenure: 'Freehold',
    image_xs: null,
  })

  const village = await gateway.propertySearch({ location: 'Kelvedon', page: 1, limit: 8 })
  expect(pageOf(village).pagination.totalItems).toBe(1)

  const rents = await gateway.lettingSearch({ location: 'any-location', types, page: 1, limit: 8 })
  // Of the seven imported lettings, one is a draft.
  expect(pageOf(rents).pagination.totalItems).toBe(6)

  const detail = dataOf(await gateway.propertyDetail({ id: sales.properties[0]!.id }))
  expect(detail).toMatchObject({
    town: 'Witham',
    county: 'Essex',
    postcode: 'CM8',
    property_type: 'detached-house',
  })
  expect(detail.history).toMatchObject([{ type: 'confirmed' }, { type: 'listed', price: 575_000 }])
  expect(detail.facts).toMatchObject([{ key: 'tenure', value: 'Freehold', source: 'agent' }])
})
