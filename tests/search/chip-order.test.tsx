// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { FurtherFields } from '@/components/search/further-fields'
import { SearchFields } from '@/components/search/search-fields'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { fieldNames, toFormValues } from '@/lib/search/form'
import { defaultState, type SearchState } from '@/lib/search/state'
import { createChips, removeChip } from '@/lib/search/summary'
import { renderWithSettings } from '../support/public-settings'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const filters = {
  location: 'Leeds',
  radius: 'one-mile',
  types: 'terraced',
  price: '200000-350000',
  bedrooms: '2-4',
  not: 'retirement,under-offer',
  size: '700-nomax',
  epc: 'c',
  added: '7',
  near: 'York station',
  within: '2',
  keyword: 'sea view',
  area: '51.5000,0.1000;51.6000,0.2000;51.5000,0.3000',
}
const searches: Record<ListingKind, SearchState> = {
  sale: { ...defaultState('sale'), ...filters, with: 'garden,chain-free', 'per-sq-ft': '200-400' },
  let: { ...defaultState('let'), ...filters, with: 'parking,pets', available: '2026-12-01' },
}

it.each(['sale', 'let'] as const)(
  'the chips of a search (%s) stand in the order of the fields that set them (design E1)',
  (kind) => {
    const state = searches[kind]
    const values = toFormValues(kind, state)
    const { container } = renderWithSettings(
      <>
        <SearchFields kind={kind} values={values} idPrefix="test" />
        <FurtherFields kind={kind} values={values} idPrefix="test" />
      </>,
    )
    const namesInForm = [...container.querySelectorAll('[name]')].map((field) => field.getAttribute('name'))
    const positions = createChips(state).map((chip) => {
      const valuesWithoutChip = toFormValues(kind, removeChip(state, chip))
      const changedNames = fieldNames.filter((name) => valuesWithoutChip[name] !== values[name])
      return Math.min(...changedNames.map((name) => namesInForm.indexOf(name)))
    })
    expect(positions).toHaveLength(15)
    expect(positions).toEqual(positions.toSorted((one, other) => one - other))
  },
)
