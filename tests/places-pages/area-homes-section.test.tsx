// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AreaHomesSection } from '@/components/places/area-homes-section'
import type { AreaFigures } from '@/lib/contract/search'
import type { LocalAuthority } from '@/lib/places/local-authorities'
import { getAreaFigures } from '@/lib/queries/places'

vi.mock('@/lib/queries/places', () => ({ getAreaFigures: vi.fn() }))

const noFigures: AreaFigures = {
  place: null,
  for_sale: 0,
  to_let: 0,
  median_price: null,
  median_rent: null,
  by_type: [],
  nearby: [],
}
const authority: LocalAuthority = {
  name: 'Braintree',
  slug: 'braintree',
  nation: 'england',
  county: 'Essex',
  places: [{ name: 'Witham', search: 'Witham' }],
  hasPage: true,
}
const renderSection = async (figures: Partial<AreaFigures>) => {
  vi.mocked(getAreaFigures).mockImplementation((search) =>
    Promise.resolve(search === 'Witham' ? { ...noFigures, ...figures } : noFigures),
  )
  render(await AreaHomesSection({ authority }))
}

beforeEach(() => document.body.replaceChildren())

test('a place links to its homes for sale, and says that it has none to let', async () => {
  const place = { value: 'Witham, Essex', label: 'Witham', kind: 'town', detail: 'Essex' } as const
  await renderSection({ for_sale: 1, place })
  expect(screen.getByRole('link', { name: '1 home for sale' }).getAttribute('href')).toBe(
    '/find-a-property/witham-essex',
  )
  expect(screen.getByText('Nothing to let at the moment')).toBeTruthy()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('a place without homes has no links', async () => {
  await renderSection({})
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(/Yours would be the first/)).toBeTruthy()
})

test('the section is left out, and does not say that there are no homes, if figures cannot be read (R4)', async () => {
  vi.mocked(getAreaFigures).mockImplementation((search) =>
    Promise.resolve(search === 'Witham' ? null : noFigures),
  )
  expect(await AreaHomesSection({ authority })).toBeNull()
  vi.mocked(getAreaFigures).mockResolvedValue(null)
  expect(await AreaHomesSection({ authority })).toBeNull()
})
