import { expect, it } from 'vitest'
import { perMonth, perWeek, pounds, poundsAndPence } from '../../lib/format/money'
import { formatInteger, formatDecimal } from '../../lib/format/number'

const amounts = [0, 1, 12, 999, 1_000, 12_345, 999_999, 1_000_000, 20_000_000, 123_456_789, -1, -1_500]

it('writes whole pounds as the library does (D-57)', () => {
  const whole = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'GBP',
    maximumFractionDigits: 0,
  })
  expect(amounts.map(pounds)).toEqual(amounts.map((amount) => whole.format(amount)))
  expect([pounds(249_999.5), pounds(249_999.49), pounds(-0.5), pounds(-0.2)]).toEqual([
    '£250,000',
    '£249,999',
    '£0',
    '£0',
  ])
})

it('writes pence only where there are any, as the library does', () => {
  const exact = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'GBP',
    minimumFractionDigits: 2,
  })
  const pence = [1, 5, 99, 101, 5_950, 123_456, 100_000_001, -5_950, -1]
  expect(pence.map(poundsAndPence)).toEqual(pence.map((amount) => exact.format(amount / 100)))
  expect(poundsAndPence(39_500)).toBe('£395')
})

it('rounds a fraction of a penny before it decides whether there are pence', () => {
  const fractions = [5_949.5, 5_949.4, 39_499.6, 39_500.4, 99.5, -5_949.6, -0.4]
  expect(fractions.map(poundsAndPence)).toEqual(['£59.50', '£59.49', '£395', '£395', '£1', '-£59.50', '£0'])
})

it('groups thousands as the library does', () => {
  const decimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })
  expect(amounts.map(formatInteger)).toEqual(amounts.map((amount) => decimal.format(amount)))
  const parts = [0.5, 1.25, 1_234.5, 1_234.56, 99_999.9, -0.75, 12]
  expect(parts.map(formatDecimal)).toEqual(parts.map((amount) => decimal.format(amount)))
  expect([formatInteger(-0.4), formatDecimal(-0.001)]).toEqual(['0', '0'])
})

it('writes rents by the month and the week (D-86)', () =>
  expect([perMonth(1_200), perWeek(1_200)]).toEqual(['£1,200 pcm', '£277 pw']))
