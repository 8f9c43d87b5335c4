import type { Metadata } from 'next'
import { pageMetadata } from '@/lib/queries/page-metadata'
import { getRuntime } from '@/lib/queries/runtime'
import { pathOf, picturesOf, type Listing } from './listing'

/** Length at which search engines cut a description. */
const MOST = 155

const shortened = (text: string): string =>
  text.length <= MOST ? text : `${text.slice(0, text.lastIndexOf(' ', MOST - 1)).replace(/[,;.\s]+$/, '')}…`

/**
 * Head of a listing's page: its address for a title, its summary, its first picture; the canonical
 * carries the slug that the agency keeps, whatever was asked for (D-91).
 * @param asked path as asked for, for og:url (D-46)
 */
export function listingMetadata(listing: Listing, asked: string): Metadata {
  const picture = picturesOf(listing, getRuntime().apiResourceUrl)[0]
  return pageMetadata({
    meta: {
      page_title: listing.portal_address,
      meta_description: shortened(listing.description_summary),
      meta_image: picture ? `${picture.src}?w=1200` : '/og/listing.png',
    },
    path: asked,
    canonical: pathOf(listing),
  })
}
