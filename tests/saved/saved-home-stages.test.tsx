// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SavedHomeList } from '@/components/saved/saved-home-list'
import type { SavedHome } from '@/lib/contract/saved-homes'
import { renderWithSettings } from '../support/public-settings'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  usePathname: () => '/my-account/saved',
}))
afterEach(cleanup)

const createHome = (id: number, changes: Partial<SavedHome> = {}): SavedHome => ({
  kind: 'sale',
  id,
  state: 'live',
  property_url: 'high-street',
  portal_address: `${id} High Street`,
  image_xs: null,
  property_type: 'terraced',
  bedrooms: 3,
  bathrooms: 1,
  price: 250_000,
  price_options: 'price',
  status_display: 'For Sale',
  reduced_at: null,
  note: '',
  saved_at: '2026-11-20T10:00:00.000Z',
  saved_price: 250_000,
  saved_by: 'you',
  partner_note: '',
  stage: 'saved',
  stage_at: null,
  thread_id: null,
  ...changes,
})
const homes = [
  createHome(1),
  createHome(2, { stage: 'viewing', stage_at: '2026-11-28T10:00:00.000Z', thread_id: 7 }),
  createHome(3),
]
const listAddresses = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const showList = (props: Partial<Parameters<typeof SavedHomeList>[0]> = {}) =>
  renderWithSettings(
    <SavedHomeList userId={1} homes={homes} sharing={null} page={1} stage={null} {...props} />,
  )

it('a home states how far the user has come with it, and links to the conversation (field O5)', () => {
  showList()
  const link = screen.getByRole('link', { name: 'Your viewing is on Sat 28 Nov 2026, 10:00' })
  expect(link.getAttribute('href')).toBe('/my-account/inbox/7')
  expect(screen.getByRole('navigation', { name: 'Stages' }).textContent).toBe(
    'All (3)Only saved (2)To be viewed (1)',
  )
})

it('a chosen stage is marked in the navigation, and only its homes are listed', () => {
  showList({ stage: 'viewing' })
  expect(listAddresses()).toEqual(['2 High Street'])
  expect(screen.getByRole('link', { name: 'To be viewed (1)' }).getAttribute('aria-current')).toBe('page')
  cleanup()
  showList({ stage: 'agreed' })
  expect(document.body.textContent).toContain('None of your saved homes is at this stage now.')
})

it('there is no navigation by stage if all homes are at one stage', () => {
  showList({ homes: [createHome(1), createHome(3)] })
  expect(screen.queryByRole('navigation', { name: 'Stages' })).toBeNull()
})

it('a stage without homes still links to all homes', () => {
  showList({ homes: [createHome(1)], stage: 'viewing' })
  expect(screen.getByRole('link', { name: 'All (1)' }).getAttribute('href')).toBe('/my-account/saved')
})

it('the summary of a note’s form names the home’s address', () => {
  showList({ homes: [createHome(1), createHome(3, { note: 'South facing' })] })
  expect(screen.getByText('Add a note').textContent).toBe('Add a note about 1 High Street')
  expect(screen.getByText('Change your note').textContent).toBe('Change your note about 3 High Street')
})

it('homes can be compared only if two of them are on the market', () => {
  const findCompareButton = () => screen.queryByRole('button', { name: 'Compare the ticked homes' })
  showList({ homes: [createHome(1), createHome(2, { state: 'sold' }), createHome(3)] })
  expect(findCompareButton()).not.toBeNull()
  expect(screen.getAllByRole('checkbox')).toHaveLength(2)
  cleanup()
  showList({ homes: [createHome(1), createHome(2, { state: 'sold' })] })
  expect(findCompareButton()).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})
