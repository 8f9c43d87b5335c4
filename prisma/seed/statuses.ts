import type { Random } from './random'
import type { ListingKind } from '../../lib/domain/listing-kind'
import type { ListingEventType, ListingStatus } from '../../lib/domain/listing-status'
import type { EventRow } from './rows'

/* The probabilities and periods are estimates, which only have to make the demonstration plausible. */

export const DAY_MS = 86_400_000

/** A listing's status and events, oldest first. */
export interface ListingHistory {
  status: ListingStatus
  /** The current price in whole pounds; null for a price on application. */
  price: number | null
  events: Omit<EventRow, 'listing_id'>[]
}

/** The days since a live listing was listed: the mean of an exponential distribution, and its upper limit. */
const listingAges: Record<ListingKind, { meanDays: number; maxDays: number }> = {
  sale: { meanDays: 49, maxDays: 200 },
  let: { meanDays: 19, maxDays: 75 },
}

/** Draws the days since listing. Half of the sales are less than five weeks old, half of the lettings less than two. */
export function drawAge(random: Random, kind: ListingKind): number {
  const { meanDays, maxDays } = listingAges[kind]
  for (;;) {
    const ageDays = -Math.log(1 - random.next()) * meanDays
    if (ageDays < maxDays) return ageDays
  }
}

/** Below the 28 days after which an owner is asked to confirm a listing (lib/domain/listing-confirmation). */
const MAX_UNCONFIRMED_DAYS = 26
/** Any factor that is not whole spreads the confirmations over the days, without a further random number. */
const CONFIRMATION_SPREAD = 7.3

const HOUR_MS = 3_600_000

const CLOSING_HOUR = 18
const WORKING_HOURS = 10
/** Events of today get a time within this span after midnight, so that none is in the future. */
const MIDNIGHT_SPAN_MS = 4 * 60_000

/** Returns the time `ageDays` before `today`, within working hours. A higher age always gives an earlier time. */
function toTimeAtAge(today: Date, ageDays: number): Date {
  const days = Math.floor(ageDays)
  const dayFraction = ageDays - days
  if (days === 0) return new Date(today.getTime() + Math.round((1 - dayFraction) * MIDNIGHT_SPAN_MS))
  const hourOfDay = CLOSING_HOUR - dayFraction * WORKING_HOURS
  return new Date(today.getTime() - days * DAY_MS + Math.round(hourOfDay * HOUR_MS))
}

/** A younger listing has no offer yet. */
const minOfferDays: Record<ListingKind, number> = { sale: 9, let: 4 }
/** An agreement is less probable for a letting that was listed longer ago than this. */
const SLOW_LETTING_DAYS = 42

function drawStatus(random: Random, kind: ListingKind, ageDays: number): ListingStatus {
  if (ageDays < minOfferDays[kind]) return 'available'
  if (kind === 'let') {
    const isSlow = ageDays > SLOW_LETTING_DAYS
    return random.weighted([
      ['available', isSlow ? 80 : 68],
      ['reserved', 7],
      ['let_agreed', isSlow ? 10 : 27],
    ])
  }
  return random.weighted([
    ['available', 72],
    ['under_offer', 5],
    ['sold_subject_to_contract', 23],
  ])
}

/** Returns the step in pounds to which a price of this height is rounded. */
function getRoundingStep(price: number, kind: ListingKind): number {
  if (kind === 'let') return price < 300 ? 5 : 25
  if (price < 100_000) return 500
  return price < 400_000 ? 2_500 : 5_000
}

/** Draws a new price near an old one, rounded as sellers do. */
function drawChangedPrice(
  random: Random,
  price: number,
  kind: ListingKind,
  { isReduction }: { isReduction: boolean },
): number {
  const maxReductionPercent = kind === 'sale' ? 7 : 6
  const changePercent = isReduction ? -random.int(2, maxReductionPercent) : random.int(1, 4)
  const step = getRoundingStep(price, kind)
  const newPrice = Math.round((price * (1 + changePercent / 100)) / step) * step
  return newPrice === price ? price - step : newPrice
}

/** A price may change after `minOpenDays` without an agreement, with this probability. */
const priceChangeRules: Record<ListingKind, { minOpenDays: number; probability: number }> = {
  sale: { minOpenDays: 18, probability: 0.3 },
  let: { minOpenDays: 9, probability: 0.2 },
}

