import type { ListingKind } from '../../../domain/listing-kind'
import type { Nation } from '../../../domain/nation'

/** A listing as the engine reads it from search_entry. */
export interface EngineRow {
  id: number
  kind: ListingKind
  type: string
  bedrooms: number
  /** Bit n is set where the home has feature n of homeFeatureTokens. */
  features: number
  /** The EPC rating, from 1 for A to 7 for G; null where it is not known. */
  epc: number | null
  floorAreaSqFt: number | null
  /** The day from which a home to let is free, in days since 1 January 1970. */
  availableDay: number | null
  /** Null for a price on application. */
  pricePence: number | null
  listedAtMs: number
  lat: number | null
  lng: number | null
  nation: Nation
  county: string
  town: string
  locality: string | null
  street: string
  district: string
  sector: string | null
  postcode: string
}
