import { expect, test } from 'vitest'
import { PRICE, priceOnScale, savings } from '@/components/home/savings'

test.each([
  [500_000, 395, 7_500, 12_500, 12_105],
  [70_000, 395, 1_050, 1_750, 1_355],
  [1_500_000, 395, 22_500, 37_500, 37_105],
])(
  'at %i with a rate of %i the fees are %i to %i and the saving %i (HOME-13, HOME-15)',
  (price, rate, low, high, saving) => {
    expect(savings(price, rate)).toEqual({ low, high, saving })
  },
)

test('the saving may be below nothing: only the local pages clamp it (D-56, D-118)', () => {
  expect(savings(70_000, 2_000).saving).toBe(-250)
})

test('the scale is the stated one (HOME-12)', () => {
  expect(PRICE).toEqual({ min: 70_000, max: 1_500_000, step: 10_000, initial: 500_000 })
})

test.each([
  ['£425,000', 430_000],
  ['424999', 420_000],
  [' 350 000 ', 350_000],
  ['1', 70_000],
  ['9e9', 1_500_000],
  ['', null],
  ['  ', null],
  ['half a million', null],
  ['-5', 70_000],
])('typed "%s" becomes %s', (text, price) => expect(priceOnScale(text)).toBe(price))
