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
  /** 'CM8 2AB', or only the district: 'CM8'. */
  postcode: string
  district: string
  sector: string | null
  lat: number
  lng: number
  /** True for the point of the home, its postcode or its postcode sector; false for that of a district or town. */
  isExactPoint: boolean
  type: PropertyType
  bedrooms: number
  bathrooms: number
  receptionRooms: number | null
  floorAreaSqFt: number | null
}

/** The share of a home that the price buys. A value that the row does not state is null. */
export interface ImportedShare {
  percent: number | null
  /** The rent of a calendar month on the part that is not bought. */
  rentPence: number | null
}

export type PictureKind = 'image' | 'floorplan' | 'epc'

export interface NamedPicture {
  kind: PictureKind
  /** The text of the cell: a file name, or a URL, which is refused. */
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
  /** Null if the price buys the whole home. */
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
  /** `key` is the key of a material fact (lib/domain/material-facts.ts). */
  facts: { key: string; value: string }[]
  pictures: NamedPicture[]
  /** CREATE_DATE and UPDATE_DATE; null if blank or unreadable. */
  createdAt: Date | null
  updatedAt: Date | null
}
