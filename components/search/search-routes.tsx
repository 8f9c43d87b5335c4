import 'server-only'
import type { Metadata } from 'next'
import type { ListingKind } from '@/lib/config/routes'
import { routes } from '@/lib/config/routes'
import { pageMetadata } from '@/lib/queries/page-metadata'
import { getPageMeta } from '@/lib/queries/site-meta'
import { parseSearchUrl, queryOf } from '@/lib/search/codec'
import { EntryPage } from './entry-page'
import { resultsMetadata } from './results-metadata'
import { ResultsPage } from './results-page'

/** What a route of this area is given: the segments of its address by name, and its query. */
export interface SearchRouteProps {
  params: Promise<Partial<Record<Segment, string>>>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const segmentNames = ['location', 'price', 'types', 'bedrooms', 'radius'] as const
type Segment = (typeof segmentNames)[number]

async function stateOf(kind: ListingKind, { params, searchParams }: SearchRouteProps) {
  const [segments, query] = await Promise.all([params, searchParams])
  return parseSearchUrl(kind, segmentNames.flatMap((name) => segments[name] ?? []), queryOf(query))
}

/** Page and head of the results of a kind, in both forms of their address (ROUTE-03). */
export const resultsRoute = (kind: ListingKind) => ({
  Page: async (props: SearchRouteProps) => <ResultsPage state={await stateOf(kind, props)} />,
  generateMetadata: async (props: SearchRouteProps): Promise<Metadata> => resultsMetadata(await stateOf(kind, props)),
})

/** Page and head of where a search starts. */
export const entryRoute = (kind: ListingKind) => ({
  Page: async ({ searchParams }: SearchRouteProps) => <EntryPage kind={kind} query={queryOf(await searchParams)} />,
  generateMetadata: async (): Promise<Metadata> => {
    const path = kind === 'sale' ? routes.buy : routes.rent
    return pageMetadata({ meta: await getPageMeta(path.slice(1)), path })
  },
})
