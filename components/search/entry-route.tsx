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

/** These exports are not in results-route.tsx, because /buy and /rent need none of the code of a results page. */
export const createEntryRoute = (kind: ListingKind) => ({
  Page: async ({ searchParams }: EntryRouteProps) => (
    <EntryPage kind={kind} readQuery={createQueryReader(await searchParams)} />
  ),
  generateMetadata: async (): Promise<Metadata> => {
    const path = kind === 'sale' ? routes.buy : routes.rent
    const pathWithoutSlash = path.slice(1)
    return createPageMetadata({ meta: await getPageMeta(pathWithoutSlash), path })
  },
})
