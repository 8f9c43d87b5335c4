import { describe, expect, it } from 'vitest'
import { success } from '../../lib/contract/call'
import { countHomes, toAnsweredSearch, toListPage } from '../../lib/search/list-page'
import { defaultState } from '../../lib/search/state'
import { createChips } from '../../lib/search/summary'

const pagination = { currentPage: 1, hasMore: false, totalItems: 7 }
const state = { ...defaultState('let'), location: 'Leeds', with: 'pets' }
const createPage = (applied?: string[]) =>
  toListPage(success({ properties: [], pagination, ...(applied ? { applied } : {}) }), 1)

describe('a further filter of a search', () => {
  it('has a chip if the agency names it as applied', () => {
    const answeredSearch = toAnsweredSearch(state, createPage(['pets']))
    expect(createChips(answeredSearch)).toEqual([
      { filter: 'with', text: 'Pets considered', feature: 'pets' },
    ])
    expect(answeredSearch.unsupported).toBeUndefined()
    expect(countHomes(state, createPage(['pets']))).toBe(7)
  })

  it.each([
    ['an upstream that does not know the filter', createPage()],
    ['an upstream that knows other filters', createPage(['garden'])],
    ['a plain list (D-79)', toListPage(success([]), 1)],
  ])('is listed as unsupported, and the number of homes is unknown, in a reply of %s', (_, unfiltered) => {
    const answeredSearch = toAnsweredSearch({ ...state, unsupported: 'garden' }, unfiltered)
    expect(createChips(answeredSearch)).toEqual([])
    expect(answeredSearch.unsupported).toBe('garden,pets')
    expect(countHomes(state, unfiltered)).toBeNull()
    expect(countHomes({ ...state, with: '' }, unfiltered)).toBe(unfiltered.total)
  })

  it('is removed only if the agency has not applied it', () => {
    const searchState = { ...state, with: 'garden,pets', epc: 'c', near: 'York', within: '2' }
    expect(toAnsweredSearch(searchState, createPage(['pets', 'epc']))).toEqual({
      ...searchState,
      with: 'pets',
      near: '',
      within: '',
      unsupported: 'garden,near',
    })
    expect(toAnsweredSearch(searchState, createPage(['pets', 'garden', 'near', 'epc']))).toBe(searchState)
  })

  it('is kept if the agency refuses the search (SALES-19)', () => {
    const refused = toListPage({ ok: false, message: 'Search failed' }, 1)
    expect(toAnsweredSearch(state, refused)).toBe(state)
    expect(countHomes(state, refused)).toBeNull()
  })
})
