import { describe, expect, test } from 'vitest'
import { success, failure } from '../../lib/contract/call'
import { listPageNumbersToLink } from '../../lib/format/pages'
import { uniqueCards, toListPage } from '../../lib/search/list-page'
import { countResultPages } from '../../lib/search/pager'
import {
  searchesWithoutOneFilter,
  findInvertedRanges,
  withoutFilters,
  searchesWithWiderRadius,
} from '../../lib/search/suggestions'
import { searchHref } from '../../lib/search/codec'
import { toMapAreaToken } from '../../lib/search/drawn-area'
import { parseSearchHref } from '../../lib/search/saved-search'
import {
  ANY_LOCATION,
  COMMERCIAL_TYPES_TOKEN,
  defaultState,
  keepLocationBeforeArea,
  replaceLocation,
  type SearchState,
} from '../../lib/search/state'
import {
  formatBedroomFilter,
  createChips,
  removeChip,
  formatPriceFilter,
  formatRadiusFilter,
  formatShortPounds,
  formatTypeFilter,
} from '../../lib/search/summary'

describe('describing a search', () => {
  test('shortens prices to thousands and millions, and states rents by the calendar month', () => {
    expect(formatPriceFilter('sale', 'nomin-350000')).toBe('up to £350k')
    expect(formatPriceFilter('sale', '1250000-nomax')).toBe('from £1.25m')
    expect(formatPriceFilter('sale', '100000-350000')).toBe('£100k to £350k')
    expect(formatPriceFilter('let', '400-1200')).toBe('£400 to £1,200 pcm')
    expect(formatPriceFilter('let', '400-2400+')).toBe('from £400 pcm')
    expect(formatPriceFilter('sale', 'any-price')).toBeNull()
    expect(formatShortPounds(249_950)).toBe('£249.95k')
  })

  test('formats bedrooms, radius and types; null for a token that filters nothing', () => {
    expect(['2-nomax', 'nomin-3', '2-4', '1-1', 'nomin-1', '3-3', 'many'].map(formatBedroomFilter)).toEqual([
      '2+ beds',
      'up to 3 beds',
      '2 to 4 beds',
      '1 bed',
      'up to 1 bed',
      '3 beds',
      null,
    ])
    expect(['three-miles', 'quarter-mile', 'this-only', 'far'].map(formatRadiusFilter)).toEqual([
      '+3 mi',
      '+1/4 mi',
      null,
      null,
    ])
    expect(
      ['all-types', 'semi-detached-house', COMMERCIAL_TYPES_TOKEN, 'castle-keep'].map(formatTypeFilter),
    ).toEqual([null, 'Semi-detached house', 'Commercial', 'castle keep'])
  })

  test('creates one chip for each filter; removing a chip goes back to the first page', () => {
    const state = {
      ...defaultState('sale'),
      location: 'Southend',
      bedrooms: '2-nomax',
      price: 'nomin-350000',
      radius: 'three-miles',
      page: 4,
    }
    expect(createChips(state).map(({ text }) => text)).toEqual(['2+ beds', 'up to £350k', '+3 mi'])
    expect(removeChip(state, { filter: 'price' })).toEqual({
      ...state,
      price: 'any-price',
      page: 1,
    })
  })
})

