import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { disconnect } from '../../../lib/agency/database'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { FIXTURES, openImportSuite } from './import-suite'
import { propertyTypes } from '../../../lib/domain/property-type'

const suite = openImportSuite()
afterAll(() => disconnect())

it('searches find and count imported listings, and their pages show them (API-22, API-24, API-25)', async () => {
  process.env.DATABASE_URL = suite.url
  await suite.importFile(path.join(FIXTURES, 'blank-towns.blm'))
  await suite.importFile(path.join(FIXTURES, 'lettings-pipes.blm'))
  const gateway = createEmbeddedGateway()

  // The fixtures have three homes for sale in Witham, and a warehouse and land there.
  const homes = await gateway.propertySearch({ location: 'Witham', page: 1, limit: 8 })
  expect(
    homes.ok && !Array.isArray(homes.data) && homes.data.pagination.totalItems,
    'a search without types finds only homes',
  ).toBe(3)
  const types = propertyTypes.join(',')
  const sales = await gateway.propertySearch({
    location: 'Witham',
    types,
    page: 1,
    limit: 8,
    orderby: 'price-desc',
  })
  if (!sales.ok || Array.isArray(sales.data)) throw new Error('the search returns no page')
  expect(sales.data.pagination.totalItems).toBe(5)
  expect(sales.data.properties[0]).toMatchObject({
    portal_address: 'Maltings Lane, Witham, Essex',
    new_price: 575_000,
    price_options: 'offers-in-the-region-of',
    listing_status: 'forsale',
    bedrooms: 4,
    tenure: 'Freehold',
    image_xs: null,
  })

  const village = await gateway.propertySearch({ location: 'Kelvedon', page: 1, limit: 8 })
  expect(village.ok && !Array.isArray(village.data) && village.data.pagination.totalItems).toBe(1)

  const rents = await gateway.lettingSearch({ location: 'any-location', types, page: 1, limit: 8 })
  if (!rents.ok || Array.isArray(rents.data)) throw new Error('the search returns no page')
  // Of the seven imported lettings, one is a draft.
  expect(rents.data.pagination.totalItems).toBe(6)

  const detail = await gateway.propertyDetail({ id: sales.data.properties[0]!.id })
  if (!detail.ok) throw new Error(detail.message)
  expect(detail.data).toMatchObject({
    town: 'Witham',
    county: 'Essex',
    postcode: 'CM8',
    property_type: 'detached-house',
  })
  expect(detail.data.history).toMatchObject([{ type: 'confirmed' }, { type: 'listed', price: 575_000 }])
  expect(detail.data.facts).toMatchObject([{ key: 'tenure', value: 'Freehold', source: 'agent' }])
})
