import { describe, expect, it } from 'vitest'
import { getPriceOptions } from '../../lib/search/options'
import { findPosition, describePrice, createPriceScale, findStop } from '../../lib/search/price-scale'

describe('the scale of the price slider (REFINE-11 to REFINE-15)', () => {
  it('has the 55 amounts of sales between no minimum and no maximum', () => {
    const { lastPosition, min, max } = createPriceScale('sale')
    // Position 0 is no minimum, 1 to 55 are the amounts, and 56 is no maximum.
    expect(lastPosition).toBe(56)
    expect(min.map(({ value }) => value)).toEqual(getPriceOptions('sale').min.map(({ value }) => value))
    expect(max.map(({ value }) => value)).toEqual(getPriceOptions('sale').max.map(({ value }) => value))
    expect([min[0], min.at(-1), max[0], max.at(-1)]).toEqual([
      { position: 0, value: 'nomin' },
      { position: 55, value: '20000000' },
      { position: 1, value: '50000' },
      { position: 56, value: 'nomax' },
    ])
  })
  it('has the values of both rent lists unchanged, although the lists differ (D-77)', () => {
    const { lastPosition, min, max } = createPriceScale('let')
    expect(lastPosition).toBe(7)
    expect(min).toEqual([
      { position: 0, value: 'nomin' },
      { position: 1, value: '400' },
      { position: 2, value: '800' },
      { position: 3, value: '1200' },
      { position: 5, value: '2000' },
      { position: 6, value: '2400' },
    ])
    expect(max).toEqual([
      { position: 1, value: '400' },
      { position: 2, value: '800' },
      { position: 3, value: '1200' },
      { position: 4, value: '1600' },
      { position: 5, value: '2000' },
      { position: 6, value: '2400+' },
      { position: 7, value: 'nomax' },
    ])
  })
  it('findStop skips positions without a stop in the direction of the move, and does not go back', () => {
    const { min, max } = createPriceScale('let')
    expect(findStop(min, 3, 4)?.value, '1,600 is no option of the minimum rent').toBe('2000')
    expect(findStop(min, 5, 4)?.value).toBe('1200')
    expect(findStop(min, 6, 7)?.value).toBe('2400')
    expect(findStop(max, 1, 0)?.value).toBe('400')
    expect(findStop(max, 7, 6)?.value).toBe('2400+')
  })
  it('findPosition finds the position of each stop; an amount between two stops has that of the lower one', () => {
    for (const kind of ['sale', 'let'] as const)
      for (const end of ['min', 'max'] as const)
        for (const { position, value } of createPriceScale(kind)[end])
          expect(findPosition(createPriceScale(kind)[end], value)).toBe(position)
    expect(findPosition(createPriceScale('sale').min, '123456')).toBe(
      findPosition(createPriceScale('sale').min, '120000'),
    )
    expect(findPosition(createPriceScale('sale').max, '1')).toBe(1)
    expect(findPosition(createPriceScale('let').min, '0')).toBe(0)
  })
  it('describes prices in words for screen readers', () => {
    expect(['nomin', '50000', '20000000', 'nomax'].map((value) => describePrice('sale', value))).toEqual([
      'No minimum',
      '£50,000',
      '£20,000,000',
      'No maximum',
    ])
    expect(['800', '2400+'].map((value) => describePrice('let', value))).toEqual([
      '£800 a month',
      '£2,400 a month or more',
    ])
  })
})
