import type { ListingKind } from '../../domain/listing-kind'
import type { LiveStatus } from '../../domain/listing-status'
import type { Nation } from '../../domain/nation'
import type { PriceQualifier } from '../../domain/price-qualifier'
import type { PropertyType } from '../../domain/property-type'

export interface ImportedHome {
  building: string
  street: string
  streetSlug: string
  locality: string | null
  localitySlug: string | null
  town: string
  townSlug: string
  county: string
  countySlug: string
  nation: Nation
  /** 'CM8 2AB', or only the district. */
  postcode: string
  district: string
  sector: string | null
  lat: number
  lng: number
  /** True for the point of the home or its postcode, false for that of a district or town. */
  isExactPoint: boolean
  type: PropertyType
  bedrooms: number
  bathrooms: number
  receptionRooms: number | null
  floorAreaSqFt: number | null
}

/** The share of a home that the price buys. A value is null where the row does not state it. */
export interface ImportedShare {
  percent: number | null
  /** The rent of a calendar month on the part that is not bought. */
  rentPence: number | null
}

export type PictureKind = 'image' | 'floorplan' | 'epc'

export interface NamedPicture {
  kind: PictureKind
  /** As the row states it: a file name, or a URL, which is refused. */
  name: string
  caption: string
}

export interface ImportedListing {
  kind: ListingKind
  isPublished: boolean
  status: LiveStatus
  home: ImportedHome
  pricePence: number | null
  priceQualifier: PriceQualifier
  /** Null where the price buys the whole home. */
  share: ImportedShare | null
  depositPence: number | null
  /** 'YYYY-MM-DD'. */
  availableFrom: string | null
  slug: string
  displayAddress: string
  summary: string
  description: string
  features: string[]
  chainFree: boolean | null
  /** `key` is one of lib/domain/material-facts. */
  facts: { key: string; value: string }[]
  pictures: NamedPicture[]
  /** CREATE_DATE and UPDATE_DATE; null where blank or unreadable. */
  createdAt: Date | null
  updatedAt: Date | null
}
