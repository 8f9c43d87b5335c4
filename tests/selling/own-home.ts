import type { OwnHome } from '@/lib/contract/selling'

/** The fields of a home that differ from the draft below. The facts are given as values by key. */
export type HomeChanges = Partial<Omit<OwnHome, 'facts'>> & { facts?: Record<string, string> }

/** Creates a draft that its owner is describing. */
export const createHome = ({ facts = {}, ...changes }: HomeChanges = {}): OwnHome => ({
  id: 31,
  kind: 'sale',
  status: 'draft',
  package_def: 'PAY_NOW',
  revision: 1,
  property_url: 'high-street',
  portal_address: 'High Street, Witham, CM8',
  address: {
    building: '7',
    street: 'High Street',
    locality: '',
    town: 'Witham',
    county: 'Essex',
    postcode: 'CM8 2AB',
    nation: 'england',
  },
  property_type: 'terraced',
  bedrooms: 3,
  bathrooms: 1,
  reception_rooms: null,
  floor_area_sq_ft: null,
  price: 350_000,
  price_options: 'price',
  deposit: null,
  available_from: null,
  summary: '',
  description: '',
  features: [],
  chain_free: null,
  facts: Object.entries(facts).map(([key, value]) => ({
    key,
    value,
    source: 'owner',
    supplied_at: '2026-11-23T09:00:00Z',
  })),
  required_facts: ['tenure', 'council_tax_band', 'epc_rating'],
  picture_count: 0,
  has_floorplan: false,
  owners: [],
  submitted_at: null,
  blockers: [],
  certificates: [],
  ...changes,
})
