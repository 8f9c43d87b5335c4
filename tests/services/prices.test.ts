import { expect, test } from 'vitest'
import { letPackages } from '@/components/services/text/letting'
import { listSalePackages } from '@/components/services/text/selling'
import { propertyManagement } from '@/components/services/text/property-management'
import { lettingServices, saleServices, essexPlaces, sixLocalSteps } from '@/components/local/text/local'
import { managementQuestions } from '@/components/services/text/property-management'
import { plainText } from '@/lib/html/sanitise'

/* Shorter texts would hardly be an explanation or an answer. */
const MIN_EXPLANATION_CHARACTERS = 40
const MIN_ANSWER_CHARACTERS = 60

test('every package has its price with VAT, and links to a first step of its own (D-156, D-158)', () => {
  const productSlug = 'emoov'
  expect(listSalePackages(productSlug, 'Harbour & Hearth').map(({ price, href }) => [price, href])).toEqual([
    ['£395', '/sell-your-property/main-details'],
    ['£895', '/sell-your-property/main-details-no-sale-no-fee'],
    ['£0', '/sell-your-property/main-details-emoov-only'],
  ])
  expect(letPackages.map(({ price, href }) => [price, href])).toEqual([
    ['£59.50', '/let-your-property/details'],
    ['£79.50', '/let-your-property/details-bundle'],
  ])
})

test('the examples of management fees are exact (STATIC-12)', () => {
  const feePerPoundOfRent = { withoutVat: 0.065, withVat: 0.078 }
  const table = propertyManagement.sections.find(({ heading }) => heading === 'How it works out')?.html ?? ''
  // A row has four amounts: '<tr><td>£1,000</td><td>£65</td>…'.
  const rows = [...table.matchAll(/<tr><td>(.*?)<\/td><td>(.*?)<\/td><td>(.*?)<\/td><td>(.*?)<\/td>/g)].map(
    ([, ...cells]) => cells.map((cell) => Number(cell.replace(/[£,]/g, ''))),
  )
  expect(rows).toHaveLength(3)
  for (const [rent = 0, feeWithoutVat = 0, feeWithVat = 0, remainingRent = 0] of rows) {
    expect(feeWithoutVat).toBeCloseTo(rent * feePerPoundOfRent.withoutVat, 5)
    expect(feeWithVat).toBeCloseTo(rent * feePerPoundOfRent.withVat, 5)
    expect(remainingRent).toBeCloseTo(rent - feeWithVat, 5)
  }
})

test('the local sale package names its eleven services (LOCAL-09)', () => {
  expect(saleServices).toEqual([
    'Anti-money-laundering check',
    'Valuation report',
    'Dedicated estate agent',
    'Listing on major portals',
    'Photography',
    'Floorplan',
    'Virtual tour',
    'Unlimited hosted viewings',
    'Buyer verification',
    'Memorandum of sale',
    'Sales progression',
  ])
})

test('the local letting package names its eleven services (LOCAL-10)', () => {
  expect(lettingServices).toEqual([
    'Anti-money-laundering check',
    'Valuation report',
    'Dedicated letting agent',
    'Portal listing',
    'Photography',
    'Floorplan',
    'Unlimited hosted viewings',
    'Tenant referencing',
    'Tenancy agreement',
    'Deposit registration',
    'Rent collection',
  ])
})

test('the local service has its six steps in order, each explained (LOCAL-02)', () => {
  expect(sixLocalSteps.map(({ heading }) => heading)).toEqual([
    'Free valuation',
    'Choose package',
    'Launch listing',
    'Viewings',
    'Sell or let',
    'Completion',
  ])
  for (const { heading, html } of sixLocalSteps)
    expect(plainText(html).length, heading).toBeGreaterThan(MIN_EXPLANATION_CHARACTERS)
})

test('twenty places of Essex are covered, in the order of LOCAL-15', () => {
  expect(essexPlaces.join(', ')).toBe(
    'Chelmsford, Colchester, Southend-on-Sea, Basildon, Harlow, Brentwood, Braintree, Clacton-on-Sea, Rayleigh, ' +
      'Grays, Wickford, Loughton, Witham, Maldon, Saffron Walden, Epping, Rochford, Harwich, Canvey Island, Halstead',
  )
})

test('property management answers ten different questions (STATIC-11)', () => {
  expect(new Set(managementQuestions.map(({ question }) => question)).size).toBe(10)
  for (const { question, answer } of managementQuestions) {
    expect(question).toMatch(/^[A-Z].{10,}\?$/)
    expect(plainText(answer).length, question).toBeGreaterThan(MIN_ANSWER_CHARACTERS)
  }
  const [cost] = managementQuestions
  expect(plainText(cost?.answer ?? '')).toMatch(
    /6\.5% of the rent per month plus VAT, which is 7\.8% including VAT/,
  )
})
