import type { LetListing, SaleListing } from '@/components/property/listing'
import type { SafeHtml } from '@/lib/html/sanitise'

export const OWNER_ID = 7

/** Fields that both kinds of listing have. */
const common = {
  property_url: 'high-street-witham-3-bedroom-semi-detached-house',
  image_xs: 'semi-detached-1.webp',
  user_id: OWNER_ID,
  portal_address: 'High Street, Witham, CM8',
  description_summary: 'A three-bedroom house near the station.',
  bedrooms: 3,
  bathrooms: 1,
  property_type: 'semi-detached-house',
  reception_rooms: 2,
  floor_area_sq_ft: 1_076,
  listed_at: '2026-11-02T09:00:00.000Z',
  reduced_at: null,
  description: '<p>A bright house.</p>' as SafeHtml,
  images: ['semi-detached-1.webp', 'living-room-1.webp', 'kitchen-1.webp'],
  image_alts: ['The front of the house', 'The living room', 'The kitchen'],
  features: ['South-facing garden', 'Garage'],
  floorplan: null,
  epc: null,
  lat: 51.8,
  lng: 0.64,
  town: 'Witham',
  county: 'Essex',
  postcode: 'CM8',
  created_at: '2026-11-02T09:00:00.000Z',
  facts: [],
  history: [],
  confirmed_at: '2026-11-18T09:00:00.000Z',
  reference: '101',
  nation: 'england' as const,
  stations: [],
  nearby: [],
  similar: [],
}

/** Creates a freehold house for sale in Witham, England, at £350,000. `change` replaces fields. */
export const saleListing = (change: Partial<SaleListing> = {}): SaleListing => ({
  ...common,
  kind: 'sale',
  id: 101,
  price_options: 'price',
  new_price: 350_000,
  listing_status: 'forsale',
  listing_status_display: 'For Sale',
  tenure: 'Freehold',
  local_agent: null,
  ...change,
})

/** Creates a house to let in Witham, England, at £1,200 pcm with a deposit of £1,384 (five weeks' rent). */
export const letListing = (change: Partial<LetListing> = {}): LetListing => ({
  ...common,
  kind: 'let',
  id: 202,
  // The API spells the deposit like this, and has the status as a label (`listing_status`) and as a key.
  new_price_pcm: 1_200,
  new_deposite_amount: 1_384,
  listing_status: 'To Let',
  original_listing_status: 'tolet',
  available_from: '2026-12-05',
  ...change,
})
