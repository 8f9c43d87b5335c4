import 'server-only'
import type { Metadata } from 'next'
import { pageMetadata } from '@/lib/queries/page-metadata'
import { getRuntime } from '@/lib/queries/runtime'
import { getPageMeta } from '@/lib/queries/site-meta'
import { canonicalPath, metaKey, searchHref } from '@/lib/search/codec'
import type { ListPage } from '@/lib/search/list-page'
import { ANY_LOCATION, type SearchState } from '@/lib/search/state'
import { findResults } from './find-results'
import { placeHead } from './place-head'

const LONGEST_NAME = 60

/** Name of what is searched in: as the gazetteer tells it from others of its name, else as it was typed. */
const nameOf = (state: SearchState, { place }: ListPage): string =>
  state.location === ANY_LOCATION ? 'the UK' : (place?.value ?? state.location.slice(0, LONGEST_NAME))

/**
 * Head of a list of results: its location's own meta (SALES-18, LET-08), else one made of place and
 * count. The canonical is the location form; a list of nothing is no page for a search engine.
 */
export async function resultsMetadata(
  state: SearchState,
  key = withMeta(metaKey(state.kind, state.location)),
): Promise<Metadata> {
  const [results, written] = await Promise.all([findResults(state), key === null ? null : getPageMeta(key)])
  const meta = written?.page_title
    ? written
    : placeHead({
        kind: state.kind,
        name: nameOf(state, results),
        total: results.total,
        brandName: getRuntime().brandName,
      })
  return pageMetadata({
    meta,
    path: searchHref(state),
    canonical: canonicalPath(state),
    noindex: results.total === 0,
  })
}

const withMeta = (key: string | null) => (key === null ? null : `${key}-meta`)