describe('chips of the further filters', () => {
  const state = {
    ...defaultState('sale'),
    location: 'Witham',
    with: 'garden,chain-free',
    not: 'retirement,under-offer',
    epc: 'c',
    size: '1000-nomax',
    'per-sq-ft': 'nomin-350',
    added: '1',
    available: '2026-12-01',
    keyword: 'sea view',
    near: 'Chelmsford station',
    within: '15-min',
    page: 3,
  }

  test('creates a chip for each filter and each feature that the kind has', () => {
    expect(createChips(state).map(({ text }) => text)).toEqual([
      'Garden',
      'No onward chain',
      'No retirement homes',
      'Not sold subject to contract',
      'EPC C or better',
      'from 1,000 sq ft',
      'up to £350 per sq ft',
      'Added in the last 24 hours',
      'Advert mentions “sea view”',
      'Within 15 minutes’ walk of Chelmsford station',
    ])
    const lettings = {
      ...defaultState('let'),
      with: 'freehold,pets',
      available: '2026-12-01',
      size: '500-900',
    }
    expect(createChips(lettings).map(({ text }) => text)).toEqual([
      'Pets considered',
      '500 to 900 sq ft',
      'Available by 1 Dec',
    ])
  })

  test('removes only the filter or feature of the chip', () => {
    const chipOf = (text: string) => createChips(state).find((chip) => chip.text === text)!
    expect(removeChip(state, chipOf('Garden'))).toEqual({ ...state, with: 'chain-free', page: 1 })
    expect(removeChip(state, chipOf('No retirement homes'))).toEqual({
      ...state,
      not: 'under-offer',
      page: 1,
    })
    const stateWithoutNear = removeChip(state, chipOf('Within 15 minutes’ walk of Chelmsford station'))
    expect(stateWithoutNear).toEqual({ ...state, near: '', within: '', page: 1 })
  })

  test('removing an area brings back the location and the radius that were searched before', () => {
    const leeds: SearchState = { ...defaultState('sale'), location: 'Leeds', radius: 'one-mile', page: 2 }
    const first = replaceLocation(leeds, '51.5000,0.1000;51.6000,0.2000;51.5000,0.3000')
    expect(first).toMatchObject({ location: ANY_LOCATION, page: 1 })
    const second = replaceLocation(first, '51.5000,0.1000;51.6000,0.2000;51.5000,0.4000')
    // The location survives a reload, because it is in the URL.
    const reloaded = parseSearchHref(searchHref(second))!
    expect(removeChip(reloaded, { filter: 'area' })).toEqual({ ...leeds, page: 1 })
    expect(removeChip(reloaded, { filter: 'price' }).locationBeforeArea).toBe('Leeds')
    expect(keepLocationBeforeArea(defaultState('sale'), second)).toEqual(defaultState('sale'))
    expect(keepLocationBeforeArea({ ...defaultState('sale'), area: second.area }, second)).toMatchObject({
      locationBeforeArea: 'Leeds',
    })
  })

  test('the chip of an area says whether the area was drawn or follows the map', () => {
    const chipTexts = (area: string) => createChips({ ...defaultState('let'), area }).map(({ text }) => text)
    const box = { west: 0.1001, south: 51.5001, east: 0.2001, north: 51.6001 }
    expect(chipTexts(toMapAreaToken(box))).toEqual(['Map area'])
    expect(chipTexts('51.5000,0.1000;51.6000,0.2000;51.5000,0.3000')).toEqual(['Drawn area'])
  })
})

