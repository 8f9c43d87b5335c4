import type { Metadata } from 'next'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { getListingPath, listPictures, type Listing } from '@/components/property/listing'
import { createListingTitle } from './listing-title'
import { largePictureHref } from '@/lib/config/images'

/** Search engines truncate longer descriptions. */
const MAX_DESCRIPTION_CHARACTERS = 155

/** Cuts a long text at the end of a word; a text whose first word is too long is cut within it. */
function truncateDescription(text: string): string {
  if (text.length <= MAX_DESCRIPTION_CHARACTERS) return text
  const lastSpace = text.lastIndexOf(' ', MAX_DESCRIPTION_CHARACTERS - 1)
  const end = lastSpace > 0 ? lastSpace : MAX_DESCRIPTION_CHARACTERS - 1
  // No comma or full stop stands before the ellipsis.
  return `${text.slice(0, end).replace(/[,;.\s]+$/, '')}…`
}

/** Creates the metadata. The canonical URL has the agency's slug (D-91), and og:url the requested one (D-46). */
export function createListingMetadata(listing: Listing, requestedPath: string): Metadata {
  const picture = listPictures(listing, getPublicSettings().apiResourceUrl)[0]
  return createPageMetadata({
    meta: {
      page_title: createListingTitle(listing),
      meta_description: truncateDescription(listing.description_summary),
      meta_image: picture ? largePictureHref(picture.src) : '/og/listing.png',
    },
    path: requestedPath,
    canonical: getListingPath(listing),
  })
}
