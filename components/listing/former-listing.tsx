import { townSearchHref } from '@/components/property/listing'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { InternalLink } from '@/components/ui/internal-link'
import type { FormerListing } from '@/lib/contract/listings'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { hasBedrooms, getPropertyTypeLabel } from '@/lib/domain/property-type'
import { Section } from './section'
import { SimilarHomeList } from './similar-home-list'

const endTexts: Record<FormerListing['end'], string> = {
  sold: 'It has been sold.',
  let: 'It has been let.',
  withdrawn: 'It was taken off the market.',
  unconfirmed:
    'Nobody has confirmed for twelve weeks that it is still on the market, so we no longer show it.',
}

export const getFormerListingTitle = (kind: ListingKind): string =>
  kind === 'sale' ? 'No longer for sale' : 'No longer to let'

/** For example '3-bedroom semi-detached house'. */
function describeHome({ property_type: type, bedrooms }: FormerListing): string {
  const label = getPropertyTypeLabel(type).toLowerCase()
  return hasBedrooms(type) && bedrooms > 0 ? `${bedrooms}-bedroom ${label}` : label
}

/** The page of a listing that has ended, sent with HTTP 404. It describes the home and lists similar ones. */
export function FormerListingPage({ kind, listing }: { kind: ListingKind; listing: FormerListing }) {
  const { end, portal_address: address, town, similar } = listing
  const title = getFormerListingTitle(kind)
  const searchHref = townSearchHref(kind, listing)
  return (
    <>
      <Breadcrumb trail={[{ name: town, href: searchHref }, { name: title }]} />
      <div className="wrap-page grid gap-8 pt-2 pb-12">
        <div className="grid gap-3">
          <h1>{title}</h1>
          <p className="text-lg font-semibold wrap-anywhere">
            {address} <span className="font-normal text-muted">({describeHome(listing)})</span>
          </p>
          <p className="max-w-prose">{endTexts[end]}</p>
          <p>
            <InternalLink href={searchHref} className="inline-flex min-h-11 items-center font-semibold">
              All homes {kind === 'sale' ? 'for sale' : 'to let'} in {town}
            </InternalLink>
          </p>
        </div>
        {similar.length > 0 ? (
          <Section id="similar" title="Similar, and on the market now">
            <SimilarHomeList kind={kind} cards={similar} />
          </Section>
        ) : null}
      </div>
    </>
  )
}
