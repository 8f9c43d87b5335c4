import { expect, test } from 'vitest'
import { letPackages } from '@/components/services/text/letting'
import { salePackages } from '@/components/services/text/selling'
import { propertyManagement } from '@/components/services/text/property-management'
import { lettingPackage, salePackage, essexPlaces, localSteps } from '@/components/local/text/local'
import { managementQuestions } from '@/components/services/text/property-management'

test('every package has its price, VAT included, and its own first step (D-156, D-158)', () => {
  expect(salePackages('emoov', 'Harbour & Hearth').map(({ price, href }) => [price, href])).toEqual([
    ['£395', '/sell-your-property/main-details'],
    ['£895', '/sell-your-property/main-details-no-sale-no-fee'],
    ['£0', '/sell-your-property/main-details-emoov-only'],
  ])
  expect(letPackages.map(({ price, href }) => [price, href])).toEqual([
    ['£59.50', '/let-your-property/details'],
    ['£79.50', '/let-your-property/details-bundle'],
  ])
})

test('management’s examples are its percentages of the rent, to the penny (STATIC-12)', () => {
  const table = propertyManagement.sections.find(({ heading }) => heading === 'How it works out')?.html ?? ''
  const rows = [...table.matchAll(/<tr><td>(.*?)<\/td><td>(.*?)<\/td><td>(.*?)<\/td><td>(.*?)<\/td>/g)].map(
    ([, ...cells]) => cells.map((cell) => Number(cell.replace(/[£,]/g, ''))),
  )
  expect(rows.length).toBeGreaterThan(2)
  for (const [rent = 0, without = 0, withVat = 0, left = 0] of rows) {
    expect(without).toBeCloseTo(rent * 0.065, 5)
    expect(withVat).toBeCloseTo(rent * 0.078, 5)
    expect(left).toBeCloseTo(rent - withVat, 5)
  }
})

test('ten questions, eleven things in each local package, six steps, twenty places (STATIC-11, LOCAL-02, LOCAL-09, LOCAL-10, LOCAL-15)', () => {
  expect(
    [managementQuestions, salePackage, lettingPackage, localSteps, essexPlaces].map((list) => list.length),
  ).toEqual([10, 11, 11, 6, 20])
})
