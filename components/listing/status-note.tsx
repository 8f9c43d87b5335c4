import { InternalLink } from '@/components/ui/internal-link'
import { describeBindingMoment } from '@/lib/domain/offer'
import { hasHoldingDeposit } from '@/lib/tenancy/deposit'
import {
  getListingAvailability,
  isCommercial,
  getNation,
  townSearchHref,
  type Listing,
} from '@/components/property/listing'

/** Mentions a holding deposit only for homes, and only in nations whose law allows one. */
const describeReservation = (listing: Listing): string =>
  hasHoldingDeposit(getNation(listing)) && !isCommercial(listing)
    ? 'Somebody has put down a holding deposit, or the landlord has accepted a request.'
    : 'The landlord has accepted a request.'

const messages = {
  sale: {
    taken: {
      title: 'Sold subject to contract',
      describe: (listing: Listing) =>
        'The seller has accepted an offer, so this page takes no viewings and no offers. ' +
        `Until ${describeBindingMoment(getNation(listing))} the sale can still fall through. ` +
        'To offer all the same, or to hear if that happens, ask a question: it reaches the seller at once.',
    },
    pending: {
      title: 'Under offer',
      describe: () =>
        'The seller has accepted an offer or is considering one, and nothing is binding yet. ' +
        'You can still book a viewing and make an offer of your own.',
    },
  },
  let: {
    taken: {
      title: 'Let',
      describe: () => 'This listing has been let and is no longer open to viewings or requests.',
    },
    pending: {
      title: 'Reserved',
      describe: (listing: Listing) =>
        `${describeReservation(listing)} If nothing is signed, it will be open again: ` +
        'ask a question and the landlord can let you know.',
    },
  },
}

/** Explains a status other than 'available', and says what a visitor can still do. */
export function StatusNote({ listing }: { listing: Listing }) {
  const availability = getListingAvailability(listing)
  if (availability === 'open') return null
  const message = messages[listing.kind][availability]
  return (
    <div className="rounded-md border border-warn bg-warn-soft p-4 text-ink">
      <p className="font-semibold">{message.title}</p>
      <p className="mt-1 max-w-prose text-sm">{message.describe(listing)}</p>
      <p className="mt-2 text-sm print:hidden">
        <InternalLink
          href={townSearchHref(listing.kind, listing)}
          className="inline-flex min-h-11 items-center underline tablet:min-h-0"
        >
          See homes {listing.kind === 'sale' ? 'for sale' : 'to let'} in {listing.town}
        </InternalLink>
      </p>
    </div>
  )
}
