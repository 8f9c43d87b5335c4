import { InternalLink } from '@/components/ui/internal-link'
import { brand } from '@/lib/config/brand'
import { reportProblemHref, routes } from '@/lib/config/routes'
import { formatLongDate } from '@/lib/format/dates'
import { type Listing } from '@/components/property/listing'
import { getOwnerRole } from '@/lib/domain/listing-kind'

/** Shows the reference, the last confirmation (field O7), and links to report a problem or to complain (domain B4). */
export function AboutListing({ listing }: { listing: Listing }) {
  const reference = listing.reference ?? String(listing.id)
  const owner = getOwnerRole(listing.kind)
  return (
    <footer className="border-t border-line pt-6 text-sm text-muted">
      <p className="max-w-prose">
        Reference {reference}.
        {listing.confirmed_at
          ? ` Last confirmed by the ${owner} on ${formatLongDate(listing.confirmed_at)}.`
          : ''}{' '}
        Details are supplied by the {owner} and checked by {brand.legalName}; they do not form part of an
        offer or contract.
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6 print:hidden">
        <InternalLink
          href={reportProblemHref(listing.kind, listing.id)}
          rel="nofollow"
          className="inline-flex min-h-11 items-center"
        >
          Report a problem with this listing
        </InternalLink>
        <InternalLink href={routes.complaints} className="inline-flex min-h-11 items-center">
          Complaints procedure
        </InternalLink>
      </p>
    </footer>
  )
}
