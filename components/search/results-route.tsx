import 'server-only'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { findPhraseSearch } from '@/lib/queries/search'
import { createQueryReader, parseSearchUrl, searchHref } from '@/lib/search/codec'
import { ANY_LOCATION, type SearchState } from '@/lib/search/state'
import { readResultsPage } from './read-results-page'
import { createResultsMetadata } from './results-metadata'
import { ResultsPage } from './results-page'

export interface ResultsRouteProps {
  params: Promise<Partial<Record<Segment, string>>>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const segmentNames = ['location', 'price', 'types', 'bedrooms', 'radius'] as const
type Segment = (typeof segmentNames)[number]

async function readState(kind: ListingKind, { params, searchParams }: ResultsRouteProps) {
  const [segments, query] = await Promise.all([params, searchParams])
  return parseSearchUrl(
    kind,
    segmentNames.flatMap((name) => segments[name] ?? []),
    createQueryReader(query),
  )
}

/** Redirects a phrase such as '/find-a-property/flats in leeds' to its search. A place stays as typed (D-71). */
async function redirectPhrase(state: SearchState): Promise<void> {
  const { place, failure } = await readResultsPage(state)
  // The API takes an unknown location for a street (D-78) or has no place for it: either may be a phrase.
  // Undefined means that the API does not say: then the location counts as a place.
  const isUnknown = place === null || place?.kind === 'street'
  if (failure !== null || !isUnknown || state.location === ANY_LOCATION) return
  const target = await findPhraseSearch(state)
  if (target) redirect(searchHref(target))
}

/** Creates the exports of a results route, for the URL with all filters and for the short one (ROUTE-03). */
export const createResultsRoute = (kind: ListingKind) => ({
  Page: async (props: ResultsRouteProps) => {
    const state = await readState(kind, props)
    await redirectPhrase(state)
    return <ResultsPage state={state} />
  },
  generateMetadata: async (props: ResultsRouteProps): Promise<Metadata> =>
    createResultsMetadata(await readState(kind, props)),
})
