import { isLongUnconfirmed } from '@/lib/domain/listing-confirmation'
import { countDaysSince, formatLongDate } from '@/lib/format/dates'
import { type Listing } from '@/components/property/listing'
import { getOwnerRole } from '@/lib/domain/listing-kind'

/** Warns that the listing has not been confirmed for eight weeks, because the home may be gone (field O7). */
export function UnconfirmedNote({ listing, now }: { listing: Listing; now: Date }) {
  const { kind, confirmed_at: confirmedAt } = listing
  if (!confirmedAt || !isLongUnconfirmed(confirmedAt, now)) return null
  return (
    <p className="rounded-md border border-warn bg-warn-soft p-4 text-ink">
      <strong>Not confirmed for {countDaysSince(confirmedAt, now)} days.</strong> The {getOwnerRole(kind)}{' '}
      last confirmed on {formatLongDate(confirmedAt)} that this home is{' '}
      {kind === 'sale' ? 'for sale' : 'to let'}. We have asked again; please check before you travel.
    </p>
  )
}
