import 'server-only'
import type { Metadata } from 'next'
import { routes } from '@/lib/config/routes'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getPageMeta } from '@/lib/queries/site-meta'
import { createQueryReader } from '@/lib/search/codec'
import { EntryPage } from './entry-page'

interface EntryRouteProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Creates an entry page's exports, apart from results-route.tsx, whose code the page does not need. */
export const createEntryRoute = (kind: ListingKind) => ({
  Page: async ({ searchParams }: EntryRouteProps) => (
    <EntryPage kind={kind} readQuery={createQueryReader(await searchParams)} />
  ),
  generateMetadata: async (): Promise<Metadata> => {
    const path = kind === 'sale' ? routes.buy : routes.rent
    return createPageMetadata({ meta: await getPageMeta(path.slice(1)), path })
  },
})
