import 'server-only'
import type { Metadata } from 'next'
import { pageMetadata } from '@/lib/queries/page-metadata'
import { getRuntime } from '@/lib/queries/runtime'
import { getPageMeta } from '@/lib/queries/site-meta'
import type { PageMeta } from '@/lib/contract/content'
import { grouped } from '@/lib/format/number'
import { canonicalPath, metaKey, searchHref } from '@/lib/search/codec'
import type { ListPage } from '@/lib/search/list-page'
import { ANY_LOCATION, type SearchState } from '@/lib/search/state'
import { findResults } from './find-results'

const LONGEST_NAME = 60

/** Name of what is searched in: as the gazetteer spells it, else as it was typed. */
const nameOf = (state: SearchState, { place }: ListPage): string => (state.location === ANY_LOCATION ? 'the UK' : (place?.label ?? state.location.slice(0, LONGEST_NAME)))

/** Head of a place that no editor has written one for: thousands of towns would share an empty title. */
function ownMeta(state: SearchState, results: ListPage): PageMeta {
  const name = nameOf(state, results)
  const { brandName } = getRuntime()
  const count = grouped(results.total)
  return state.kind === 'sale'
    ? {
        page_title: `Property for sale in ${name} | ${brandName}`,
        meta_description: `See ${count} homes for sale in ${name}, with prices, pictures, tenure, council tax and energy ratings. Ask a question or arrange a viewing online.`,
        meta_image: '/og/default.png',
      }
    : {
        page_title: `Property to let in ${name} | ${brandName}`,
        meta_description: `See ${count} homes to let in ${name}, with monthly rents, deposits, pictures and energy ratings. Ask a question or arrange a viewing online.`,
        meta_image: '/og/default.png',
      }
}

/**
 * Head of a list of results: its location's own meta (SALES-18, LET-08), else one made of place and
 * count. The canonical is the location form; a list of nothing is no page for a search engine.
 */
export async function resultsMetadata(state: SearchState, key = withMeta(metaKey(state.kind, state.location))): Promise<Metadata> {
  const [results, written] = await Promise.all([findResults(state), key === null ? null : getPageMeta(key)])
  const meta = written?.page_title ? written : ownMeta(state, results)
  return pageMetadata({ meta, path: searchHref(state), canonical: canonicalPath(state), noindex: results.total === 0 })
}

const withMeta = (key: string | null) => (key === null ? null : `${key}-meta`)
