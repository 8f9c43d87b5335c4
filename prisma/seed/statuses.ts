import type { Random } from './random'
import type { ListingKind } from '../../lib/domain/listing-kind'
import type { ListingEventType, ListingStatus } from '../../lib/domain/listing-status'
import type { EventRow } from './rows'

export const dayMs = 86_400_000

/** A listing's status and events, oldest first. */
export interface ListingHistory {
  status: ListingStatus
  /** The current price in whole pounds; null on application. */
  price: number | null
  events: Omit<EventRow, 'listing_id'>[]
}

/** Draws the days since listing: half of the sales have less than five weeks, half of the lettings less than two. */
export function drawAge(random: Random, kind: ListingKind): number {
  const [mean, most] = kind === 'sale' ? [49, 200] : [19, 75]
  for (;;) {
    const age = -Math.log(1 - random.next()) * mean
    if (age < most) return age
  }
}

const hourMs = 3_600_000

/**
 * The time `age` days before `today`, within working hours; a higher age is always an earlier time. Times of today are
 * right after midnight, so that none is in the future.
 */
function timeAtAge(today: Date, age: number): Date {
  const days = Math.floor(age)
  const gone = age - days
  if (days === 0) return new Date(today.getTime() + Math.round((1 - gone) * 240_000))
  return new Date(today.getTime() - days * dayMs + Math.round((18 - gone * 10) * hourMs))
}

function drawStatus(random: Random, kind: ListingKind, age: number): ListingStatus {
  if (age < (kind === 'sale' ? 9 : 4)) return 'available'
  if (kind === 'let')
    return random.weighted([
      ['available', age > 42 ? 80 : 68],
      ['reserved', 7],
      ['let_agreed', age > 42 ? 10 : 27],
    ])
  return random.weighted([
    ['available', 72],
    ['under_offer', 5],
    ['sold_subject_to_contract', 23],
  ])
}

/** Draws a new price near an old one, rounded as sellers do. */
function drawChangedPrice(random: Random, price: number, kind: ListingKind, down: boolean): number {
  const share = down ? 1 - random.int(2, kind === 'sale' ? 7 : 6) / 100 : 1 + random.int(1, 4) / 100
  const step =
    kind === 'let' ? (price < 300 ? 5 : 25) : price < 100_000 ? 500 : price < 400_000 ? 2_500 : 5_000
  const next = Math.round((price * share) / step) * step
  return next === price ? price - step : next
}

/**
 * Draws the status and events of a live listing.
 * @param asked initial price in whole pounds; null on application
 * @param age days since listing
 */
export function drawHistory(
  random: Random,
  kind: ListingKind,
  asked: number | null,
  age: number,
  today: Date,
): ListingHistory {
  const status = drawStatus(random, kind, age)
  const events: ListingHistory['events'] = []
  const pence = (pounds: number | null) => (pounds === null ? null : pounds * 100)
  let price = asked
  const add = (type: ListingEventType, at: number, previous: number | null = null) =>
    events.push({
      type,
      at: timeAtAge(today, at).toISOString(),
      price_pence: pence(price),
      previous_pence: pence(previous),
    })
  add('listed', age)
  const agreedAt =
    status === 'available'
      ? 0
      : Math.max(
          1,
          Math.min(age - 3, kind === 'let' ? 1 + 37 * random.next() : age * (0.15 + 0.6 * random.next())),
        )
  const open = age - agreedAt
  if (price !== null && open > (kind === 'sale' ? 18 : 9) && random.chance(kind === 'sale' ? 0.3 : 0.2)) {
    const reductions = kind === 'sale' && open > 70 && random.chance(0.35) ? 2 : 1
    for (let number = 1; number <= reductions; number += 1) {
      const at =
        agreedAt + open * (reductions === 2 ? (number === 1 ? 0.55 : 0.2) : 0.15 + 0.4 * random.next())
      const before: number = price
      price = drawChangedPrice(random, price, kind, !random.chance(0.08))
      add('price_changed', at, before)
    }
  }
  if (status === 'available' && kind === 'sale' && age > 60 && random.chance(0.06)) {
    add('under_offer', age * 0.14)
    add('live_again', age * 0.07)
  }
  if (status === 'let_agreed' || status === 'reserved')
    add(status === 'let_agreed' ? 'let_agreed' : 'under_offer', agreedAt)
  if (status === 'under_offer' || status === 'sold_subject_to_contract') add('under_offer', agreedAt)
  const last = events.at(-1)!.at
  if (status === 'available' && age > 6 && random.chance(0.55)) {
    const at = Math.min(14 * random.next(), age - 1)
    if (timeAtAge(today, at).toISOString() > last) add('confirmed', at)
  }
  events.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  return { status, price, events }
}

/** Draws the events of a listing that is completed or withdrawn. */
export function drawPastHistory(
  random: Random,
  kind: ListingKind,
  asked: number,
  age: number,
  today: Date,
  end: 'completed' | 'withdrawn',
): ListingHistory {
  const events: ListingHistory['events'] = []
  const add = (type: ListingEventType, at: number) =>
    events.push({
      type,
      at: timeAtAge(today, at).toISOString(),
      price_pence: asked * 100,
      previous_pence: null,
    })
  add('listed', age)
  add(
    end === 'withdrawn' ? 'withdrawn' : kind === 'let' ? 'let_agreed' : 'under_offer',
    age - random.int(12, 60) - random.next(),
  )
  return { status: end, price: asked, events }
}
