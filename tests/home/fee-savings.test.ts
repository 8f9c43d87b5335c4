import { expect, test } from 'vitest'
import { PRICE_SLIDER, parsePrice, calculateSavings } from '@/components/home/fee-savings'

test.each([
  [500_000, 395, 7_500, 12_500, 12_105],
  [70_000, 395, 1_050, 1_750, 1_355],
  [1_500_000, 395, 22_500, 37_500, 37_105],
])(
  'at %i with a rate of %i the fees are %i to %i and the saving %i (HOME-13, HOME-15)',
  (price, rate, lowFee, highFee, saving) => {
    expect(calculateSavings(price, rate)).toEqual({ lowFee, highFee, saving })
  },
)

test('the saving may be negative; only that of the local pages is never below 0 (D-56, D-118)', () => {
  expect(calculateSavings(70_000, 2_000).saving).toBe(-250)
})

test('the slider has the required bounds, step and start (HOME-12)', () => {
  expect(PRICE_SLIDER).toEqual({ min: 70_000, max: 1_500_000, step: 10_000, initial: 500_000 })
})

test.each([
  ['£425,000', 430_000],
  ['424999', 420_000],
  [' 350 000 ', 350_000],
  ['1', PRICE_SLIDER.min],
  ['9e9', PRICE_SLIDER.max],
  ['', null],
  ['  ', null],
  ['£', null],
  ['half a million', null],
  ['-5', PRICE_SLIDER.min],
])('typed "%s" becomes %s', (text, price) => expect(parsePrice(text)).toBe(price))
