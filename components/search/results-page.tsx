import 'server-only'
import type { ReactNode } from 'react'
import { JsonLd } from '@/components/ui/json-ld'
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { ServerHtml } from '@/components/ui/server-html'
import { listingHref, routes } from '@/lib/config/routes'
import { getSiteOrigin } from '@/lib/queries/page-metadata'
import { getOptionalSiteMetaHtml } from '@/lib/queries/site-meta'
import { siteMetaKey } from '@/lib/search/codec'
import type { ListPage } from '@/lib/search/list-page'
import { ANY_LOCATION, PAGE_SIZE, type SearchState } from '@/lib/search/state'
import { createBreadcrumbLd } from '@/lib/seo/breadcrumbs'
import type { LinkedData } from '@/lib/seo/json-ld'
import { readResultsPage } from './read-results-page'
import { ResultsView } from './results-view'

const createItemListLd = (state: SearchState, { cards, total }: ListPage): LinkedData => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: cards.map((card, index) => ({
    '@type': 'ListItem',
    position: (state.page - 1) * PAGE_SIZE + index + 1,
    url: `${getSiteOrigin()}${listingHref(state.kind, card.id, card.property_url)}`,
  })),
})

/** The heading. It spells the location as the URL does (SALES-04, LET-03, D-72, D-73). */
function Heading({ state }: { state: SearchState }) {
  const text = state.kind === 'sale' ? 'PROPERTY FOR SALE' : 'PROPERTY TO LET'
  if (state.location === ANY_LOCATION) return <h1>{text}</h1>
  return (
    <h1 className="line-clamp-6 break-words">
      {text} IN <span className="uppercase">{state.location}</span>
    </h1>
  )
}

interface ResultsPageProps {
  state: SearchState
  trail?: Crumb[]
  heading?: ReactNode
  /** Shown below the results instead of the text about the area. */
  children?: ReactNode
}

export async function ResultsPage({ state, heading, children, trail }: ResultsPageProps) {
  // The text about an area is kept in site meta, under a key made of kind and location.
  const areaTextKey = siteMetaKey(state.kind, state.location)
  const [page, areaHtml] = await Promise.all([
    readResultsPage(state),
    areaTextKey && !children ? getOptionalSiteMetaHtml(areaTextKey) : null,
  ])
  const crumbs = trail ?? [
    state.kind === 'sale'
      ? { name: 'Find a property', href: routes.buy }
      : { name: 'Find a letting', href: routes.rent },
    { name: 'Search Result' },
  ]
  return (
    <>
      <JsonLd data={[createBreadcrumbLd(getSiteOrigin(), crumbs), createItemListLd(state, page)]} />
      <Breadcrumb trail={crumbs} />
      <ResultsView server={{ state, page }} now={new Date().toISOString()}>
        {heading ?? <Heading state={state} />}
      </ResultsView>
      {areaHtml ? (
        <section aria-label="About this area" className="wrap-page border-t border-line py-10">
          <ServerHtml html={areaHtml} />
        </section>
      ) : null}
      {children}
    </>
  )
}
