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
const agencyData = vi.hoisted(() => ({ savedSearches: [] as unknown[] }))
vi.mock('@/lib/queries/saved-searches', () => ({
  getSavedSearches: async () => ({ is_email_verified: true, searches: agencyData.savedSearches }),
}))
beforeEach(() => router.refresh.mockReset())
afterEach(() => vi.unstubAllGlobals())

const createOffersView = (offer: Parameters<typeof OffersView>[0]['offers'][number]) => (
  <OffersView offers={[offer]} order="amount" userId={1} />
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
const createSaleView = (shownSale: Sale) => <SaleView sale={shownSale} userId={1} today="2026-11-28" />

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
const createConversation = (contact: OpenThread['contact']) => (
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
const createSearchesPage = (searches: SavedSearch[], query: { save?: string } = {}) => {
  agencyData.savedSearches = searches
  return SavedSearchesPage({ searchParams: Promise.resolve(query) })
}

interface Step {
  /** Creates the page with the form of the step. */
  before: () => ReactElement | Promise<ReactElement>
  /** Creates the page as the refresh after the step shows it, without that form. */
  after: () => ReactElement | Promise<ReactElement>
  /** The last path segment of the call. */
  call: string
  button: string | RegExp
  message: string
}

const steps: Record<string, Step> = {
  'a declined offer': {
    before: () => createOffersView(createOffer({ actions: ['decline'] })),
    after: () => createOffersView(createOffer({ status: 'declined' })),
    call: 'answer_offer',
    button: 'Yes, decline £240,000',
    message: 'You have declined £240,000. Ben B. has been told.',
  },
  'a withdrawn request': {
    before: () => createOffersView(createRequest({ role: 'starter', actions: ['withdraw'] })),
    after: () => createOffersView(createRequest({ role: 'starter', status: 'withdrawn' })),
    call: 'answer_request',
    button: 'Yes, withdraw my request',
    message: 'You have withdrawn your request. Ben B. has been told.',
  },
  'the details that complete a memorandum': {
    before: () => createSaleView(sale),
    after: () => createSaleView({ ...sale, memorandum }),
    call: 'save_conveyancer',
    button: 'Save',
    message: 'Your details are saved. What comes next is below.',
  },
  'a blocked person': {
    before: () => createConversation('open'),
    after: () => createConversation('blocked'),
    call: 'block_person',
    button: 'Block Jane B.',
    message: 'This person is blocked.',
  },
  'a saved search': {
    before: () => createSearchesPage([], { save: search.href }),
    after: () => createSearchesPage([search]),
    call: 'add_search',
    button: 'Save the search',
    message: 'Your search is saved.',
  },
  'the last search, which is removed': {
    before: () => createSearchesPage([search]),
    after: () => createSearchesPage([]),
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
  'after the refresh that removes the form, the message about %s has the focus',
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

it('the days off show a message about the last change only, and the field is emptied once its day is added', async () => {
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

it('of two saved searches, the error summary leads to the field of the one with the error', async () => {
  renderWithSettings(await createSearchesPage([search, { ...search, id: 6, name: 'Another' }]))
  const [, secondName] = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Name', hidden: true })
  const [, secondButton] = screen.getAllByRole('button', { name: 'Save the changes', hidden: true })
  await userEvent.clear(secondName!)
  await userEvent.click(secondButton!)
  const summary = await screen.findByRole('alert', { name: 'There is a problem', hidden: true })
  await userEvent.click(summary.querySelector('a')!)
  expect(document.activeElement).toBe(secondName)
})
