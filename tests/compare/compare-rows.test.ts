import { expect, test } from 'vitest'
import { compareListings, DOES_NOT_APPLY } from '@/components/compare/compare-rows'
import { letListing, saleListing } from '../listing/fixture'

const findRow = (label: string, ...listings: Parameters<typeof compareListings>[0]) =>
  compareListings(listings).find((row) => row.label === label)

test('a row has a value for each home, and is marked if the homes differ', () => {
  const leasehold = saleListing({
    id: 102,
    new_price: 300_000,
    tenure: 'Leasehold',
    floor_area_sq_ft: null,
    facts: [{ key: 'lease_years', value: '88' }],
  })
  expect(findRow('Price', saleListing(), leasehold)).toEqual({
    label: 'Price',
    values: ['£350,000', '£300,000'],
    isDifferent: true,
  })
  // The fixture costs £350,000 and has 1,076 square feet.
  expect(findRow('Price per square foot', saleListing(), leasehold)?.values).toEqual(['£325 per sq ft', null])
  expect(findRow('Bedrooms', saleListing(), leasehold)).toMatchObject({
    values: ['3', '3'],
    isDifferent: false,
  })
  expect(findRow('Tenure', saleListing(), leasehold)?.values).toEqual(['Freehold', 'Leasehold'])
  expect(findRow('Years left on the lease', saleListing(), leasehold)).toMatchObject({
    values: [DOES_NOT_APPLY, '88 years remaining'],
    isDifferent: false,
  })
})

test('a fact that no home has is omitted, and a letting can be compared with a sale', () => {
  expect(findRow('Nearest station', saleListing(), letListing())).toBeUndefined()
  expect(findRow('Price', saleListing({ price_options: 'poa' }), letListing())?.values).toEqual([
    'Price on application',
    '£1,200 pcm',
  ])
  expect(compareListings([])).toEqual([])
})

test('the price of a share states its percentage and rent, and has no price per square foot', () => {
  const share = saleListing({ price_options: 'shared-ownership', share: { percent: 25, rent_pcm: 455 } })
  expect(findRow('Price', share, saleListing())?.values[0]).toContain(
    'for a 25% share, plus £455 a month rent',
  )
  expect(findRow('Price per square foot', share, saleListing())?.values).toEqual([
    DOES_NOT_APPLY,
    '£325 per sq ft',
  ])
})

test('a fact that a home cannot have is shown as not applicable, and does not count as a difference', () => {
  const letting = letListing({ facts: [{ key: 'bills', value: 'Not included' }] })
  const sale = saleListing({ facts: [] })
  for (const [label, values] of [
    ['Tenure', [DOES_NOT_APPLY, 'Freehold']],
    ['Price per square foot', [DOES_NOT_APPLY, '£325 per sq ft']],
    // Five weeks of £1,200 a month.
    ['Deposit', ['£1,384', DOES_NOT_APPLY]],
    ['Bills', ['Not included', DOES_NOT_APPLY]],
  ] as const)
    expect(findRow(label, letting, sale), label).toEqual({ label, values, isDifferent: false })
  // A fact that applies but that nobody has supplied is null.
  const lettingWithoutFacts = letListing({ facts: [] })
  expect(findRow('Bills', letting, lettingWithoutFacts, sale)?.values).toEqual([
    'Not included',
    null,
    DOES_NOT_APPLY,
  ])
  expect(findRow('Bedrooms', sale, saleListing({ property_type: 'shop', bedrooms: 0 }))?.values).toEqual([
    '3',
    DOES_NOT_APPLY,
  ])
})

test('ground rent and pitch fee share a row, whose label names both', () => {
  const facts = [{ key: 'ground_rent', value: '100' }]
  const flat = saleListing({ tenure: 'Leasehold', facts })
  const parkHome = saleListing({ property_type: 'park-home', tenure: 'Pitch agreement', facts })
  expect(findRow('Ground rent or pitch fee', flat, parkHome)).toBeDefined()
  expect(findRow('Pitch fee', parkHome, parkHome)).toBeDefined()
})
