import 'server-only'
import type { Metadata } from 'next'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { getPageMeta } from '@/lib/queries/site-meta'
import { toCanonicalPath, siteMetaKey, searchHref } from '@/lib/search/codec'
import type { ListPage } from '@/lib/search/list-page'
import { ANY_LOCATION, type SearchState } from '@/lib/search/state'
import { readResultsPage } from './read-results-page'
import { createPlaceMeta } from './place-meta'

/** An unknown location may be any text of the URL; the title shows only its start. */
const MAX_NAME_CHARACTERS = 60

const getPlaceName = (state: SearchState, { place }: ListPage): string =>
  state.location === ANY_LOCATION ? 'the UK' : (place?.value ?? state.location.slice(0, MAX_NAME_CHARACTERS))

const addMetaSuffix = (key: string | null) => (key === null ? null : `${key}-meta`)

/** Uses site meta of `metaKey` (SALES-18, LET-08), or else states place and number of homes (D-45). */
export async function createResultsMetadata(
  state: SearchState,
  metaKey = addMetaSuffix(siteMetaKey(state.kind, state.location)),
): Promise<Metadata> {
  const [results, siteMeta] = await Promise.all([
    readResultsPage(state),
    metaKey === null ? null : getPageMeta(metaKey),
  ])
  const meta = siteMeta?.page_title
    ? siteMeta
    : createPlaceMeta({
        kind: state.kind,
        name: getPlaceName(state, results),
        total: results.total,
        brandName: getPublicSettings().brandName,
      })
  return createPageMetadata({
    meta,
    path: searchHref(state),
    canonical: toCanonicalPath(state, results.place?.value),
    // A page beyond the last one is as empty as a search without homes.
    noindex: results.cards.length === 0,
  })
}
