import 'server-only'
import type { Metadata } from 'next'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { parseSearchUrl, createQueryReader } from '@/lib/search/codec'
import { resultsMetadata } from './results-metadata'
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

/** Creates the exports of a results route, for the URL with all filters and for the short one (ROUTE-03). */
export const createResultsRoute = (kind: ListingKind) => ({
  Page: async (props: ResultsRouteProps) => <ResultsPage state={await readState(kind, props)} />,
  generateMetadata: async (props: ResultsRouteProps): Promise<Metadata> =>
    resultsMetadata(await readState(kind, props)),
})
