// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import SavedSearchesPage from '@/app/(account)/my-account/searches/page'
import { Conversation } from '@/components/inbox/conversation'
import { OffersView } from '@/components/offers/offers-view'
import { SaleView } from '@/components/sales/sale-view'
import { DaysOff } from '@/components/viewings/days-off'
import type { SavedSearch } from '@/lib/contract/saved-searches'
import type { Sale } from '@/lib/contract/sales'
import type { OpenThread } from '@/lib/contract/threads'
import { accepts, mockCalls } from '../account/fixture'
import { createOffer, createRequest } from '../offers/fixture'
import { renderWithSettings, withSettings } from '../support/public-settings'

const router = { refresh: vi.fn() }
vi.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => '/my-account/offers',
}))
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))
vi.mock('@/lib/session/current-user', () => ({ requireUser: async () => ({ id: 1 }) }))
const stored = vi.hoisted(() => ({ searches: [] as unknown[] }))
vi.mock('@/lib/queries/saved-searches', () => ({
  getSavedSearches: async () => ({ is_email_verified: true, searches: stored.searches }),
}))
beforeEach(() => router.refresh.mockReset())
afterEach(() => vi.unstubAllGlobals())

const offers = (...shown: Parameters<typeof OffersView>[0]['offers']) => (
  <OffersView offers={shown} order="amount" userId={1} />
)

const sale: Sale = {
  offer_id: 1,
  party: 'seller',
  property_id: 2,
  portal_address: '1 High Street',
  nation: 'england',
  other_party: 'Ben B.',
  amount: 240_000,
  conveyancer: { firm: 'Deed & Co', contact_name: 'Dora', email: 'd@deed.example', phone: '01632960200' },
  buyers: [],
  needs: [],
  memorandum: null,
  milestones: [],
  is_completed: false,
}
const memorandum = { text: 'Memorandum of sale', sent_at: '2026-11-27T10:00:00.000Z' }
const saleView = (shown: Sale) => <SaleView sale={shown} userId={1} today="2026-11-28" />

const openThread: OpenThread = {
  thread: {
    id: 7,
    property_id: 12,
    kind: 'property',
    subject: 'Mill Lane, Witham, CM8',
    other_party: 'Jane B.',
    last_message: 'Hello',
    updated_at: '2026-11-22T14:05:00Z',
    unread: false,
    role: 'owner',
  },
  messages: [],
  has_earlier: false,
}
const conversation = (contact: OpenThread['contact']) => (
  <Conversation
    userId={1}
    openThread={{ ...openThread, contact }}
    isEarlierPage={false}
    apiResourceUrl=""
    now={new Date('2026-11-22T20:00:00Z')}
  />
)

const search: SavedSearch = {
  id: 5,
  name: 'Witham, for sale',
  href: '/find-a-property/Witham',
  frequency: 'none',
  created_at: '2026-11-22T14:05:00Z',
}
const searchesPage = (searches: SavedSearch[], query: { save?: string } = {}) => {
  stored.searches = searches
  return SavedSearchesPage({ searchParams: Promise.resolve(query) })
}

interface Step {
  before: () => ReactElement | Promise<ReactElement>
  after: () => ReactElement | Promise<ReactElement>
  /** The last path segment of the call. */
  call: string
  button: string | RegExp
  message: string
}

const steps: Record<string, Step> = {
  'a declined offer': {
    before: () => offers(createOffer({ actions: ['decline'] })),
    after: () => offers(createOffer({ status: 'declined' })),
    call: 'answer_offer',
    button: 'Yes, decline £240,000',
    message: 'You have declined £240,000. Ben B. has been told.',
  },
  'a withdrawn request': {
    before: () => offers(createRequest({ role: 'starter', actions: ['withdraw'] })),
    after: () => offers(createRequest({ role: 'starter', status: 'withdrawn' })),
    call: 'answer_request',
    button: 'Yes, withdraw my request',
    message: 'You have withdrawn your request. Ben B. has been told.',
  },
  'the details that complete a memorandum': {
    before: () => saleView(sale),
    after: () => saleView({ ...sale, memorandum }),
    call: 'save_conveyancer',
    button: 'Save',
    message: 'Your details are saved. What comes next is below.',
  },
  'a blocked person': {
    before: () => conversation('open'),
    after: () => conversation('blocked'),
    call: 'block_person',
    button: 'Block Jane B.',
    message: 'This person is blocked.',
  },
  'a saved search': {
    before: () => searchesPage([], { save: search.href }),
    after: () => searchesPage([search]),
    call: 'add_search',
    button: 'Save the search',
    message: 'Your search is saved.',
  },
  'the last search, which is removed': {
    before: () => searchesPage([search]),
    after: () => searchesPage([]),
    call: 'remove_search',
    button: 'Remove: Witham, for sale',
    message: 'Removed: Witham, for sale',
  },
  'a day that is no longer off': {
    before: () => <DaysOff userId={1} days={['2026-12-24']} today="2026-11-28" />,
    after: () => <DaysOff userId={1} days={[]} today="2026-11-28" />,
    call: 'set_day_off',
    button: 'Remove Thu 24 Dec 2026',
    message: 'No longer a day off: Thu 24 Dec 2026',
  },
}

it.each(Object.entries(steps))(
  'the message about %s has the focus when the page without the form is shown',
  async (_, { before, after, call, button, message }) => {
    const sentCalls = mockCalls({ [call]: accepts() })
    const { rerender } = renderWithSettings(await before())
    await userEvent.click(screen.getByRole('button', { name: button, hidden: true }))
    await waitFor(() => expect(sentCalls.map((sent) => sent.call)).toContain(call))
    await waitFor(() => expect(router.refresh).toHaveBeenCalled())
    rerender(withSettings(await after()))
    expect(screen.queryByRole('button', { name: button, hidden: true })).toBeNull()
    await waitFor(() => expect(document.activeElement?.textContent).toBe(message))
    expect(document.activeElement?.getAttribute('role')).toBe('status')
  },
)

it('the days off have one message, about the last change, and the added day is cleared from its field', async () => {
  mockCalls({ set_day_off: accepts(null, 'The day off is saved.') })
  renderWithSettings(<DaysOff userId={1} days={['2026-12-24']} today="2026-11-28" />)
  const field = screen.getByLabelText<HTMLInputElement>('A day on which you show no home')
  await userEvent.type(field, '2026-12-27')
  await userEvent.click(screen.getByRole('button', { name: 'Add the day' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('The day off is saved.'))
  expect(field.value).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Thu 24 Dec 2026' }))
  await waitFor(() =>
    expect(document.activeElement?.textContent).toBe('No longer a day off: Thu 24 Dec 2026'),
  )
  expect(screen.queryByText('The day off is saved.')).toBeNull()
})

it('the error summary of a saved search leads to the field with the error', async () => {
  renderWithSettings(await searchesPage([search, { ...search, id: 6, name: 'Another' }]))
  const [, name] = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Name', hidden: true })
  const [, save] = screen.getAllByRole('button', { name: 'Save the changes', hidden: true })
  await userEvent.clear(name!)
  await userEvent.click(save!)
  const summary = await screen.findByRole('alert', { name: 'There is a problem', hidden: true })
  await userEvent.click(summary.querySelector('a')!)
  expect(document.activeElement).toBe(name)
})