/** Draws how many days ago an offer was agreed: at most 38 for a letting, 15 to 75 per cent of the age for a sale. */
function drawAgreedAge(random: Random, kind: ListingKind, ageDays: number): number {
  const agreedAge = kind === 'let' ? 1 + 37 * random.next() : ageDays * (0.15 + 0.6 * random.next())
  return Math.max(1, Math.min(ageDays - 3, agreedAge))
}

/** Returns the event that ends a listing: its withdrawal, or the agreement of a completed sale or letting. */
function getEndEvent(kind: ListingKind, end: 'completed' | 'withdrawn'): ListingEventType {
  if (end === 'withdrawn') return 'withdrawn'
  return kind === 'let' ? 'let_agreed' : 'under_offer'
}

interface NewListing {
  kind: ListingKind
  /** In whole pounds; null for a price on application. */
  initialPrice: number | null
  /** The days since listing. */
  ageDays: number
}

/** Draws the status and events of a live listing. */
export function drawHistory(
  random: Random,
  { kind, initialPrice, ageDays }: NewListing,
  today: Date,
): ListingHistory {
  const status = drawStatus(random, kind, ageDays)
  const events: ListingHistory['events'] = []
  const toPence = (pounds: number | null) => (pounds === null ? null : pounds * 100)
  let price = initialPrice
  const addEvent = (type: ListingEventType, eventAge: number, previousPrice: number | null = null) =>
    events.push({
      type,
      at: toTimeAtAge(today, eventAge).toISOString(),
      price_pence: toPence(price),
      previous_pence: toPence(previousPrice),
    })
  addEvent('listed', ageDays)
  const agreedAge = status === 'available' ? 0 : drawAgreedAge(random, kind, ageDays)
  const openDays = ageDays - agreedAge
  const changeRule = priceChangeRules[kind]
  if (price !== null && openDays > changeRule.minOpenDays && random.chance(changeRule.probability)) {
    const isChangedTwice = kind === 'sale' && openDays > 70 && random.chance(0.35)
    // Each share says how much of the open days is still left when the price changes.
    const changeShares = isChangedTwice ? [0.55, 0.2] : [0.15 + 0.4 * random.next()]
    for (const share of changeShares) {
      const changeAge = agreedAge + openDays * share
      const previousPrice: number = price
      price = drawChangedPrice(random, price, kind, { isReduction: !random.chance(0.08) })
      addEvent('price_changed', changeAge, previousPrice)
    }
  }
  // A few sales fell through after an offer had been accepted.
  if (status === 'available' && kind === 'sale' && ageDays > 60 && random.chance(0.06)) {
    addEvent('under_offer', ageDays * 0.14)
    addEvent('live_again', ageDays * 0.07)
  }
  if (status === 'let_agreed' || status === 'reserved')
    addEvent(status === 'let_agreed' ? 'let_agreed' : 'under_offer', agreedAge)
  if (status === 'under_offer' || status === 'sold_subject_to_contract') addEvent('under_offer', agreedAge)
  const lastEventAt = events.at(-1)!.at
  // About half of the owners have confirmed the listing within the last two weeks.
  if (status === 'available' && ageDays > 6 && random.chance(0.55)) {
    const confirmedAge = Math.min(14 * random.next(), ageDays - 1)
    if (toTimeAtAge(today, confirmedAge).toISOString() > lastEventAt) addEvent('confirmed', confirmedAge)
  }
  const daysSinceLast = (today.getTime() - Math.max(...events.map(({ at }) => Date.parse(at)))) / DAY_MS
  if (daysSinceLast > MAX_UNCONFIRMED_DAYS)
    addEvent('confirmed', (ageDays * CONFIRMATION_SPREAD) % MAX_UNCONFIRMED_DAYS)
  events.sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return { status, price, events }
}

/** Draws the events of a listing that is completed or withdrawn. */
export function drawPastHistory(
  random: Random,
  { kind, initialPrice, ageDays, end }: NewListing & { initialPrice: number; end: 'completed' | 'withdrawn' },
  today: Date,
): ListingHistory {
  const events: ListingHistory['events'] = []
  const addEvent = (type: ListingEventType, eventAge: number) =>
    events.push({
      type,
      at: toTimeAtAge(today, eventAge).toISOString(),
      price_pence: initialPrice * 100,
      previous_pence: null,
    })
  addEvent('listed', ageDays)
  // Past listings are at least 300 days old (drawPastAge), so their end is not in the future.
  addEvent(getEndEvent(kind, end), ageDays - random.int(12, 60) - random.next())
  return { status: end, price: initialPrice, events }
}
