import type { ListingKind } from '../../lib/domain/listing-kind'
import type { ListingEventType, ListingStatus } from '../../lib/domain/listing-status'
import type { FactSource } from '../../lib/domain/material-facts'
import type { Nation } from '../../lib/domain/nation'
import type { PriceQualifier } from '../../lib/domain/price-qualifier'
import type { PropertyType } from '../../lib/domain/property-type'

/* The rows have the columns of the database tables. Prices are in pence, and times in ISO 8601. */

export interface UserRow {
  id: number
  email: string
  title: string | null
  first_name: string
  last_name: string
  mobile: string | null
  buying_position: string | null
  password_hash: string | null
  seller_info_completed: boolean
  email_proved_at: string | null
  created_at: string
}

export interface PropertyRow {
  id: number
  owner_id: number
  building: string
  street: string
  street_slug: string
  locality: string | null
  locality_slug: string | null
  town: string
  town_slug: string
  county: string
  county_slug: string
  nation: Nation
  postcode: string
  district: string
  sector: string
  lat: number
  lng: number
  type: PropertyType
  bedrooms: number
  bathrooms: number
  reception_rooms: number | null
  floor_area_sq_ft: number | null
  created_at: string
}

export interface LocalAgentRow {
  id: number
  name: string
  logo: string
}

export interface ListingRow {
  id: number
  property_id: number
  kind: ListingKind
  status: ListingStatus
  price_pence: number | null
  price_qualifier: PriceQualifier
  share_percent: number | null
  share_rent_pence: number | null
  deposit_pence: number | null
  available_from: string | null
  slug: string
  display_address: string
  summary: string
  description: string
  features: string[]
  chain_free: boolean | null
  local_agent_id: number | null
  package_def: string | null
  created_at: string
  updated_at: string
}

export interface EventRow {
  listing_id: number
  type: ListingEventType
  at: string
  price_pence: number | null
  previous_pence: number | null
}

export interface MediaRow {
  listing_id: number
  kind: 'image' | 'floorplan'
  position: number
  file: string
  alt: string
}

export interface FactRow {
  property_id: number
  key: string
  value: string
  source: FactSource
  supplied_at: string
}

export interface SiteMetaRow {
  attr: string
  val: string
}

export interface ContentRow {
  section: 'news' | 'guide'
  slug: string
  name: string
  page_title: string
  meta_content: string
  short_description: string
  body: string
  thumbnail: string
  thumbnail_alt: string
  large_image: string
  large_image_alt: string
  youtube_url: string | null
  video_src: string | null
  image_video_status: number
  related_automatic: boolean
  related_slugs: string[]
  featured: boolean
  tags: string[]
  published_on: string
  written_by: string | null
  checked_by: string | null
  checked_on: string | null
}

export interface VacancyRow {
  title: string
  location: string
  salary: string
  contract: string
  hours: string
  description: string
  added_on: string
}

export interface Demonstration {
  users: UserRow[]
  properties: PropertyRow[]
  localAgents: LocalAgentRow[]
  listings: ListingRow[]
  events: EventRow[]
  media: MediaRow[]
  facts: FactRow[]
  siteMeta: SiteMetaRow[]
  content: ContentRow[]
  vacancies: VacancyRow[]
}
