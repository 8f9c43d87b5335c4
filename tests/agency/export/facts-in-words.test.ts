import { expect, it } from 'vitest'
import type { ExportedListing } from '../../../lib/agency/export/find-listings'
import { findOmissions } from '../../../lib/agency/export/omissions'
import { toCells } from '../../../lib/agency/export/to-cells'

const createListing = (kind: 'sale' | 'let', facts: Record<string, string>) =>
  ({
    id: 1,
    kind,
    status: 'available',
    nation: 'england',
    type: 'flat-apartment',
    postcode: 'CM8 2AB',
    priceQualifier: 'price',
    features: [],
    media: [],
    importRef: null,
    createdAt: null,
    availableFrom: null,
    pricePence: null,
    depositPence: null,
    shareRentPence: null,
    sharePercent: null,
    floorAreaSqFt: null,
    receptionRooms: null,
    facts: new Map(Object.entries(facts)),
  }) as unknown as ExportedListing

const UNKNOWN = 'Unknown – enquiries made'

it('a fact that its owner has given in words leaves its column blank, and is reported', () => {
  const listing = createListing('sale', {
    tenure: 'Leasehold',
    lease_years: UNKNOWN,
    ground_rent: '0',
    service_charge: 'Set each April',
    council_tax_band: 'Awaiting banding',
    epc_rating: 'Ordered, not yet here',
  })
  expect(toCells(listing, '1')).toMatchObject({
    TENURE_TYPE_ID: '2',
    TENURE_UNEXPIRED_YEARS: '',
    ANNUAL_GROUND_RENT: '0',
    ANNUAL_SERVICE_CHARGE: '',
    COUNCIL_TAX_BAND: '',
    EPC_RATING: '',
  })
  expect(findOmissions(listing, [], new Set())).toEqual([
    'facts in words: years left on the lease, service charge, council tax band, energy performance rating',
  ])
})

it('facts that are codes or numbers are exported, and years of a lease are rounded down', () => {
  const facts = { lease_years: '98.5', service_charge: '1250.50', council_tax_band: 'D', epc_rating: 'C' }
  const listing = createListing('sale', facts)
  expect(toCells(listing, '1')).toMatchObject({
    TENURE_UNEXPIRED_YEARS: '98',
    ANNUAL_SERVICE_CHARGE: '1250.50',
    COUNCIL_TAX_BAND: 'D',
    EPC_RATING: 'C',
  })
  expect(findOmissions(listing, [], new Set())).toEqual([])
})

it('a letting neither exports nor reports the facts of the sale of the same home', () => {
  const listing = createListing('let', { tenure: UNKNOWN, lease_years: '90', furnishing: 'Furnished' })
  const cells = toCells(listing, '1')
  expect(cells).toMatchObject({ LET_FURN_ID: '0' })
  expect(cells['TENURE_UNEXPIRED_YEARS'] ?? '').toBe('')
  expect(findOmissions(listing, [], new Set())).toEqual([])
})
