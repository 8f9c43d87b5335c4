import type { ListingKind } from '../../domain/listing-kind'
import type { LiveStatus } from '../../domain/listing-status'
import type { Nation } from '../../domain/nation'
import type { PriceQualifier } from '../../domain/price-qualifier'
import type { PropertyType } from '../../domain/property-type'

/** A home as a row describes it, with the columns of `property`. */
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
  /** 'CM8 2AB', or the district alone. */
  postcode: string
  district: string
  sector: string | null
  lat: number
  lng: number
  /** True where the point is that of the home or its postcode; false for that of a district or town. */
  isExactPoint: boolean
  type: PropertyType
  bedrooms: number
  bathrooms: number
  receptionRooms: number | null
  floorAreaSqFt: number | null
}

export type PictureKind = 'image' | 'floorplan' | 'epc'

/** A picture of a row; `name` is the name of its file. */
export interface NamedPicture {
  kind: PictureKind
  name: string
  caption: string
}

/** A row in the terms of our own model. Money in pence. */
export interface ImportedListing {
  kind: ListingKind
  /** False with PUBLISHED_FLAG 0. */
  isPublished: boolean
  /** What the listing is while it is published. */
  status: LiveStatus
  home: ImportedHome
  pricePence: number | null
  priceQualifier: PriceQualifier
  depositPence: number | null
  /** 'YYYY-MM-DD'. */
  availableFrom: string | null
  slug: string
  displayAddress: string
  summary: string
  /** Sanitised HTML. */
  description: string
  features: string[]
  chainFree: boolean | null
  /** Material facts by their keys (lib/domain/material-facts). */
  facts: { key: string; value: string }[]
  pictures: NamedPicture[]
  /** CREATE_DATE and UPDATE_DATE; null where blank or unreadable. */
  createdAt: Date | null
  updatedAt: Date | null
}
