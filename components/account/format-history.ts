import { wasAgreedAfter } from '@/lib/domain/listing-confirmation'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { formatRentPerMonth, formatPounds } from '@/lib/format/money'

export interface HomeEvent {
  /** The agency's name of the event, such as 'price_changed'. */
  event: string
  /** ISO date or time. */
  at: string
  /** Whole pounds. */
  price?: number | null
}

const formatAmount = (kind: ListingKind, amount: number) =>
  kind === 'let' ? formatRentPerMonth(amount) : formatPounds(amount)

// A Map, because an agency may send any text as an event, and an object would have a label for 'constructor'.
const eventLabels = new Map(
  Object.entries<Record<ListingKind, string>>({
    under_offer: { sale: 'Offer accepted', let: 'Reserved' },
    // Each event has labels for both kinds, in case an agency sends the event of one kind for the other.
    sold_subject_to_contract: { sale: 'Sold, subject to contract', let: 'Let agreed' },
    let_agreed: { sale: 'Let agreed', let: 'Let agreed' },
    withdrawn: { sale: 'Taken off the market', let: 'Taken off the market' },
    live_again: { sale: 'Back on the market', let: 'Back on the market' },
    confirmed: { sale: 'You confirmed that it is for sale', let: 'You confirmed that it is to let' },
  }),
)

function formatPriceChange(
  kind: ListingKind,
  price: number | null | undefined,
  previousPrice: number | null,
): string {
  const name = kind === 'let' ? 'Rent' : 'Price'
  if (!price) return `${name} now on application`
  if (!previousPrice || previousPrice === price) return `${name} set to ${formatAmount(kind, price)}`
  const change = price < previousPrice ? 'reduced' : 'raised'
  return `${name} ${change} from ${formatAmount(kind, previousPrice)} to ${formatAmount(kind, price)}`
}

/** Formats an event. An unknown event is shown by its name. `previousPrice` is in whole pounds. */
function formatEvent(kind: ListingKind, { event, price }: HomeEvent, previousPrice: number | null): string {
  if (event === 'listed')
    return price ? `Put on the market at ${formatAmount(kind, price)}` : 'Put on the market'
  if (event === 'price_changed') return formatPriceChange(kind, price, previousPrice)
  const label = eventLabels.get(event)?.[kind]
  if (label) return label
  const name = event.replaceAll('_', ' ').trim() || 'Something was changed'
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Formats the events of a listing, the newest first. */
export function formatHistory(
  kind: ListingKind,
  events: readonly HomeEvent[],
): { text: string; at: string }[] {
  const oldestFirst = [...events].sort((a, b) => a.at.localeCompare(b.at))
  let price: number | null = null
  const entries = oldestFirst.map((event, index) => {
    const earlierTypes = oldestFirst.slice(0, index).map((earlier) => earlier.event)
    const newestFirst = earlierTypes.toReversed()
    const isConfirmationOfAgreedHome = event.event === 'confirmed' && wasAgreedAfter(newestFirst)
    const text = isConfirmationOfAgreedHome
      ? 'You confirmed that this is up to date'
      : formatEvent(kind, event, price)
    price = event.price ?? price
    return { text, at: event.at }
  })
  return entries.reverse()
}
