import { describe, expect, it } from 'vitest'
import { nations, type Nation } from '../../lib/domain/nation'
import { getLandTax, computePurchaseTax } from '../../lib/tax/purchase-tax'
import type { Purchase } from '../../lib/tax/purchase'

const computeTax = (nation: Nation, price: number, options: Partial<Purchase> = {}) =>
  computePurchaseTax(nation, {
    price,
    buyer: 'home-mover',
    isNonResident: false,
    isCommercial: false,
    ...options,
  }).total

describe('Stamp Duty Land Tax (domain B9, bands since 1 April 2025)', () => {
  it.each([
    [0, 0],
    [125_000, 0],
    [125_050, 1],
    [250_000, 2_500],
    [250_020, 2_501],
    [925_010, 36_251],
    [1_500_009, 93_751],
    [1_600_000, 105_750],
  ])('of £%i is £%i, rounded down to whole pounds as by HMRC', (price, expected) => {
    expect(computeTax('england', price)).toBe(expected)
    expect(computeTax('northern-ireland', price)).toBe(expected)
  })

  it('adds 5 points for an additional home and 2 for a buyer abroad, on every slice', () => {
    expect(computeTax('england', 1_600_000, { buyer: 'additional' })).toBe(185_750)
    expect(computeTax('england', 1_000_000, { isNonResident: true })).toBe(63_750)
    expect(computeTax('england', 1_000_000, { buyer: 'additional', isNonResident: true })).toBe(113_750)
  })

  it('adds no surcharge below £40,000', () => {
    expect(computeTax('england', 39_999, { buyer: 'additional', isNonResident: true })).toBe(0)
    expect(computeTax('england', 40_000, { buyer: 'additional' })).toBe(2_000)
  })

  it('gives first-time buyers full relief to £300,000, part relief to £500,000, and none above', () => {
    expect(computeTax('england', 299_999, { buyer: 'first-time' })).toBe(0)
    expect(computeTax('england', 300_000, { buyer: 'first-time' })).toBe(0)
    expect(computeTax('england', 500_000, { buyer: 'first-time' })).toBe(10_000)
    expect(computeTax('england', 500_001, { buyer: 'first-time' })).toBe(computeTax('england', 500_001))
    expect(computeTax('england', 300_000, { buyer: 'first-time', isNonResident: true })).toBe(6_000)
  })

  it('does not use the bands that ended on 31 March 2025', () => {
    expect(computeTax('england', 250_000)).not.toBe(0)
    expect(computeTax('england', 425_000, { buyer: 'first-time' })).toBe(6_250)
  })

  it('taxes offices, shops and land by the non-residential table, whoever buys', () => {
    expect(computeTax('england', 275_000, { isCommercial: true })).toBe(3_250)
    expect(
      computeTax('england', 275_000, { isCommercial: true, buyer: 'additional', isNonResident: true }),
    ).toBe(3_250)
  })
})

describe('Land and Buildings Transaction Tax (Scotland)', () => {
  it.each([
    [145_000, 0],
    [250_000, 2_100],
    [325_000, 5_850],
    [500_000, 23_350],
    [750_000, 48_350],
    [1_000_000, 78_350],
  ])('£%i → £%i', (price, expected) => expect(computeTax('scotland', price)).toBe(expected))

  it('adds 8 % of the whole price for an additional home (£500,000 → £63,350)', () => {
    expect(computeTax('scotland', 500_000, { buyer: 'additional' })).toBe(63_350)
    expect(computeTax('scotland', 39_999, { buyer: 'additional' })).toBe(0)
  })

  it('charges first-time buyers nothing to £175,000, and £600 less above', () => {
    expect(computeTax('scotland', 175_000, { buyer: 'first-time' })).toBe(0)
    expect(computeTax('scotland', 600_000) - computeTax('scotland', 600_000, { buyer: 'first-time' })).toBe(
      600,
    )
  })

  it('adds no surcharge for buyers abroad', () => {
    expect(computeTax('scotland', 400_000, { isNonResident: true })).toBe(computeTax('scotland', 400_000))
    expect(getLandTax('scotland').hasNonResidentSurcharge).toBe(false)
  })

  it('taxes commercial property by its own table', () =>
    expect(computeTax('scotland', 300_000, { isCommercial: true })).toBe(3_500))
})

describe('Land Transaction Tax (Wales)', () => {
  it.each([
    [225_000, 0],
    [400_000, 10_500],
    [750_000, 36_750],
    [1_500_000, 111_750],
    [2_000_000, 171_750],
  ])('£%i → £%i', (price, expected) => expect(computeTax('wales', price)).toBe(expected))

  it('has higher rates for an additional home since 11 December 2024', () => {
    expect(computeTax('wales', 180_000, { buyer: 'additional' })).toBe(9_000)
    // 5 % of £180,000, 8.5 % of £70,000 and 10 % of £10,000.
    expect(computeTax('wales', 260_000, { buyer: 'additional' })).toBe(9_000 + 5_950 + 1_000)
  })

  it('has no first-time relief, and does not offer it', () => {
    expect(computeTax('wales', 300_000, { buyer: 'first-time' })).toBe(computeTax('wales', 300_000))
    expect(getLandTax('wales').buyers).not.toContain('first-time')
  })

  it('taxes commercial property by its own table', () =>
    expect(computeTax('wales', 260_000, { isCommercial: true })).toBe(750))
})

describe('the tax of every nation', () => {
  /** Not a round number, so that few prices lie on the end of a band. */
  const PRICE_STEP_POUNDS = 12_345

  it('never falls for a home mover as the price rises', () => {
    for (const nation of nations)
      for (let price = 0; price < 2_000_000; price += PRICE_STEP_POUNDS)
        expect(computeTax(nation, price + PRICE_STEP_POUNDS)).toBeGreaterThanOrEqual(
          computeTax(nation, price),
        )
  })

  it('shows slices that add up to the price and to the tax', () => {
    for (const nation of nations) {
      const { total, slices } = computePurchaseTax(nation, {
        price: 1_234_567,
        buyer: 'home-mover',
        isNonResident: false,
        isCommercial: false,
      })
      expect(slices.reduce((sum, slice) => sum + slice.amount, 0)).toBe(1_234_567)
      expect(slices.reduce((sum, slice) => sum + slice.tax, 0)).toBe(total)
    }
  })
})
