import { expect, it } from 'vitest'
import { parsePrice, parseRent } from '../../lib/domain/amount'
import { salePriceFields } from '../../lib/contract/price-rules'

it.each([
  ['350', 350_000],
  ['350k', 350_000],
  ['£350,000', 350_000],
  ['1.25m', 1_250_000],
  // The price of a garage, which is not read as thousands.
  ['9500', 9_500],
  ['£9,500', 9_500],
  ['9.5k', 9_500],
  ['a lot', null],
])('the price %s of a sale is read as %s pounds', (text, pounds) => {
  expect(parsePrice(text)).toBe(pounds)
})

it('saving the price step of a garage unchanged keeps its price', () => {
  expect(salePriceFields.price.parse('9500')).toBe(9_500)
})

it.each([
  ['£433.33', 433.33],
  ['433.335', 433.34],
  ['1,250', 1_250],
  ['1.2k', 1_200],
  ['100 pw', null],
])('the rent %s is read as %s pounds', (text, pounds) => {
  expect(parseRent(text)).toBe(pounds)
})
