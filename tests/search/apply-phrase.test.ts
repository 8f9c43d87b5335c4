import { describe, expect, it } from 'vitest'
import { applyPhrase, hasParsableLocation, MAX_PHRASE_CHARACTERS } from '../../lib/search/apply-phrase'
import { ANY_LOCATION, defaultFilters, defaultState, type SearchState } from '../../lib/search/state'

/** A phrase that names a place and no filter. */
const phrase = {
  ...defaultFilters,
  kind: null,
  location: 'Leeds',
  orderby: null,
  left_out: [],
  is_phrase: true,
}
/** A form with a value in each field, left over from an earlier phrase that asked for pets. */
const form: SearchState = {
  ...defaultState('sale'),
  location: 'typed',
  price: '100000-nomax',
  types: 'land',
  bedrooms: '2-nomax',
  radius: 'one-mile',
  sort: 'oldest',
  unsupported: 'pets',
}

describe('a phrase in the location field of a form (REFINE-01, REFINE-06)', () => {
  it('replaces the fields that it names, leaves the others unchanged and drops earlier unsupported wishes', () => {
    expect(applyPhrase(form, { ...phrase, bedrooms: '3-3' })).toEqual({
      ...defaultState('sale'),
      location: 'Leeds',
      price: '100000-nomax',
      types: 'land',
      bedrooms: '3-3',
      radius: 'one-mile',
      sort: 'oldest',
    })
  })

  it('removes the features of the form that it contradicts, and keeps the other features', () => {
    const search = applyPhrase(
      { ...form, with: 'new-build,parking', not: 'garden,retirement' },
      { ...phrase, with: 'garden', not: 'new-build' },
    )
    expect(search.with?.split(',').sort()).toEqual(['garden', 'parking'])
    expect(search.not?.split(',').sort()).toEqual(['new-build', 'retirement'])
  })

  it('that asks for lettings does not keep the price range of a search for sales', () => {
    const lettingSearch = applyPhrase(form, {
      ...phrase,
      kind: 'let',
      orderby: 'price-asc',
      left_out: ['garden', 'pets'],
    })
    expect(lettingSearch).toMatchObject({
      kind: 'let',
      price: 'any-price',
      sort: 'price-asc',
      unsupported: 'garden,pets',
    })
  })

  it('keeps pets in a search of homes to let, and lists them as unsupported in a search of homes for sale', () => {
    const lettings = { ...defaultState('let'), location: 'typed', with: 'pets' }
    expect(applyPhrase(lettings, phrase)).toMatchObject({ kind: 'let', with: 'pets' })
    expect(applyPhrase(defaultState('let'), { ...phrase, with: 'pets' })).toMatchObject({ with: 'pets' })
    const sales = applyPhrase(lettings, { ...phrase, kind: 'sale', left_out: ['garden'] })
    expect(sales).toMatchObject({ kind: 'sale', with: '', unsupported: 'garden,pets' })
  })

  it('is parsed only if the location is not empty and not longer than the limit', () => {
    expect(hasParsableLocation(form)).toBe(true)
    expect(hasParsableLocation({ ...form, location: ANY_LOCATION })).toBe(false)
    expect(hasParsableLocation({ ...form, location: 'x'.repeat(MAX_PHRASE_CHARACTERS + 1) })).toBe(false)
  })
})
