import { expect, it } from 'vitest'
import { describeNextAction } from '@/components/selling/next-action'
import { formatStatus } from '@/components/selling/own-homes'
import type { OwnHome } from '@/lib/contract/selling'

const createHome = (changes: Partial<OwnHome>): OwnHome => ({
  id: 31,
  kind: 'sale',
  status: 'forsale',
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
    nation: 'scotland',
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
  facts: [],
  required_facts: [],
  picture_count: 0,
  has_floorplan: false,
  owners: [],
  submitted_at: null,
  blockers: [],
  ...changes,
})

it('an owner reads the status of each home and what still comes in for it (B-20, B-21)', () => {
  const describeHome = (kind: OwnHome['kind'], status: string) => {
    const home = createHome({ kind, status })
    return [formatStatus(home), describeNextAction(home).text]
  }
  expect(describeHome('sale', 'forsale')).toEqual([
    'On the market',
    expect.stringMatching(/^Questions, viewings and offers come to your inbox/),
  ])
  expect(describeHome('let', 'tolet')).toEqual([
    'On the market',
    expect.stringMatching(/^Questions, viewings and requests come to your inbox/),
  ])
  expect(describeHome('sale', 'underoffer')).toEqual([
    'Under Offer',
    expect.stringMatching(/until the solicitors have concluded missives.+further offers/),
  ])
  expect(describeHome('sale', 'sstc')).toEqual([
    'Sold STC',
    expect.stringContaining('takes no new viewings or offers'),
  ])
  expect(describeHome('let', 'reserved')).toEqual([
    'Holding Deposit Taken',
    expect.stringContaining('kept for one tenant'),
  ])
  expect(describeHome('let', 'let')).toEqual(['Let', expect.stringContaining('The home is let')])
  expect(['draft', 'withdrawn', 'completed'].map((status) => describeHome('sale', status)[0])).toEqual([
    'Draft',
    'Off the market',
    'Completed',
  ])
})
