import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as phrase from '../../../lib/agency/search/phrase'
import { resolvePlace } from '../../../lib/agency/places/resolve'
import { addListings } from '../../support/listings'
import { openSearchSuite, type SearchSuite } from './search-suite'

let suite: SearchSuite

beforeAll(async () => {
  suite = await openSearchSuite()
  // A street is only suggested, or kept as it was typed, if it has listings.
  await addListings([{ street: 'Cheyne' }, { street: 'Station Road' }])
})
afterAll(() => suite.close())

const understand = (query: string, kind: 'sale' | 'let' = 'sale') => phrase.understandPhrase({ query, kind })

describe('submitting a text (D-78)', () => {
  it.each([
    ['Southend', 'Southend'],
    ['LEEDS', 'LEEDS'],
    ['London N1', 'London N1'],
    ['sou', 'Southampton'],
    ['chelmsfrod', 'Chelmsford'],
    ['Qqqqxxzz', 'Qqqqxxzz'],
    ['flat in chelmsfrod', 'Chelmsford'],
    ['Cheyne', 'Cheyne'],
    ['Isle of Man', 'Isle of Man'],
    ['Church Lane', 'Church Lane'],
    ['2 bed house in Church Lane', 'Church Lane'],
    ['Stoke on Trnt', 'Stoke-on-Trent'],
    ['Bishops Stortfrd', 'Bishops Stortford'],
    ['station road', 'station road'],
    ['', 'any-location'],
    ['3 bed house', 'any-location'],
  ])('%j searches the place %s', async (text, location) => {
    expect((await understand(text)).location).toBe(location)
  })

  it('each part of a phrase becomes a token of the search', async () => {
    expect(await understand('cheap 3 bed houses near Leeds under 350k with a garden')).toEqual({
      kind: null,
      location: 'Leeds',
      price: 'nomin-350000',
      types: 'detached-house,semi-detached-house,terraced,end-of-terrace,town-house',
      bedrooms: '3-3',
      radius: 'three-miles',
      with: 'garden',
      orderby: 'price-asc',
      left_out: [],
      is_phrase: true,
    })
  })

  it('misspelt words and places are corrected', async () => {
    expect(await understand('house with a gardn in leesd')).toMatchObject({
      location: 'Leeds',
      with: 'garden',
    })
  })

  it('a second place becomes the filter `near` with its canonical name', async () => {
    const text = 'house in witham 10 min walk from chelmsford station, no retirement'
    expect(await understand(text)).toMatchObject({
      location: 'Witham',
      near: 'Chelmsford station',
      within: '10-min',
      not: 'retirement',
    })
    const [first] = await phrase.suggestSearches({ query: text })
    expect(first).toMatchObject({ label: 'Witham' })
  })

  it.each([
    'London N1',
    'Leeds LS6',
    'NW5 London',
    'sou',
    'ba',
    'chelmsfrod',
    'cheyne',
    'witham st',
    'High Street, Witham',
    '2 bed flat in wit',
    '3 bed house near Leeds under 350k',
    'flat in chelmsfrod under 200k',
    'houses for sale in york',
    'studio to rent',
  ])('choosing the first suggestion for %j opens the same search as submitting the text', async (text) => {
    const submitted = await understand(text)
    const [first] = await phrase.suggestSearches({ query: text })
    const chosen = await understand(first?.value ?? '')
    // Two spellings of a location match the same homes.
    const toSearch = ({ location, ...rest }: typeof chosen) => ({
      ...rest,
      place: resolvePlace(location).match,
    })
    expect(toSearch(chosen)).toEqual(toSearch(submitted))
  })

  it('suggests a phrase with each place that its last word may begin, and describes its filters', async () => {
    const [first, second] = await phrase.suggestSearches({
      query: '2 bed flat to rent in newp',
      kind: 'sale',
    })
    expect(first).toMatchObject({ value: '2 bed flat to rent in Newport, Wales', label: 'Newport' })
    expect(first?.detail).toContain('to rent · Flats · 2 beds')
    expect(second?.value).toBe('2 bed flat to rent in Newport, Isle of Wight')
  })

  // 'İ' becomes two characters in lower case, which shifts the positions of the letters after it.
  it.each(['', 'İ '])('a suggestion replaces the place alone, also after the prefix %j', async (letters) => {
    const [first] = await phrase.suggestSearches({ query: `${letters}2 bed flat to rent in newp` })
    expect(first?.value).toBe(`${letters}2 bed flat to rent in Newport, Wales`)
  })
})