describe('suggestions for a search without results', () => {
  test('suggests wider radii than the current one, and none without a place', () => {
    const state = { ...defaultState('sale'), location: 'Witham', page: 3 }
    expect(searchesWithWiderRadius(state).map(({ radius, page }) => [radius, page])).toEqual([
      ['one-mile', 1],
      ['three-miles', 1],
      ['ten-miles', 1],
      ['twenty-miles', 1],
      ['forty-miles', 1],
    ])
    expect(searchesWithWiderRadius({ ...state, radius: 'ten-miles' }).map(({ radius }) => radius)).toEqual([
      'twenty-miles',
      'forty-miles',
    ])
    expect(searchesWithWiderRadius({ ...state, radius: 'forty-miles' })).toEqual([])
    expect(searchesWithWiderRadius(defaultState('sale'))).toEqual([])
    // A wider radius finds nothing where the minimum is above the maximum.
    expect(searchesWithWiderRadius({ ...state, price: '500000-100000' })).toEqual([])
  })

  test('suggests the search without each of its filters except the radius', () => {
    const state = {
      ...defaultState('let'),
      location: 'Witham',
      price: '2000-nomax',
      types: 'land',
      radius: 'one-mile',
    }
    expect(searchesWithoutOneFilter(state).map(({ text }) => text)).toEqual(['Land', 'from £2,000 pcm'])
  })

  test('suggests the place without any filter if the search has several', () => {
    const state = {
      ...defaultState('sale'),
      location: 'Witham',
      price: 'nomin-50000',
      bedrooms: '8-8',
      radius: 'one-mile',
      page: 2,
    }
    expect(withoutFilters(state)).toEqual({ ...defaultState('sale'), location: 'Witham', radius: 'one-mile' })
    expect(withoutFilters({ ...state, bedrooms: 'any-bedrooms' })).toBeNull()
    expect(withoutFilters({ ...state, location: 'any-location' })).toBeNull()
  })

  test('finds ranges whose minimum is above the maximum, and swaps them (REFINE-17)', () => {
    const state = { ...defaultState('sale'), price: '500000-100000', bedrooms: '3-3', page: 2 }
    expect(findInvertedRanges(state)).toEqual([
      { filter: 'price', min: 500_000, max: 100_000, swapped: { ...state, price: '100000-500000', page: 1 } },
    ])
    expect(findInvertedRanges({ ...state, price: '100-2400+' })).toEqual([])
    const invertedSize = { ...state, price: 'any-price', size: '900-500' }
    expect(findInvertedRanges(invertedSize).map(({ swapped }) => swapped.size)).toEqual(['500-900'])
  })
})

describe('pages of results', () => {
  test('the pager has at most seven numbers, with the first, the last and the neighbouring pages (SALES-11, D-80)', () => {
    const listNumbers = (current: number, homes: number) =>
      listPageNumbersToLink(current, countResultPages(homes))
    expect(listNumbers(1, 8)).toEqual([])
    expect(listNumbers(1, 9)).toEqual([1, 2])
    expect(listNumbers(4, 56)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(listNumbers(1, 800)).toEqual([1, 2, 3, 4, 5, 6, 100])
    expect(listNumbers(50, 800)).toEqual([1, 48, 49, 50, 51, 52, 100])
    expect(listNumbers(100, 800)).toEqual([1, 95, 96, 97, 98, 99, 100])
    // 800 homes have 100 pages, so the last twenty do not exist.
    for (let page = 1; page <= 120; page += 1) expect(listNumbers(page, 800)).toHaveLength(7)
  })

  /** A card of which only the id matters here. */
  const createCard = (id: number) => ({ id }) as never
  test('a reply may be a plain list or an object with pagination (API-23, D-79)', () => {
    expect(toListPage(success([createCard(1), createCard(2)]), 1)).toMatchObject({
      total: 2,
      hasMore: false,
      failure: null,
    })
    const page = {
      properties: [createCard(1)],
      pagination: { currentPage: 2, hasMore: true, totalItems: 30 },
    }
    expect(toListPage(success(page), 2)).toMatchObject({ page: 2, total: 30, hasMore: true, candidates: [] })
    expect(toListPage(success(page), 2).place).toBeUndefined()
  })

  test('no page follows an empty page, and a refusal keeps its message (SALES-14, SALES-19)', () => {
    expect(
      toListPage(
        success({ properties: [], pagination: { currentPage: 3, hasMore: true, totalItems: 30 } }),
        3,
      ).hasMore,
    ).toBe(false)
    expect(toListPage(failure('Not today'), 1)).toMatchObject({
      failure: 'Not today',
      cards: [],
      hasMore: false,
    })
    expect(toListPage(failure(''), 1).failure).toBe('Search failed')
  })

  test('a home on two pages is shown once, as a home of the earlier page', () => {
    const createPage = (number: number, ids: number[]) => toListPage(success(ids.map(createCard)), number)
    expect(
      uniqueCards([createPage(1, [1, 2]), createPage(2, [2, 3])]).map(({ card: { id }, page: from }) => [
        id,
        from,
      ]),
    ).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
    ])
  })
})
