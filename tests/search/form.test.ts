import { describe, expect, test } from 'vitest'
import { furtherFilterNames } from '../../lib/domain/further-filter'
import { listSetFilters } from '../../lib/search/codec'
import { emptyForm, toFormValues, parseForm, type FormValues } from '../../lib/search/form'
import { listFormFeatures } from '../../lib/search/further-form'
import {
  bedroomOptions,
  getPriceOptions,
  radiusOptions,
  salePrices,
  sortOptions,
  getTypeOptions,
} from '../../lib/search/options'
import { toStorageEntries, readSavedFilters } from '../../lib/search/saved-filters'
import { defaultFilters, defaultState } from '../../lib/search/state'

const parseSaleForm = (values: Partial<FormValues>) => parseForm('sale', (name) => values[name] ?? null)

describe('parsing the form to a search', () => {
  test('an empty form has the default of every filter (REFINE-03, REFINE-07)', () => {
    expect(parseSaleForm({})).toEqual(defaultState('sale'))
    expect(parseSaleForm(emptyForm)).toEqual(defaultState('sale'))
    expect(parseSaleForm({ location_filter: '   ', radius_filter: '' })).toEqual(defaultState('sale'))
  })

  test('prices and bedrooms become tokens (REFINE-04, REFINE-05)', () => {
    expect(parseSaleForm({ price_filter_min: '100000' }).price).toBe('100000-nomax')
    expect(parseSaleForm({ price_filter_max: '200000' }).price).toBe('nomin-200000')
    expect(parseSaleForm({ price_filter_min: 'nomin', price_filter_max: 'nomax' }).price).toBe('any-price')
    expect(parseSaleForm({ beds_filter_min: '2', beds_filter_max: '4' }).bedrooms).toBe('2-4')
    expect(parseSaleForm({ price_filter_min: '400', price_filter_max: '2400+' }).price).toBe('400-2400+')
  })

  test('a minimum above the maximum is accepted (REFINE-17)', () => {
    expect(parseSaleForm({ price_filter_min: '500000', price_filter_max: '100000' }).price).toBe(
      '500000-100000',
    )
  })

  test('the form values of a search are parsed to the same search', () => {
    for (const price of ['any-price', '100000-nomax', 'nomin-200000', '400-2400+', '123456-234567'])
      for (const bedrooms of ['any-bedrooms', '1-8', 'nomin-3']) {
        const filters = {
          ...defaultFilters,
          location: 'Witham',
          price,
          bedrooms,
          radius: 'ten-miles',
          types: 'land',
        }
        const form = toFormValues('sale', filters)
        expect(parseForm('sale', (name) => form[name])).toMatchObject(filters)
      }
    expect(toFormValues('sale', { ...defaultFilters, price: 'cheap' }).price_filter_min).toBe('nomin')
  })
})

describe('typed prices and rents', () => {
  test.each([
    ['sale', '365k', '365000-nomax'],
    ['sale', '£365,000', '365000-nomax'],
    ['sale', '1.25 million', '1250000-nomax'],
    ['sale', '365', '365000-nomax'],
    ['let', '£975', '975-nomax'],
    ['let', '1,150', '1150-nomax'],
    ['sale', 'cheap', 'any-price'],
    ['sale', '350 000', '350000-nomax'],
    ['let', '£1 250', '1250-nomax'],
    ['sale', '35 0000', 'any-price'], // a space only separates groups of three digits
    ['sale', '-5', 'any-price'],
    ['sale', '9'.repeat(400), 'any-price'],
    ['let', '1e9', 'any-price'],
  ] as const)('in a search of the kind %s, the typed minimum %j becomes %s', (kind, typed, price) => {
    expect(parseForm(kind, (name) => (name === 'price_typed_min' ? typed : null)).price).toBe(price)
  })

  test('a typed maximum replaces the chosen maximum, and the chosen minimum stays', () => {
    expect(
      parseSaleForm({ price_filter_min: '50000', price_typed_max: '275,500', price_filter_max: '100000' })
        .price,
    ).toBe('50000-275500')
  })

  test('an amount in the URL that is not an option of the kind fills the field for typed amounts', () => {
    const filters = { ...defaultFilters, price: '123456-365000' }
    expect(toFormValues('sale', filters)).toMatchObject({
      price_filter_min: 'nomin',
      price_typed_min: '123,456',
      price_filter_max: 'nomax',
      price_typed_max: '365,000',
    })
    for (const kind of ['sale', 'let'] as const)
      expect(toFormValues(kind, { ...filters, price: '400-nomax' })).toMatchObject({
        price_filter_min: '400',
        price_typed_min: '',
      })
    expect(toFormValues('let', { ...filters, price: '400-2400+' })).toMatchObject({
      price_filter_max: '2400+',
    })
  })
})

