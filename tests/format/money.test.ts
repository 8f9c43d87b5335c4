import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatRentPerMonth, formatRentPerWeek, formatPounds, formatPence } from '../../lib/format/money'
import { formatInteger, formatDecimal } from '../../lib/format/number'

const anyAmount = fc.integer({ min: -2_000_000_000, max: 2_000_000_000 })

it('formats whole pounds like Intl (D-57)', () => {
  const whole = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'GBP',
    maximumFractionDigits: 0,
  })
  fc.assert(
    fc.property(anyAmount, (amount) => {
      expect(formatPounds(amount)).toBe(whole.format(amount))
    }),
  )
})

it.each([
  [249_999.5, '£250,000'],
  [249_999.49, '£249,999'],
  [-0.5, '£0'],
  [-0.2, '£0'],
])('rounds %d pounds half up to %s (D-57)', (pounds, text) => expect(formatPounds(pounds)).toBe(text))

it('formats pence only if there are any, like Intl', () => {
  const exact = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'GBP',
    minimumFractionDigits: 2,
  })
  const withPence = anyAmount.filter((pence) => pence % 100 !== 0)
  fc.assert(
    fc.property(withPence, (pence) => {
      expect(formatPence(pence)).toBe(exact.format(pence / 100))
    }),
  )
  expect(formatPence(39_500)).toBe('£395')
})

it.each([
  [5_949.5, '£59.50'],
  [5_949.4, '£59.49'],
  [39_499.6, '£395'],
  [39_500.4, '£395'],
  [99.5, '£1'],
  [-5_949.6, '-£59.50'],
  [-0.4, '£0'],
])('rounds %d pence to whole pence before it formats them as %s', (pence, text) => {
  expect(formatPence(pence)).toBe(text)
})

it('groups thousands like Intl', () => {
  const decimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })
  fc.assert(
    fc.property(anyAmount, (amount) => {
      expect(formatInteger(amount)).toBe(decimal.format(amount))
    }),
  )
  const parts = [0.5, 1.25, 1_234.5, 1_234.56, 99_999.9, -0.75, 12]
  expect(parts.map(formatDecimal)).toEqual(parts.map((amount) => decimal.format(amount)))
  expect([formatInteger(-0.4), formatDecimal(-0.001)]).toEqual(['0', '0'])
})

it('formats rents by the month and the week (D-86)', () =>
  expect([formatRentPerMonth(1_200), formatRentPerWeek(1_200)]).toEqual(['£1,200 pcm', '£277 pw']))

it('formats a rent that is not in whole pounds with its pence', () =>
  expect([433.33, 433.5].map(formatRentPerMonth)).toEqual(['£433.33 pcm', '£433.50 pcm']))
