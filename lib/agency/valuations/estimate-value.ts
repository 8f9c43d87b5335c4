import { sql } from 'kysely'
import type { CallOutput, ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import type { ListingKind } from '../../domain/listing-kind'
import { shareQualifiers } from '../../domain/price-qualifier'
import { hasBedrooms } from '../../domain/property-type'
import { parseRadiusMiles, type Radius } from '../../search/options'
import { db } from '../database'
import { toWholePounds } from '../listings/cards'
import { toCandidate } from '../places/candidates'
import type { Resolution } from '../places/types'
import { matchesPlaceCondition, toPlaceCondition } from '../search/place-predicate'
import { resolveLocation } from '../search/search'

/** A price range from fewer listings would be a guess, and could reveal the price of one of them. */
const MIN_LISTINGS = 5
/** The radii are tried in this order, until enough listings are found. */
const RADII: readonly Radius[] = ['this-only', 'three-miles', 'ten-miles']
const QUARTILES = [0.25, 0.5, 0.75]

const RENT_STEP_POUNDS = 25
const PRICE_STEP_POUNDS = 5_000
const LOW_PRICE_STEP_POUNDS = 2_500
const LOW_PRICES_END_AT_POUNDS = 200_000

function getRoundingStepPounds(kind: ListingKind, pounds: number): number {
  if (kind === 'let') return RENT_STEP_POUNDS
  return pounds < LOW_PRICES_END_AT_POUNDS ? LOW_PRICE_STEP_POUNDS : PRICE_STEP_POUNDS
}

/** Rounds an estimate, so that it does not look more exact than it is. */
function roundEstimate(kind: ListingKind, pounds: number): number {
  const stepPounds = getRoundingStepPounds(kind, pounds)
  return Math.round(pounds / stepPounds) * stepPounds
}

type HomeToEstimate = Pick<ParsedInput<'valueEstimate'>, 'kind' | 'type' | 'bedrooms'>

/** Counts the listings that resemble a home, without shares, and computes the quartiles of their prices in pence. */
const findPrices = ({ kind, type, bedrooms }: HomeToEstimate, place: Resolution, miles: number | null) =>
  db()
    .selectFrom('searchEntry')
    .innerJoin('listing', 'listing.id', 'searchEntry.listingId')
    .select(({ fn }) => [
      fn.countAll<bigint>().as('count'),
      sql<number[] | null>`percentile_disc(${QUARTILES}::float8[])
        within group (order by search_entry.price_pence)::float8[]`.as('quartiles'),
    ])
    .where('searchEntry.listingId', 'in', (query) =>
      query
        .selectFrom('searchEntry')
        .select('listingId')
        .where('kind', '=', kind)
        .where('type', '=', type)
        .where('pricePence', 'is not', null)
        .where((entry) => matchesPlaceCondition(entry, toPlaceCondition(place, miles)))
        .$if(hasBedrooms(type), (homes) => homes.where('bedrooms', '=', bedrooms)),
    )
    .where('listing.priceQualifier', 'not in', shareQualifiers)
    .executeTakeFirstOrThrow()

/** Estimates the asking price of a home from our listings of the same place, type and number of bedrooms. */
export async function estimateValue({
  location,
  ...home
}: ParsedInput<'valueEstimate'>): Promise<Reply<CallOutput<'valueEstimate'>>> {
  let estimate: CallOutput<'valueEstimate'> = { place: null, miles: 0, count: 0, range: null }
  const place = await resolveLocation(location)
  if (!place || place.kind === 'nothing') return success(estimate)
  for (const radius of RADII) {
    const miles = parseRadiusMiles(radius)
    const { count, quartiles } = await findPrices(home, place, miles)
    // The radius 'this-only' has no miles; the reply says 0.
    estimate = { place: toCandidate(place), miles: miles ?? 0, count: Number(count), range: null }
    if (count < MIN_LISTINGS || !quartiles) continue
    const [low = 0, middle = 0, high = 0] = quartiles.map((pence) =>
      roundEstimate(home.kind, toWholePounds(pence)),
    )
    return success({ ...estimate, range: { low, middle, high } })
  }
  return success(estimate)
}
