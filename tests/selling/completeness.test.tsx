// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CompletenessMeter } from '@/components/selling/step-list'
import type { OwnHome } from '@/lib/contract/selling'

afterEach(cleanup)

const createHome = (facts: Record<string, string>, changes: Partial<OwnHome> = {}): OwnHome => ({
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
  blocks: [],
  ...changes,
})

const readParts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('counts the given material facts in total and by part (domain B1)', () => {
  render(
    <CompletenessMeter
      home={createHome({
        tenure: 'Freehold',
        epc_rating: 'C',
        heating: 'Gas',
        flood_risk: 'Low',
        mining: '',
      })}
    />,
  )
  const meter = screen.getByRole<HTMLMeterElement>('meter', { name: '4 of 19 facts given' })
  expect([meter.value, meter.max]).toEqual([4, 19])
  expect(readParts()).toEqual([
    'Price, tenure and running costs 2 of 3',
    'Building, utilities and parking 1 of 9',
    'Safety, rights and restrictions 1 of 7',
  ])
})

it('counts the landlord’s registration number only where the law requires it (domain B3)', () => {
  const letting: Partial<OwnHome> = { kind: 'let', required_facts: ['council_tax_band', 'epc_rating'] }
  const { unmount } = render(<CompletenessMeter home={createHome({}, letting)} />)
  const [partWithout = ''] = readParts()
  unmount()
  const requiredFacts = ['council_tax_band', 'epc_rating', 'landlord_registration']
  render(<CompletenessMeter home={createHome({}, { ...letting, required_facts: requiredFacts })} />)
  const countOf = (text: string) => Number(/\d+$/.exec(text)?.[0])
  expect(countOf(within(document.body).getAllByRole('listitem')[0]?.textContent ?? '')).toBe(
    countOf(partWithout) + 1,
  )
})
