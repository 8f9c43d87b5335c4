import type { ListingKind } from '@/lib/domain/listing-kind'
import { perMonth, pounds } from '@/lib/format/money'

/** An event of a listing; `price` in whole pounds. */
export interface HomeEvent {
  event: string
  at: string
  price?: number | null
}

const money = (kind: ListingKind, amount: number) => (kind === 'let' ? perMonth(amount) : pounds(amount))

const labels: Record<string, Record<ListingKind, string>> = {
  under_offer: { sale: 'Offer accepted', let: 'Holding deposit taken' },
  sold_subject_to_contract: { sale: 'Sold, subject to contract', let: 'Let agreed' },
  let_agreed: { sale: 'Let agreed', let: 'Let agreed' },
  withdrawn: { sale: 'Taken off the market', let: 'Taken off the market' },
  live_again: { sale: 'Back on the market', let: 'Back on the market' },
  confirmed: { sale: 'You confirmed that it is for sale', let: 'You confirmed that it is to let' },
}

function priceChangeLabel(
  kind: ListingKind,
  now: number | null | undefined,
  before: number | null | undefined,
): string {
  const name = kind === 'let' ? 'Rent' : 'Price'
  if (!now) return 'Price now on application'
  if (!before || before === now) return `${name} set to ${money(kind, now)}`
  return `${name} ${now < before ? 'reduced' : 'raised'} from ${money(kind, before)} to ${money(kind, now)}`
}

/**
 * The label of an event as its owner reads it. An unknown event of an upstream is shown by its name.
 * @param before price at the event before, in whole pounds
 */
function eventLabel(kind: ListingKind, { event, price }: HomeEvent, before?: number | null): string {
  if (event === 'listed') return price ? `Put on the market at ${money(kind, price)}` : 'Put on the market'
  if (event === 'price_changed') return priceChangeLabel(kind, price, before)
  const known = labels[event]?.[kind]
  if (known) return known
  const name = event.replaceAll('_', ' ').trim() || 'Something was changed'
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** The labelled events of a listing, the newest first. */
export function historyOf(kind: ListingKind, timeline: readonly HomeEvent[]): { text: string; at: string }[] {
  const inOrder = [...timeline].sort((a, b) => a.at.localeCompare(b.at))
  let price: number | null = null
  const entries = inOrder.map((entry) => {
    const text = eventLabel(kind, entry, price)
    price = entry.price ?? price
    return { text, at: entry.at }
  })
  return entries.reverse()
}
