import type { LetCard, SalesCard } from '@/lib/contract/listings'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { findStatusByCode, type ListingStatus } from '@/lib/domain/listing-status'
import { propertyTypeLabel } from '@/lib/domain/property-type'
import { formatFloorArea } from '@/lib/format/area'
import { daysSince, shortDate } from '@/lib/format/dates'
import { formatTenure } from '@/lib/format/material-fact'

/** A card of either kind. */
export type AnyCard = SalesCard | LetCard

export interface CardStatus {
  /** Null for a status that only an upstream knows. */
  status: ListingStatus | null
  label: string
}

/** Status of a card; the two kinds spell it in different fields (D-87). */
export function statusOf(kind: ListingKind, card: AnyCard): CardStatus {
  const [code, label] = kind === 'sale' ? saleStatus(card as SalesCard) : letStatus(card as LetCard)
  return { status: findStatusByCode(kind, code), label }
}
const saleStatus = (card: SalesCard) => [card.listing_status, card.listing_status_display] as const
const letStatus = (card: LetCard) => [card.original_listing_status, card.listing_status] as const

const REDUCED_DAYS = 30

/** 'New today' or 'Reduced 12 Nov'; null where there is no news. */
export function newsOf(card: AnyCard, now: Date): string | null {
  if (card.reduced_at && daysSince(card.reduced_at, now) <= REDUCED_DAYS)
    return daysSince(card.reduced_at, now) === 0 ? 'Reduced today' : `Reduced ${shortDate(card.reduced_at)}`
  return card.listed_at && daysSince(card.listed_at, now) === 0 ? 'New today' : null
}

/** 'Added today', 'Added yesterday', 'Added 12 Nov'; null when the upstream does not say. */
export function addedWords(listedAt: string | undefined, now: Date): string | null {
  if (!listedAt) return null
  const days = daysSince(listedAt, now)
  return days <= 0 ? 'Added today' : days === 1 ? 'Added yesterday' : `Added ${shortDate(listedAt)}`
}

/** 'Semi-detached house · 1,023 sq ft (95 m²)'; null when neither is known. */
export function kindAndSize(card: AnyCard): string | null {
  const parts = [
    card.property_type ? propertyTypeLabel(card.property_type) : null,
    card.floor_area_sq_ft ? formatFloorArea(card.floor_area_sq_ft) : null,
  ]
  return parts.filter(Boolean).join(' · ') || null
}

/** A band stays a capital letter; words continue in lower case ('Council tax awaiting banding'). */
const inline = (value: string) => (value.length > 1 ? value.charAt(0).toLowerCase() + value.slice(1) : value)

/** Known facts for a card; the listing's page also tells which are unknown. */
export function factsOf(kind: ListingKind, card: AnyCard): string[] {
  return [
    kind === 'sale' && card.tenure ? formatTenure(card.tenure, card.nation) : null,
    card.epc_rating ? `EPC ${inline(card.epc_rating)}` : null,
    card.council_tax_band ? `Council tax ${inline(card.council_tax_band)}` : null,
    kind === 'sale' && card.chain_free ? 'Chain free' : null,
  ].filter((fact): fact is string => fact !== null)
}
