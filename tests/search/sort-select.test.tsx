// @vitest-environment jsdom
// covers: components/search
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { SortSelect } from '@/components/search/sort-select'
import type { Sort } from '@/lib/search/options'
import { defaultState } from '@/lib/search/state'

const onSearch = vi.fn()
beforeEach(() => onSearch.mockReset())

it('without JavaScript, the form of the sort order submits the filters of the query too', () => {
  const state = { ...defaultState('let'), with: 'pets', unsupported: 'garden' }
  const { container } = render(<SortSelect state={state} onSearch={onSearch} />)
  const form = container.querySelector('form')
  expect(form && [...new FormData(form)]).toEqual([
    ['sort', 'most-recent'],
    ['with', 'pets'],
    ['without', 'garden'],
  ])
})

it('the sort order Nearest is offered only where the search has a place', () => {
  const listOptions = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
  const { unmount } = render(<SortSelect state={defaultState('sale')} onSearch={onSearch} />)
  expect(listOptions()).not.toContain('Nearest')
  unmount()
  render(<SortSelect state={{ ...defaultState('sale'), location: 'Leeds' }} onSearch={onSearch} />)
  expect(listOptions()).toContain('Nearest')
})

/** Renders the sort order as the server does, and then as a browser that hydrates it. */
function hydrate(sort: Sort, beforeHydration = () => {}) {
  const view = <SortSelect state={{ ...defaultState('sale'), sort }} onSearch={onSearch} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(view)
  beforeHydration()
  render(view, { container, hydrate: true })
}

it('an order that was chosen before hydration starts one search (SALES-07)', () => {
  hydrate('most-recent', () => {
    screen.getByRole<HTMLSelectElement>('combobox').value = 'oldest'
  })
  expect(onSearch.mock.calls).toEqual([[{ ...defaultState('sale'), sort: 'oldest', page: 1 }]])
})

it('hydration without a chosen order starts no search', () => {
  hydrate('oldest')
  expect(onSearch).not.toHaveBeenCalled()
})
