import type { ListingKind } from '../../../domain/listing-kind'
import type { Nation } from '../../../domain/nation'

/** A row of search_entry as the engine takes it. */
export interface EngineRow {
  id: number
  kind: ListingKind
  type: string
  bedrooms: number
  /** A bit for each feature, as in search_entry. */
  features: number
  /** 1 for A to 7 for G. */
  epc: number | null
  floorAreaSqFt: number | null
  /** The day from which a home to let is free, in days since 1970. */
  availableDay: number | null
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
