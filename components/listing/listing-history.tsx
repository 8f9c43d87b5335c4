import type { HistoryEntry } from '@/lib/contract/listings'
import { wasAgreedAfter } from '@/lib/domain/listing-confirmation'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { countDaysSince, formatLongDate } from '@/lib/format/dates'
import { formatPounds, formatRentPerMonth } from '@/lib/format/money'
import { isShareOfHomeSale, type Listing } from '@/components/property/listing'
import { Section } from './section'

const formatAmount = (kind: ListingKind, amount: number) =>
  kind === 'let' ? formatRentPerMonth(amount) : formatPounds(amount)

const getPriceNoun = (kind: ListingKind) => (kind === 'let' ? 'Rent' : 'Price')

/** For example 'Price reduced from £350,000 to £335,000 (4.3% less)'. */
function describePriceChange(kind: ListingKind, from: number, to: number): string {
  const subject = getPriceNoun(kind)
  const isReduction = to < from
  const amounts = `from ${formatAmount(kind, from)} to ${formatAmount(kind, to)}`
  const changePermille = Math.round((Math.abs(to - from) / from) * 1_000)
  const changePercent = changePermille / 10
  return isReduction
    ? `${subject} reduced ${amounts} (${changePercent}% less)`
    : `${subject} raised ${amounts} (${changePercent}% more)`
}

/** A price change without a new price means 'price on application'. @param earlier the events before, newest first */
export function describeEvent(
  kind: ListingKind,
  entry: HistoryEntry,
  earlier: readonly HistoryEntry[] = [],
): string {
  switch (entry.type) {
    case 'listed':
      return entry.price ? `Listed at ${formatAmount(kind, entry.price)}` : 'Listed'
    case 'price_changed':
      if (entry.price && entry.previous_price)
        return describePriceChange(kind, entry.previous_price, entry.price)
      return entry.price
        ? `${getPriceNoun(kind)} set to ${formatAmount(kind, entry.price)}`
        : `${getPriceNoun(kind)} now on application`
    case 'under_offer':
      return kind === 'sale' ? 'Offer accepted' : 'Reserved'
    case 'let_agreed':
      return 'Let agreed'
    case 'withdrawn':
      return 'Taken off the market'
    case 'live_again':
      return 'Back on the market'
    case 'confirmed':
      if (wasAgreedAfter(earlier.map(({ type }) => type)))
        return `${kind === 'sale' ? 'Seller' : 'Landlord'} confirmed that this is up to date`
      return kind === 'sale' ? 'Seller confirmed it is for sale' : 'Landlord confirmed it is to let'
  }
}

/** Shows all events since the property was listed, the newest first (field O1). */
export function ListingHistory({ listing, now }: { listing: Listing; now: Date }) {
  const history = listing.history ?? []
  const addedAt = listing.listed_at ?? listing.created_at
  const daysOnMarket = countDaysSince(addedAt, now)
  return (
    <Section id="history" title="Listing history">
      <p className="mb-4 text-sm text-muted">
        {daysOnMarket <= 0
          ? 'Added today'
          : `On the market for ${daysOnMarket} ${daysOnMarket === 1 ? 'day' : 'days'}, since ${formatLongDate(addedAt)}`}
        {listing.confirmed_at ? `. Last confirmed on ${formatLongDate(listing.confirmed_at)}` : ''}.
        {isShareOfHomeSale(listing) ? ' The prices are those of the share.' : ''}
      </p>
      {history.length > 0 ? (
        <ol className="grid border-l-2 border-line pl-5">
          {history.map((entry, index) => (
            <li
              key={`${entry.at}-${index}`}
              className="relative pb-4 last:pb-0 before:absolute before:top-2 before:-left-[1.625rem] before:size-2.5 before:rounded-full before:bg-accent"
            >
              <span className="tabular block">
                {describeEvent(listing.kind, entry, history.slice(index + 1))}
              </span>
              <time dateTime={entry.at} className="text-sm text-muted">
                {formatLongDate(entry.at)}
              </time>
            </li>
          ))}
        </ol>
      ) : null}
    </Section>
  )
}
