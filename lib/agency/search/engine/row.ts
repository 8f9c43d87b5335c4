import type { ListingKind } from '../../../domain/listing-kind'
import type { Nation } from '../../../domain/nation'

/** A row of search_entry as the engine takes it, with whether the home accepts pets. */
export interface EngineRow {
  id: number
  kind: ListingKind
  type: string
  bedrooms: number
  acceptsPets: boolean
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
