import type { LetCard, SalesCard } from '@/lib/contract/listings'
import type { PlaceCandidate } from '@/lib/contract/search'
import type { HomeFeature } from '@/lib/domain/home-feature'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { findStatusByCode, type ListingStatus } from '@/lib/domain/listing-status'
import { getPropertyTypeLabel } from '@/lib/domain/property-type'
import { formatFloorArea } from '@/lib/format/area'
import { countDaysSince, formatShortDate } from '@/lib/format/dates'
import { formatMiles } from '@/lib/format/distance'
import { formatTenure } from '@/lib/format/material-fact'

export type AnyCard = SalesCard | LetCard

export interface CardStatus {
  /** Null for a status code that this site does not know. */
  status: ListingStatus | null
  label: string
}

/** Returns the status of a card. Sales and lettings have it in different fields (D-87). */
export function getCardStatus(kind: ListingKind, card: AnyCard): CardStatus {
  const [code, label] = kind === 'sale' ? getSaleStatus(card as SalesCard) : getLetStatus(card as LetCard)
  return { status: findStatusByCode(kind, code), label }
}

const getSaleStatus = (card: SalesCard) => [card.listing_status, card.listing_status_display] as const
const getLetStatus = (card: LetCard) => [card.original_listing_status, card.listing_status] as const

/** How long a price reduction counts as recent. */
const REDUCED_BADGE_DAYS = 30

/** 'New today', 'Reduced today' or 'Reduced 12 Nov'; null for a card without a recent change. */
export function formatRecentChange(card: AnyCard, now: Date): string | null {
  const daysSinceReduction = card.reduced_at ? countDaysSince(card.reduced_at, now) : Infinity
  if (card.reduced_at && daysSinceReduction <= REDUCED_BADGE_DAYS)
    return daysSinceReduction === 0 ? 'Reduced today' : `Reduced ${formatShortDate(card.reduced_at)}`
  return card.listed_at && countDaysSince(card.listed_at, now) === 0 ? 'New today' : null
}

/** 'Added today', 'Added yesterday' or 'Added 12 Nov'; null when the API sends no date. */
export function formatAdded(listedAt: string | undefined, now: Date): string | null {
  if (!listedAt) return null
  const days = countDaysSince(listedAt, now)
  if (days <= 0) return 'Added today'
  return days === 1 ? 'Added yesterday' : `Added ${formatShortDate(listedAt)}`
}

/** For example 'Semi-detached house · 1,023 sq ft (95 m²)'; null when neither is known. */
export function formatTypeAndSize(card: AnyCard): string | null {
  const parts = [
    card.property_type ? getPropertyTypeLabel(card.property_type) : null,
    card.floor_area_sq_ft ? formatFloorArea(card.floor_area_sq_ft) : null,
  ]
  return parts.filter(Boolean).join(' · ') || null
}

const settlementKinds: readonly PlaceCandidate['kind'][] = ['city', 'town', 'village', 'locality']

/** For example '0.4 miles from Witham station', in a straight line; null without a distance. */
export function formatDistance(
  miles: number | null | undefined,
  { kind, label }: PlaceCandidate,
): string | null {
  if (miles === null || miles === undefined) return null
  return `${formatMiles(miles)} from ${settlementKinds.includes(kind) ? 'the centre of ' : ''}${label}`
}

/** Lowers the first letter, as in 'awaiting banding'. Leaves a band ('C') or an acronym ('EV charger') unchanged. */
const lowerFirstLetter = (value: string) =>
  value.length === 1 || /^\p{Lu}{2}/u.test(value) ? value : value.charAt(0).toLowerCase() + value.slice(1)

/** For example 'Garage and drive' → 'Parking: garage and drive', and 'None' → 'No parking'. */
function formatAmenity(name: string, value: string | null | undefined): string | null {
  const text = value?.trim()
  if (!text) return null
  if (/^(none|no)$/i.test(text)) return `No ${name.toLowerCase()}`
  // 'Rear garden' and 'Pets welcome' already contain the name.
  return text.toLowerCase().includes(name.toLowerCase()) ? text : `${name}: ${lowerFirstLetter(text)}`
}

/** 'Available now' or 'Available 10 Jan'; null if the home is no longer to let or the day is unknown. */
function formatAvailability(card: LetCard, now: Date): string | null {
  if (!card.available_from || getCardStatus('let', card).status !== 'available') return null
  const isAvailableNow = countDaysSince(card.available_from, now) >= 0
  return `Available ${isAvailableNow ? 'now' : formatShortDate(card.available_from)}`
}

interface CardFact {
  text: string
  /** Whether the fact is about a feature that the search requires. */
  isRequired: boolean
}

/** Lists the known facts, required ones first. Only the listing's page also says which facts are unknown. */
export function listCardFacts(
  kind: ListingKind,
  card: AnyCard,
  { now, requiredFeatures = [] }: { now: Date; requiredFeatures?: readonly HomeFeature[] | undefined },
): CardFact[] {
  const facts: [text: string | null, features: readonly HomeFeature[]][] = [
    [kind === 'let' ? formatAvailability(card as LetCard, now) : null, []],
    [formatAmenity('Parking', card.parking), ['parking']],
    [formatAmenity('Garden', card.garden), ['garden']],
    [kind === 'let' ? formatAmenity('Pets', card.pets) : null, ['pets']],
    [
      kind === 'sale' && card.tenure ? formatTenure(card.tenure, card.nation) : null,
      ['freehold', 'leasehold'],
    ],
    [card.epc_rating ? `EPC ${lowerFirstLetter(card.epc_rating)}` : null, []],
    [card.council_tax_band ? `Council tax ${lowerFirstLetter(card.council_tax_band)}` : null, []],
    [kind === 'sale' && card.chain_free ? 'Chain free' : null, ['chain-free']],
  ]
  return facts
    .flatMap(([text, features]) =>
      text === null
        ? []
        : [{ text, isRequired: features.some((feature) => requiredFeatures.includes(feature)) }],
    )
    .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))
}
