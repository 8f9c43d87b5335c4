import type { Metadata } from 'next'
import { NarrowPage } from '@/components/auth/narrow-page'
import { ConfirmListingForm } from '@/components/selling/confirm-listing-form'
import { InternalLink } from '@/components/ui/internal-link'
import { brand } from '@/lib/config/brand'
import { listingHref, routes } from '@/lib/config/routes'
import { findStatusByCode } from '@/lib/domain/listing-status'
import { getConfirmationRequest } from '@/lib/queries/listings'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { decodeSegment } from '@/lib/format/decode-segment'

interface Props {
  params: Promise<{ key: string }>
}

const TITLE = 'Is your home still on the market?'

/** Uses the URL of the home page in the metadata, so that sharing the page does not reveal the key. */
export const generateMetadata = (): Metadata =>
  createPageMetadata({
    meta: { page_title: TITLE, meta_description: '', meta_image: '' },
    path: routes.home,
    canonical: null,
    noindex: true,
  })

const invalidLinkMessage = (
  <>
    <p className="text-lg font-semibold">This link has been used already, or is too old.</p>
    <p className="mt-3">
      If something about your listing is not right, write to{' '}
      <a href={`mailto:${brand.email}`}>{brand.email}</a> or call{' '}
      <a href={brand.phoneHref} className="whitespace-nowrap">
        {brand.phone}
      </a>
      .
    </p>
  </>
)

/** The page for the link in the mail that asks an owner to confirm a listing (field O7). */
export default async function ConfirmListingPage({ params }: Props) {
  const key = decodeSegment((await params).key)
  const listing = await getConfirmationRequest(key)
  if (!listing) return <NarrowPage title={TITLE}>{invalidLinkMessage}</NarrowPage>
  const { kind, id, property_url: slug, portal_address: address, is_open: isOpen } = listing
  const status = findStatusByCode(kind, listing.listing_status)
  return (
    <NarrowPage
      title={TITLE}
      intro="Buyers and tenants trust listings that are up to date, so we ask every four weeks."
    >
      <p className="mb-5">
        <InternalLink href={listingHref(kind, id, slug)} className="text-lg font-semibold wrap-anywhere">
          {address}
        </InternalLink>
      </p>
      <ConfirmListingForm linkKey={key} kind={kind} status={status}>
        {isOpen ? null : invalidLinkMessage}
      </ConfirmListingForm>
    </NarrowPage>
  )
}
