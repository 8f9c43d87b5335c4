import { MAX_SEARCH_HREF_CHARACTERS, MAX_SEARCH_NAME_CHARACTERS } from '../domain/saved-search'
import { parsePathname } from './codec'
import type { SearchState } from './state'
import { createChips, formatLocationFilter } from './summary'

/** Parses a path with a query as a search; null for any other text. */
export function parseSearchHref(href: string): SearchState | null {
  if (!href.startsWith('/') || href.length > MAX_SEARCH_HREF_CHARACTERS) return null
  try {
    // URL needs a host to parse a path, and any host serves.
    const url = new URL(href, 'https://search.invalid')
    return parsePathname(url.pathname, (name) => url.searchParams.get(name))
  } catch {
    return null
  }
}

/** Names a search 'Witham · for sale · 2+ beds · up to £350k', shortened to the maximum length of a name. */
export function nameSearch(state: SearchState): string {
  const parts = [
    formatLocationFilter(state.location),
    state.kind === 'sale' ? 'for sale' : 'to let',
    ...createChips(state).map(({ text }) => text),
  ]
  // Spread into whole characters, so that the cut does not split an emoji.
  const characters = [...parts.join(' · ')]
  return characters.length > MAX_SEARCH_NAME_CHARACTERS
    ? `${characters.slice(0, MAX_SEARCH_NAME_CHARACTERS - 1).join('')}…`
    : characters.join('')
}