describe('options', () => {
  const getValues = (options: { value: string }[]) => options.map(({ value }) => value)
  test('radius, types and sort have the specified options; `nearest` is our own (REFINE-08 to 10, SALES-06)', () => {
    expect(getValues(radiusOptions)).toEqual([
      'this-only',
      'quarter-mile',
      'half-mile',
      'one-mile',
      'three-miles',
      'five-miles',
      'ten-miles',
      'fifteen-miles',
      'twenty-miles',
      'thirty-miles',
      'forty-miles',
    ])
    expect(getTypeOptions('sale')).toHaveLength(20)
    expect(getValues(getTypeOptions('let'))).toEqual(
      getValues(getTypeOptions('sale')).filter((value) => value !== 'end-of-terrace'),
    )
    expect(getValues(sortOptions)).toEqual(['most-recent', 'oldest', 'price-asc', 'price-desc', 'nearest'])
  })

  test('prices, rents and bedrooms have the options of the specification (REFINE-11 to 16)', () => {
    expect(salePrices).toHaveLength(55)
    expect(salePrices.slice(0, 18)).toEqual(
      [50, 60, 70, 80, 90, 100, 110, 120, 125, 130, 140, 150, 160, 170, 175, 180, 190, 200].map(
        (thousands) => thousands * 1_000,
      ),
    )
    expect(salePrices.slice(18, 28)).toEqual(
      Array.from({ length: 10 }, (_, index) => 210_000 + index * 10_000),
    )
    expect(salePrices.slice(28, 36)).toEqual(
      Array.from({ length: 8 }, (_, index) => 325_000 + index * 25_000),
    )
    expect(salePrices.slice(36)).toEqual(
      [0.55, 0.6, 0.65, 0.7, 0.8, 0.9, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5, 7.5, 10, 15, 20].map((millions) =>
        Math.round(millions * 1_000_000),
      ),
    )
    expect(getValues(getPriceOptions('sale').min)).toEqual(['nomin', ...salePrices.map(String)])
    expect(getValues(getPriceOptions('sale').max)).toEqual([...salePrices.map(String), 'nomax'])
    expect(getValues(getPriceOptions('let').min)).toEqual([
      'nomin',
      '0',
      '400',
      '800',
      '1200',
      '2000',
      '2400',
    ])
    expect(getValues(getPriceOptions('let').max)).toEqual([
      '400',
      '800',
      '1200',
      '1600',
      '2000',
      '2400+',
      'nomax',
    ])
    expect(getValues(bedroomOptions.min)).toEqual(['nomin', '1', '2', '3', '4', '5', '6', '7', '8'])
    expect(getValues(bedroomOptions.max)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', 'nomax'])
  })
})

describe('the fields of the further filters', () => {
  const parse = (kind: 'sale' | 'let', values: Partial<FormValues>) =>
    listSetFilters(parseForm(kind, (name) => values[name] ?? null))

  test('reads a checkbox for each feature that the kind has', () => {
    const ticked = { with_garden: '1', with_pets: '1', with_freehold: '1', not_retirement: '1' }
    expect(parse('let', ticked)).toEqual({ with: 'garden,pets', not: 'retirement' })
    expect(parse('sale', ticked)).toEqual({ with: 'garden,freehold', not: 'retirement' })
    // Only '1' is the value of a ticked box.
    expect(parse('let', { with_pets: 'dogs' })).toEqual({})
  })

  test('reads typed numbers with or without a unit; other texts are no filter (D-76)', () => {
    expect(parse('sale', { size_min: '1,250 sq ft', per_sq_ft_max: '£350' })).toEqual({
      size: '1250-nomax',
      'per-sq-ft': 'nomin-350',
    })
    expect(parse('sale', { size_min: 'big', size_max: '-4', epc_filter: 'z', added_filter: '2' })).toEqual({})
    expect(parse('let', { per_sq_ft_max: '350', available_filter: '2026-02-31' })).toEqual({})
  })

  test('searches within a mile of the place in `near_filter` unless the form has a distance', () => {
    expect(parse('sale', { near_filter: 'Witham station' })).toEqual({ near: 'Witham station', within: '1' })
    expect(parse('sale', { near_filter: 'CM8', within_filter: '15-min' })).toEqual({
      near: 'CM8',
      within: '15-min',
    })
    expect(parse('sale', { within_filter: '5' })).toEqual({})
  })

  test('the form values of a search are parsed to the same search', () => {
    const filters = {
      ...defaultFilters,
      with: 'garden,pets,bills',
      not: 'retirement,under-offer',
      epc: 'c',
      size: '500-1200',
      added: '7',
      available: '2026-12-01',
      keyword: 'sea view',
      near: 'Leeds station',
      within: '20-min',
      area: '51.5000,0.1000;51.6000,0.1000;51.6000,0.2000',
    }
    const form = toFormValues('let', filters)
    expect(parseForm('let', (name) => form[name])).toMatchObject(filters)
    const near = toFormValues('let', { ...filters, within: '1' })
    expect(parseForm('let', (name) => near[name]).within).toBe('1')
  })

  test('offers to exclude a feature that few people exclude only if the search excludes it already', () => {
    expect(listFormFeatures('sale', 'excluded', emptyForm)).toEqual([
      'new-build',
      'leasehold',
      'retirement',
      'shared-ownership',
      'under-offer',
    ])
    expect(listFormFeatures('let', 'excluded', { ...emptyForm, not_garden: '1' })).toEqual([
      'garden',
      'retirement',
      'under-offer',
    ])
  })
})

describe('saved filters', () => {
  test('are stored under keys of each kind, and any location as an empty text (SALES-15, LET-05, D-83)', () => {
    const createFurtherFields = (prefix: string) =>
      furtherFilterNames
        .filter((name) => !['keyword', 'near', 'within', 'area'].includes(name))
        .map((name) => `${prefix}${name}_filter`)
    expect(
      Object.fromEntries(toStorageEntries('sale', { ...defaultFilters, price: '100000-nomax' })),
    ).toEqual({
      ...Object.fromEntries(createFurtherFields('sales_').map((key) => [key, ''])),
      sales_location_filter: '',
      sales_price_filter: '100000-nomax',
      sales_type_filter: 'all-types',
      sales_beds_filter: 'any-bedrooms',
      sales_radius_filter: 'this-only',
    })
    expect(toStorageEntries('let', { ...defaultFilters, location: 'Essex' }).map(([key]) => key)).toEqual([
      'location_filter',
      'price_filter',
      'type_filter',
      'beds_filter',
      'radius_filter',
      ...createFurtherFields(''),
    ])
  })

  test('are read back, with defaults for missing keys', () => {
    const storedEntries = new Map(
      toStorageEntries('let', { ...defaultFilters, location: 'Essex', bedrooms: '2-nomax', with: 'pets' }),
    )
    storedEntries.delete('radius_filter')
    expect(readSavedFilters('let', (key) => storedEntries.get(key) ?? null)).toEqual({
      ...defaultFilters,
      location: 'Essex',
      bedrooms: '2-nomax',
      with: 'pets',
    })
    expect(readSavedFilters('sale', () => null)).toBeNull()
  })

  test('do not carry keywords, a second place or a drawn area over to the next search', () => {
    const search = { ...defaultFilters, with: 'garden', near: 'Witham station', within: '1' }
    const entries = toStorageEntries('sale', {
      ...search,
      keyword: 'conservatory',
      area: '51.5000,0.1000;51.6000,0.1000;51.6000,0.2000',
    })
    // An entry that an earlier version of the site stored is not read.
    const stored = new Map([...entries, ['sales_keyword_filter', 'conservatory']])
    expect([...entries.map(([, value]) => value)].join(' ')).not.toMatch(/conservatory|Witham|51\.5/)
    expect(readSavedFilters('sale', (key) => stored.get(key) ?? null)).toEqual({
      ...defaultFilters,
      with: 'garden',
    })
  })
})
