import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { listingActionHref, listingHref } from '@/lib/config/routes'
import type { ListingAction } from '@/lib/domain/listing-permissions'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { pageMetadata } from '@/lib/queries/page-metadata'
import { ActionPage } from './action-page'
import { actionWords } from './action-words'
import { findListing, refuseForbidden } from './find-listing'
import { listingMetadata } from './listing-metadata'
import { ListingPage } from './listing-page'

export interface ListingParams {
  params: Promise<{ id: string; slug: string }>
}
export interface ActionParams {
  params: Promise<{ id: string }>
}

/** Actions of the other kind of listing, which would otherwise be taken for a slug. */
const foreign: Record<ListingKind, string> = { sale: 'request-let-property', let: 'make-an-offer' }

/** Creates the exports of a listing route (D-91, D-159). */
export const listingRoute = (kind: ListingKind) => ({
  async generateMetadata({ params }: ListingParams): Promise<Metadata> {
    const { id, slug } = await params
    const listing = await findListing(kind, id)
    return listing ? listingMetadata(listing, listingHref(kind, listing.id, slug)) : {}
  },
  async Page({ params }: ListingParams) {
    const { id, slug } = await params
    const listing = slug === foreign[kind] ? null : await findListing(kind, id)
    if (!listing) notFound()
    return <ListingPage listing={listing} now={new Date()} />
  },
})

/** Creates the exports of an action route (D-160). */
export const actionRoute = (kind: ListingKind, action: ListingAction) => ({
  async generateMetadata({ params }: ActionParams): Promise<Metadata> {
    const listing = await findListing(kind, (await params).id)
    if (!listing) return {}
    const meta = {
      page_title: actionWords[action].name,
      meta_description: `${actionWords[action].name}: ${listing.portal_address}`,
      meta_image: '',
    }
    return pageMetadata({
      meta,
      path: listingActionHref(kind, listing.id, action),
      canonical: null,
      noindex: true,
    })
  },
  async Page({ params }: ActionParams) {
    const listing = await findListing(kind, (await params).id)
    if (!listing) notFound()
    refuseForbidden(listing, action)
    return <ActionPage listing={listing} action={action} />
  },
})
