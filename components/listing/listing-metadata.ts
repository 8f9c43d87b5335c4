import type { Metadata } from 'next'
import { pageMetadata } from '@/lib/queries/page-metadata'
import { getRuntime } from '@/lib/queries/runtime'
import { pathOf, picturesOf, type Listing } from './listing'

/** Search engines truncate longer descriptions. */
const MOST = 155

const shortened = (text: string): string =>
  text.length <= MOST ? text : `${text.slice(0, text.lastIndexOf(' ', MOST - 1)).replace(/[,;.\s]+$/, '')}…`

/**
 * Metadata of a listing's page. The canonical has the agency's slug, whatever slug was requested (D-91).
 * @param requestedPath for og:url (D-46)
 */
export function listingMetadata(listing: Listing, requestedPath: string): Metadata {
  const picture = picturesOf(listing, getRuntime().apiResourceUrl)[0]
  return pageMetadata({
    meta: {
      page_title: listing.portal_address,
      meta_description: shortened(listing.description_summary),
      meta_image: picture ? `${picture.src}?w=1200` : '/og/listing.png',
    },
    path: requestedPath,
    canonical: pathOf(listing),
  })
}
