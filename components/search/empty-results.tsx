'use client'

import { useQuery } from '@tanstack/react-query'
import type { PlaceCandidate } from '@/lib/contract/search'
import { MAX_COUNTED_SEARCHES } from '@/lib/domain/search-suggestions'
import { formatInteger } from '@/lib/format/number'
import { parseRadiusMiles } from '@/lib/search/options'
import { countResultPages } from '@/lib/search/pager'
import { searchesWithoutOneFilter, searchesWithWiderRadius, withoutFilters } from '@/lib/search/suggestions'
import { ANY_LOCATION, defaultState, type SearchState } from '@/lib/search/state'
import { countSearches } from './load-page'
import { PlaceLinks } from './notices'
import { SaveSearch } from './save-search'
import { SearchLink } from './search-link'

/** A location may be any text of the URL, so the title shows only its start. */
const MAX_TITLE_LOCATION_CHARACTERS = 80

interface EmptyResultsProps {
  state: SearchState
  onSearch: (to: SearchState) => void
  /** Number of matching homes; above 0 when only the requested page does not exist. */
  total: number
  /** The place that the search's location names; null for an unknown place, undefined if the API does not say. */
  place: PlaceCandidate | null | undefined
  /** Places whose name is like the location. */
  candidates: PlaceCandidate[]
}

interface Suggestion {
  text: string
  state: SearchState
  /** Number of homes that the search finds; null when the count failed, undefined until it is known. */
  count?: number | null
}

/** Loads the counts of all suggestions in one request. @returns a function that adds its count to a suggestion */
function useSuggestionCounts(suggestions: Suggestion[]): (suggestion: Suggestion) => Suggestion {
  const states = suggestions.slice(0, MAX_COUNTED_SEARCHES).map(({ state }) => state)
  const { data, isError } = useQuery({
    queryKey: ['counts', states],
    queryFn: ({ signal }) => countSearches(states, signal),
    enabled: states.length > 0,
  })
  return (suggestion) => ({
    ...suggestion,
    count: isError ? null : data?.[suggestions.indexOf(suggestion)],
  })
}

/** A suggestion is left out only if its search is known to find nothing. */
const mayFindHomes = ({ count }: Suggestion) => count === undefined || count === null || count > 0

function formatRadius(radius: string): string {
  const miles = parseRadiusMiles(radius)
  return `${miles} mile${miles === 1 ? '' : 's'}`
}

/** The empty state of a search, which suggests searches that may find more (design E1). */
export function EmptyResults({ state, onSearch, total, place, candidates }: EmptyResultsProps) {
  const isUnknownPlace = place === null && state.location !== ANY_LOCATION
  const widerSuggestions = searchesWithWiderRadius(state).map((widerState): Suggestion => ({
    text: `Search within ${formatRadius(widerState.radius)}`,
    state: widerState,
  }))
  const filterSuggestions = searchesWithoutOneFilter(state).map(
    ({ text, state: stateWithoutFilter }): Suggestion => ({
      text: `Search without “${text}”`,
      state: stateWithoutFilter,
    }),
  )
  const unfilteredState = withoutFilters(state)
  const unfilteredSuggestions: Suggestion[] = unfilteredState
    ? [{ text: 'Search without any filter', state: unfilteredState }]
    : []
  const addSuggestionCount = useSuggestionCounts(
    // A page beyond the last one and an unknown place have their own text, without these suggestions.
    total > 0 || isUnknownPlace ? [] : [...widerSuggestions, ...filterSuggestions, ...unfilteredSuggestions],
  )
  const allHomesSuggestion: Suggestion = {
    text: state.kind === 'sale' ? 'See all homes for sale' : 'See all homes to let',
    state: defaultState(state.kind),
  }

  if (total > 0) return <MissingPage state={state} onSearch={onSearch} total={total} />
  if (isUnknownPlace)
    return (
      <UnknownPlace state={state} onSearch={onSearch} candidates={candidates}>
        <SuggestionList onSearch={onSearch} suggestions={[allHomesSuggestion]} />
      </UnknownPlace>
    )
  const widerSuggestion = widerSuggestions.map(addSuggestionCount).find(mayFindHomes)
  const usefulFilterSuggestions = filterSuggestions
    .map(addSuggestionCount)
    .filter(mayFindHomes)
    .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
  // Dropping all filters is suggested only if dropping a single one finds nothing.
  const usefulUnfilteredSuggestions =
    usefulFilterSuggestions.length === 0
      ? unfilteredSuggestions.map(addSuggestionCount).filter(mayFindHomes)
      : []
  const suggestions = [
    ...(widerSuggestion ? [widerSuggestion] : []),
    ...usefulFilterSuggestions,
    ...usefulUnfilteredSuggestions,
    allHomesSuggestion,
  ]
  return (
    <EmptyState title="No homes match this search">
      <p>
        New homes are listed every day. Until then, {suggestions.length > 1 ? 'one of these' : 'this'} may
        help:
      </p>
      <SuggestionList onSearch={onSearch} suggestions={suggestions} />
      <p className="mt-5 font-semibold">Or be told by email as soon as a home comes that matches.</p>
      <SaveSearch state={state} className="mt-2" />
    </EmptyState>
  )
}

/** Shown for a search that finds homes, but fewer pages of them than the URL asks for. */
function MissingPage({ state, onSearch, total }: Pick<EmptyResultsProps, 'state' | 'onSearch' | 'total'>) {
  const lastPage = countResultPages(total)
  return (
    <EmptyState title={`There is no page ${state.page}`}>
      <SuggestionList
        onSearch={onSearch}
        suggestions={[
          { text: `Go to page ${lastPage}, the last one`, state: { ...state, page: lastPage } },
          { text: 'Start from page 1', state: { ...state, page: 1 } },
        ]}
      />
    </EmptyState>
  )
}

interface UnknownPlaceProps extends Pick<EmptyResultsProps, 'state' | 'onSearch' | 'candidates'> {
  children: React.ReactNode
}

function UnknownPlace({ state, onSearch, candidates, children }: UnknownPlaceProps) {
  return (
    <EmptyState
      title={
        <>
          We could not find a place called “
          <span className="break-words">{state.location.slice(0, MAX_TITLE_LOCATION_CHARACTERS)}</span>”
        </>
      }
    >
      <p>Try a town, a county, a postcode such as CM8, a station, or a street with its town.</p>
      {candidates.length > 0 ? (
        <>
          <p className="mt-3 font-semibold">Did you mean</p>
          <PlaceLinks state={state} onSearch={onSearch} places={candidates} />
        </>
      ) : null}
      {children}
    </EmptyState>
  )
}

function EmptyState({ title, children }: { title: React.ReactNode; children: React.ReactNode }) {
  return (
    <section className="rounded-lg border border-line bg-surface px-5 py-8 tablet:px-8">
      <h2 className="mb-2">{title}</h2>
      {children}
    </section>
  )
}

interface SuggestionListProps {
  suggestions: Suggestion[]
  onSearch: (to: SearchState) => void
}

function SuggestionList({ suggestions, onSearch }: SuggestionListProps) {
  return (
    <ul className="mt-3 grid gap-1">
      {suggestions.map(({ text, state, count }) => (
        <li key={text}>
          <SearchLink
            to={state}
            onSearch={onSearch}
            className="inline-flex min-h-11 items-center wrap-anywhere"
          >
            {text}
            {count ? ` (${formatInteger(count)} home${count === 1 ? '' : 's'})` : ''}
          </SearchLink>
        </li>
      ))}
    </ul>
  )
}
