import type { LetCard, SalesCard } from '@/lib/contract/listings'

/** A home for sale with fourteen pictures and all fields, as the agency of this site sends it. */
export const sale: SalesCard = {
  id: 101,
  property_url: 'high-street-witham',
  image_xs: 'front.webp',
  user_id: 7,
  portal_address: 'High Street, Witham, CM8',
  description_summary: 'A house near the station.',
  bedrooms: 3,
  bathrooms: 1,
  reception_rooms: 2,
  property_type: 'semi-detached-house',
  floor_area_sq_ft: 1_023,
  tenure: 'Freehold',
  epc_rating: 'C',
  council_tax_band: 'D',
  chain_free: true,
  images: Array.from({ length: 14 }, (_, index) => ({
    file: index ? `room-${index}.webp` : 'front.webp',
    alt: `View ${index + 1}`,
  })),
  listed_at: '2026-11-12T09:00:00.000Z',
  reduced_at: null,
  price_options: 'price',
  new_price: 250_000,
  listing_status: 'forsale',
  listing_status_display: 'For Sale',
  local_agent: null,
}

/** A home to let with only the required fields, as an upstream agency may send it. */
export const letting: LetCard = {
  id: 202,
  property_url: 'mill-lane-witham',
  image_xs: null,
  user_id: 7,
  portal_address: 'Mill Lane, Witham, CM8',
  description_summary: 'A flat.',
  bedrooms: 1,
  bathrooms: 1,
  new_price_pcm: 1_200,
  new_deposite_amount: 1_384,
  listing_status: 'To Let',
  original_listing_status: 'tolet',
}
