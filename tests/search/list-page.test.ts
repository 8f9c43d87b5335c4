import { describe, expect, it } from 'vitest'
import { success } from '../../lib/contract/call'
import { countHomes, toAnsweredSearch, toListPage } from '../../lib/search/list-page'
import { defaultState } from '../../lib/search/state'
import { createChips } from '../../lib/search/summary'

const pagination = { currentPage: 1, hasMore: false, totalItems: 7 }
const state = { ...defaultState('let'), location: 'Leeds', with: 'pets' }
const page = (applied?: string[]) =>
  toListPage(success({ properties: [], pagination, ...(applied ? { applied } : {}) }), 1)

describe('the filter by pets', () => {
  it('stands among the filters where the agency has searched by it', () => {
    const answeredSearch = toAnsweredSearch(state, page(['pets']))
    expect(createChips(answeredSearch)).toEqual([
      { filter: 'with', text: 'Pets considered', feature: 'pets' },
    ])
    expect(answeredSearch.unsupported).toBeUndefined()
    expect(countHomes(state, page(['pets']))).toBe(7)
  })

  it.each([
    ['an upstream that does not know it', page()],
    ['an upstream that knows others', page(['garden'])],
    ['a plain list (D-79)', toListPage(success([]), 1)],
  ])('is said to be left out, and not counted by, with %s', (_, unfiltered) => {
    const answeredSearch = toAnsweredSearch({ ...state, unsupported: 'garden' }, unfiltered)
    expect(createChips(answeredSearch)).toEqual([])
    expect(answeredSearch.unsupported).toBe('garden,pets')
    expect(countHomes(state, unfiltered)).toBeNull()
    expect(countHomes({ ...state, with: '' }, unfiltered)).toBe(unfiltered.total)
  })

  it('is left out by itself, where the agency knows other filters of the search', () => {
    const wide = { ...state, with: 'garden,pets', epc: 'c', near: 'York', within: '2' }
    expect(toAnsweredSearch(wide, page(['pets', 'epc']))).toEqual({
      ...wide,
      with: 'pets',
      near: '',
      within: '',
      unsupported: 'garden,near',
    })
    expect(toAnsweredSearch(wide, page(['pets', 'garden', 'near', 'epc']))).toBe(wide)
  })

  it('changes nothing of a search that the agency refuses (SALES-19)', () => {
    const refused = toListPage({ ok: false, message: 'Search failed' }, 1)
    expect(toAnsweredSearch(state, refused)).toBe(state)
    expect(countHomes(state, refused)).toBeNull()
  })
})
