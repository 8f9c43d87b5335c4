import type { ListingKind } from '../../lib/domain/listing-kind'
import { randomFrom, type Random } from './random'
import type { EventRow, ListingRow, MediaRow } from './rows'
import { drawPastHistory } from './statuses'
import type { WrittenListings } from './write-up'
import { isShareOfHome } from '../../lib/domain/price-qualifier'

/** One in this many properties was listed before. */
const PROPERTIES_PER_PAST_LISTING = 14
/** Garages are let for less than this, and have no earlier listing. */
const MIN_PRICE_PENCE = 20_000
/** Prices have risen by about this share of the present price a year. */
const YEARLY_PRICE_RISE = 0.035

/** Draws how many days ago an earlier listing began. */
function drawPastAge(random: Random, kind: ListingKind, end: 'withdrawn' | 'completed'): number {
  if (end === 'withdrawn') return random.int(300, 520)
  return kind === 'sale' ? random.int(900, 2_900) : random.int(420, 1_100)
}

/**
 * Creates earlier listings of some properties, which were sold or let some years ago, or withdrawn last year. Searches
 * do not find them, but old links may lead to them.
 */
export function createPastListings(
  written: WrittenListings,
  today: Date,
): { listings: ListingRow[]; events: EventRow[]; media: MediaRow[] } {
  const random = randomFrom('past')
  const firstFreeId = written.listings.reduce((highest, listing) => Math.max(highest, listing.id), 0) + 1
  const firstImage = new Map(
    written.media
      .filter((picture) => picture.kind === 'image' && picture.position === 0)
      .map((picture) => [picture.listing_id, picture]),
  )
  const chosenListings = written.listings.filter(
    ({ id, price_pence: price }) =>
      price !== null && price > MIN_PRICE_PENCE && id % PROPERTIES_PER_PAST_LISTING === 0,
  )
  const listings: ListingRow[] = []
  const events: EventRow[] = []
  const media: MediaRow[] = []
  chosenListings.forEach((liveListing, index) => {
    const id = firstFreeId + index
    const end = random.chance(0.35) ? 'withdrawn' : 'completed'
    const ageDays = drawPastAge(random, liveListing.kind, end)
    // A withdrawn listing was a little too expensive. A completed one had the lower price of that time.
    const priceShare =
      end === 'withdrawn' ? 1 + random.int(0, 5) / 100 : 1 - (ageDays / 365) * YEARLY_PRICE_RISE
    const roundingStep = liveListing.kind === 'sale' ? 2_500 : 25
    const pastPrice = (liveListing.price_pence! / 100) * priceShare
    const askingPrice = Math.max(roundingStep, Math.round(pastPrice / roundingStep) * roundingStep)
    const history = drawPastHistory(
      random,
      { kind: liveListing.kind, initialPrice: askingPrice, ageDays, end },
      today,
    )
    listings.push({
      ...liveListing,
      id,
      status: history.status,
      price_pence: askingPrice * 100,
      price_qualifier: isShareOfHome(liveListing.price_qualifier) ? liveListing.price_qualifier : 'price',
      deposit_pence: null,
      available_from: null,
      local_agent_id: null,
      created_at: history.events[0]!.at,
      updated_at: history.events.at(-1)!.at,
    })
    events.push(...history.events.map((event) => ({ listing_id: id, ...event })))
    const image = firstImage.get(liveListing.id)
    if (image) media.push({ ...image, listing_id: id })
  })
  return { listings, events, media }
}
