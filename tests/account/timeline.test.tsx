// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { formatHistory } from '@/components/account/format-history'
import { getFirstSteps } from '@/components/account/first-steps'
import { formatHomePrice } from '@/components/account/home'
import { HomeTimeline } from '@/components/account/home-timeline'
import { Homes } from '@/components/account/homes'
import { findMissingFacts, getNextStep } from '@/components/account/next-step'
import { Prompts } from '@/components/account/prompts'
import { DeletionNotice } from '@/components/account/deletion-notice'
import { buyingPositions } from '@/lib/config/account-options'
import { guest, seller, createLetting, createSale } from './fixture'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh: vi.fn() }),
}))

describe('the next step of a home (D-154)', () => {
  test('missing required facts come first, each with its name', () => {
    expect(findMissingFacts(createSale())).toEqual([])
    expect(findMissingFacts(createLetting())).toEqual([])
    const step = getNextStep(createSale({ tenure: null, council_tax_band: null, epc_rating: null }))
    expect(step).toMatchObject({
      who: 'You',
      what: 'Give us the tenure, the council tax band and the energy rating (EPC): buyers must be told, and ask for them first.',
      link: { href: '/contact/' },
    })
    expect(getNextStep(createLetting({ council_tax_band: null })).what).toBe(
      'Give us the council tax band: tenants must be told, and ask for it first.',
    )
    // Land and park homes need no energy rating.
    expect(findMissingFacts(createSale({ property_type: 'land', epc_rating: null }))).toEqual([])
    expect(findMissingFacts(createSale({ property_type: 'park-home', epc_rating: null }))).toEqual([])
    // Business premises and homes in Northern Ireland have no council tax band.
    expect(findMissingFacts(createSale({ property_type: 'shop', council_tax_band: null }))).toEqual([])
    expect(findMissingFacts(createSale({ nation: 'northern-ireland', council_tax_band: null }))).toEqual([])
  })
  test('every status has a next step and says who acts, even a status that only an upstream knows', () => {
    const UPSTREAM_STATUS = 'gazumped'
    const saleStatuses = ['forsale', 'underoffer', 'sstc', 'draft', 'withdrawn', UPSTREAM_STATUS]
    const lettingStatuses = ['tolet', 'reserved', 'let']
    const sales = saleStatuses.map((listing_status) => getNextStep(createSale({ listing_status })))
    const lettings = lettingStatuses.map((original_listing_status) =>
      getNextStep(createLetting({ original_listing_status })),
    )
    expect(sales.map(({ who }) => who)).toEqual(['We', 'You', 'You and your solicitor', 'You', 'You', 'We'])
    expect(lettings.map(({ who }) => who)).toEqual(['We', 'You', 'You'])
    expect(lettings[1]?.what).toContain('15 days')
    expect(lettings[2]?.what).toContain('30 days')
    for (const { what, link } of [...sales, ...lettings]) {
      expect(what.length, 'a sentence').toBeGreaterThan(20)
      expect(link.href).toMatch(/^\//)
    }
  })
  test('a landlord is told of holding deposits only for a home in a nation that allows them (domain B2)', () => {
    const describeStep = (original_listing_status: string, changes: Parameters<typeof createLetting>[0]) =>
      getNextStep(createLetting({ original_listing_status, ...changes })).what
    expect(describeStep('reserved', { nation: 'wales' })).toContain('holding deposit')
    for (const nation of ['scotland', 'northern-ireland'] as const)
      expect(describeStep('reserved', { nation }), nation).not.toContain('holding deposit')
    expect(describeStep('reserved', { property_type: 'shop' })).not.toContain('holding deposit')
    expect(describeStep('let', { property_type: 'shop' })).not.toContain('deposit')
  })
})

test('a draft without a price has “No price yet”, and a home with a hidden price “Price on application”', () => {
  const draft = createSale({ listing_status: 'draft', new_price: 0 })
  expect(formatHomePrice(draft)).toBe('No price yet')
  expect(formatHomePrice(createSale({ new_price: 0, price_options: 'poa' }))).toBe('Price on application')
})

test('a history has the newest event first, previous prices, and the names of unknown events', () => {
  const texts = formatHistory('sale', [
    { event: 'listed', at: '2026-09-01T09:00:00Z', price: 350_000 },
    { event: 'price_changed', at: '2026-10-01T09:00:00Z', price: 335_000 },
    { event: 'board_put_up', at: '2026-10-02T09:00:00Z' },
    { event: 'price_changed', at: '2026-10-05T09:00:00Z', price: 340_000 },
    { event: 'under_offer', at: '2026-11-01T09:00:00Z' },
  ]).map(({ text }) => text)
  expect(texts).toEqual([
    'Offer accepted',
    'Price raised from £335,000 to £340,000',
    'Board put up',
    'Price reduced from £350,000 to £335,000',
    'Put on the market at £350,000',
  ])
  expect(
    formatHistory('let', [
      { event: 'listed', at: '2026-09-01T09:00:00Z', price: 1_250 },
      { event: 'under_offer', at: '2026-09-03T09:00:00Z' },
    ]).map(({ text }) => text),
  ).toEqual(['Reserved', 'Put on the market at £1,250 pcm'])
})

test.each([
  ['sale', 'under_offer', 'You confirmed that it is for sale'],
  ['let', 'let_agreed', 'You confirmed that it is to let'],
] as const)(
  'a confirmation of a %s between %s and its return to the market does not call it available (field O7)',
  (kind, agreement, onTheMarket) => {
    const texts = formatHistory(kind, [
      { event: 'listed', at: '2026-09-01T09:00:00Z' },
      { event: 'confirmed', at: '2026-09-02T09:00:00Z' },
      { event: agreement, at: '2026-09-03T09:00:00Z' },
      { event: 'confirmed', at: '2026-09-04T09:00:00Z' },
      { event: 'live_again', at: '2026-09-05T09:00:00Z' },
      { event: 'confirmed', at: '2026-09-06T09:00:00Z' },
    ]).map(({ text }) => text)
    expect(texts.filter((text) => text.startsWith('You'))).toEqual([
      onTheMarket,
      'You confirmed that this is up to date',
      onTheMarket,
    ])
  },
)

test('a home shows its next step before its history, and hides all but the newest four of seven events', () => {
  const timeline = Array.from({ length: 7 }, (_, index) => ({
    event: 'confirmed',
    at: `2026-10-0${index + 1}T09:00:00Z`,
  }))
  render(<HomeTimeline home={createSale({ timeline })} apiResourceUrl="/media" />)
  const home = screen.getByRole('article', { name: 'High Street, Witham, CM8' })
  const text = home.textContent ?? ''
  expect(text.indexOf('Our next step')).toBeLessThan(text.indexOf('What has happened'))
  expect(text).toContain('£350,000')
  expect(within(home).getByText('Earlier (3)')).toBeTruthy()
  expect(home.querySelectorAll('time')[0]?.getAttribute('datetime')).toBe('2026-10-07T09:00:00Z')
  expect(
    within(home)
      .getByRole('link', { name: /See it as buyers do/ })
      .getAttribute('href'),
  ).toBe('/property/31/high-street-witham')
})

test('an advertised home has a button that confirms it, and a home off the market has none (field O7)', () => {
  const renderHomes = (...homes: Parameters<typeof Homes>[0]['homes']) =>
    render(<Homes homes={homes} apiResourceUrl="/media" />)
  const { container, unmount } = renderHomes(
    createSale({ id: 31 }),
    createLetting({ id: 32, original_listing_status: 'let' }),
  )
  const confirmLabels = screen
    .getAllByRole('button', { name: /^Confirm/ })
    .map((button) => button.textContent)
  expect(confirmLabels.toSorted()).toEqual([
    'Confirm that it is still available',
    'Confirm that this is up to date',
  ])
  const formValues = [...container.querySelectorAll('form')].map((form) =>
    Object.fromEntries(new FormData(form).entries()),
  )
  expect(formValues.map(({ form_id, kind, listing }) => [form_id, kind, listing]).toSorted()).toEqual([
    ['confirm-own-listing', 'let', '32'],
    ['confirm-own-listing', 'sale', '31'],
  ])
  unmount()
  renderHomes(createSale({ listing_status: 'withdrawn' }), createSale({ listing_status: 'draft' }))
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull()
})

test('a draft has no link to its page, and says that its history is empty', () => {
  render(
    <HomeTimeline
      home={createLetting({ original_listing_status: 'draft', listing_status: 'draft', new_price_pcm: 0 })}
      apiResourceUrl="/media"
    />,
  )
  expect(screen.queryByRole('link', { name: /See it as/ })).toBeNull()
  expect(screen.getByText('Draft')).toBeTruthy()
  expect(screen.getByText(/^Nothing yet/)).toBeTruthy()
})

test('every buying position has three first steps (SIGNUP-08, SIGNUP-09)', () => {
  for (const position of [...Object.keys(buyingPositions), '', 'unheard-of'])
    expect(getFirstSteps(position), position).toHaveLength(3)
  expect(getFirstSteps('landlord')[0]?.href).toBe('/let-your-property')
  expect(getFirstSteps('unheard-of')).toEqual(getFirstSteps('other'))
})

test('prompts ask for missing details (D-162) or a guest’s permanent password (SIGNUP-22), and others see none', () => {
  const { container, rerender } = render(<Prompts user={seller} />)
  expect(container.textContent).toBe('')
  rerender(<Prompts user={{ ...seller, seller_info_completed: 0 }} />)
  expect(screen.getByRole('link', { name: 'Complete your details' }).getAttribute('href')).toBe(
    '/my-account/profile',
  )
  expect(screen.queryByRole('link', { name: 'Set a password' })).toBeNull()
  rerender(<Prompts user={guest} />)
  expect(screen.getByRole('link', { name: 'Set a password' }).getAttribute('href')).toBe(
    '/my-account/password',
  )
})

test('the deletion notice names only the homes that come off the market', () => {
  const { container, rerender } = render(
    <DeletionNotice
      homes={[
        createSale(),
        createLetting({ original_listing_status: 'withdrawn', portal_address: 'Mill Lane, Maldon' }),
      ]}
    />,
  )
  expect(container.querySelector('[data-homes]')?.textContent).toBe(
    'This home comes off the marketHigh Street, Witham, CM8 (for sale)',
  )
  rerender(<DeletionNotice homes={[createSale(), createLetting()]} />)
  expect(container.querySelector('[data-homes]')?.textContent).toContain('These 2 homes come off the market')
  rerender(<DeletionNotice homes={[]} />)
  expect(container.querySelector('[data-homes]')).toBeNull()
})

test('homes that wait for their owner come first, and past homes are in a closed details element', () => {
  const readHeadings = (container: HTMLElement) =>
    [...container.querySelectorAll('article h3')].map((heading) => heading.textContent)
  const homes = [
    createSale({ portal_address: 'Resting Row' }),
    createSale({ id: 33, listing_status: 'sstc', portal_address: 'Waiting Way' }),
    createLetting({ original_listing_status: 'withdrawn', portal_address: 'Past Place' }),
  ]
  const { container, rerender } = render(<Homes homes={homes} apiResourceUrl="/media" />)
  expect(readHeadings(container)).toEqual(['Waiting Way', 'Resting Row', 'Past Place'])
  expect(screen.getByText('1 of 2 needs something from you; it comes first.')).toBeTruthy()
  const pastHomes = screen.getByText('Not on the market (1)').closest('details')
  expect(pastHomes?.open).toBe(false)
  expect(pastHomes?.textContent).toContain('Past Place')
  rerender(<Homes homes={homes.slice(2)} apiResourceUrl="/media" />)
  expect(screen.getByText('Not on the market (1)').closest('details')?.open).toBe(true)
  expect(screen.getByRole('heading', { level: 2, name: 'Your home' })).toBeTruthy()
})
