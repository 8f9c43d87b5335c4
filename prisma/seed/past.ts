import { randomFrom } from './random'
import type { EventRow, ListingRow, MediaRow } from './rows'
import { drawPastHistory } from './statuses'
import type { WrittenListings } from './write-up'

/** Every 14th property was listed before. */
const everyNth = 14

/**
 * Earlier listings of some properties: sold or let some years ago, or withdrawn last year. Searches do not find them;
 * old links may lead to them.
 */
export function pastListings(
  written: WrittenListings,
  today: Date,
): { listings: ListingRow[]; events: EventRow[]; media: MediaRow[] } {
  const random = randomFrom('past')
  const next = written.listings.reduce((highest, listing) => Math.max(highest, listing.id), 0) + 1
  const firstImage = new Map(
    written.media
      .filter((picture) => picture.kind === 'image' && picture.position === 0)
      .map((picture) => [picture.listing_id, picture]),
  )
  const chosen = written.listings.filter(
    (listing) => listing.price_pence !== null && listing.price_pence > 20_000 && listing.id % everyNth === 0,
  )
  const listings: ListingRow[] = []
  const events: EventRow[] = []
  const media: MediaRow[] = []
  chosen.forEach((live, index) => {
    const id = next + index
    const end = random.chance(0.35) ? 'withdrawn' : 'completed'
    const age =
      end === 'withdrawn'
        ? random.int(300, 520)
        : live.kind === 'sale'
          ? random.int(900, 2_900)
          : random.int(420, 1_100)
    const share = end === 'withdrawn' ? 1 + random.int(0, 5) / 100 : 1 - (age / 365) * 0.035
    const step = live.kind === 'sale' ? 2_500 : 25
    const asked = Math.max(step, Math.round(((live.price_pence! / 100) * share) / step) * step)
    const history = drawPastHistory(random, live.kind, asked, age, today, end)
    listings.push({
      ...live,
      id,
      status: history.status,
      price_pence: asked * 100,
      price_qualifier: 'price',
      deposit_pence: null,
      available_from: null,
      local_agent_id: null,
      created_at: history.events[0]!.at,
      updated_at: history.events.at(-1)!.at,
    })
    events.push(...history.events.map((event) => ({ listing_id: id, ...event })))
    const image = firstImage.get(live.id)
    if (image) media.push({ ...image, listing_id: id })
  })
  return { listings, events, media }
}
