import { describe, expect, it } from 'vitest'
import { priceOptions } from '../../lib/search/options'
import { placeOf, priceInWords, priceScale, stopFor } from '../../lib/search/price-scale'

describe('prices as places on a line (REFINE-11 to REFINE-15)', () => {
  it('of sales: each of the 55 amounts between none and none', () => {
    const { last, min, max } = priceScale('sale')
    expect(last).toBe(56)
    expect(min.map(({ value }) => value)).toEqual(priceOptions('sale').min.map(({ value }) => value))
    expect(max.map(({ value }) => value)).toEqual(priceOptions('sale').max.map(({ value }) => value))
    expect([min[0], min.at(-1), max[0], max.at(-1)]).toEqual([
      { place: 0, value: 'nomin' },
      { place: 55, value: '20000000' },
      { place: 1, value: '50000' },
      { place: 56, value: 'nomax' },
    ])
  })
  it('of rents: values verbatim, where the two lists differ as well (D-77)', () => {
    const { last, min, max } = priceScale('let')
    expect(last).toBe(7)
    expect(min).toEqual([
      { place: 0, value: 'nomin' },
      { place: 1, value: '400' },
      { place: 2, value: '800' },
      { place: 3, value: '1200' },
      { place: 5, value: '2000' },
      { place: 6, value: '2400' },
    ])
    expect(max).toEqual([
      { place: 1, value: '400' },
      { place: 2, value: '800' },
      { place: 3, value: '1200' },
      { place: 4, value: '1600' },
      { place: 5, value: '2000' },
      { place: 6, value: '2400+' },
      { place: 7, value: 'nomax' },
    ])
  })
  it('a move leads to the next stop in its direction, never back', () => {
    const { min, max } = priceScale('let')
    expect(stopFor(min, 3, 4)?.value, '1,600 is no least rent').toBe('2000')
    expect(stopFor(min, 5, 4)?.value).toBe('1200')
    expect(stopFor(min, 6, 7)?.value).toBe('2400')
    expect(stopFor(max, 1, 0)?.value).toBe('400')
    expect(stopFor(max, 7, 6)?.value).toBe('2400+')
  })
  it('every stop is where its value is; a value of a shared link stands at the nearest below', () => {
    for (const kind of ['sale', 'let'] as const)
      for (const end of ['min', 'max'] as const)
        for (const { place, value } of priceScale(kind)[end])
          expect(placeOf(priceScale(kind)[end], value)).toBe(place)
    expect(placeOf(priceScale('sale').min, '123456')).toBe(placeOf(priceScale('sale').min, '120000'))
    expect(placeOf(priceScale('sale').max, '1')).toBe(1)
    expect(placeOf(priceScale('let').min, '0')).toBe(0)
  })
  it('in words', () => {
    expect(['nomin', '50000', '20000000', 'nomax'].map((value) => priceInWords('sale', value))).toEqual([
      'No minimum',
      '£50,000',
      '£20,000,000',
      'No maximum',
    ])
    expect(['800', '2400+'].map((value) => priceInWords('let', value))).toEqual([
      '£800 a month',
      '£2,400 a month or more',
    ])
  })
})
