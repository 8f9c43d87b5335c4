// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SaleView } from '@/components/sales/sale-view'
import type { Sale } from '@/lib/contract/sales'
import { memorandumNeeds } from '@/lib/domain/memorandum'
import { renderWithSettings } from '../support/public-settings'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  usePathname: () => '/my-account/offers/1/sale',
}))
afterEach(cleanup)

const sale: Sale = {
  offer_id: 1,
  party: 'seller',
  property_id: 2,
  portal_address: '1 High Street',
  nation: 'scotland',
  other_party: 'Ben B.',
  amount: 240_000,
  conveyancer: null,
  buyers: [],
  needs: [...memorandumNeeds],
  memorandum: null,
  milestones: [],
  is_completed: false,
}
const getText = () => document.body.textContent ?? ''

it('a sale in Scotland asks for a solicitor, and is binding once missives are concluded', () => {
  renderWithSettings(<SaleView sale={sale} userId={7} today="2026-11-28" />)
  expect(screen.getByRole('heading', { name: 'Your solicitor' })).toBeTruthy()
  expect(getText()).toContain('Nothing binds anybody until the solicitors have concluded missives.')
  expect(getText()).toContain('We send it at once when nothing is missing.')
})

it('a sale that is agreed again shows the known details, and asks to confirm them', () => {
  const conveyancer = {
    firm: 'Deed & Co',
    contact_name: 'Dora',
    email: 'd@deed.example',
    phone: '01632960200',
  }
  renderWithSettings(<SaleView sale={{ ...sale, conveyancer, needs: [] }} userId={7} today="2026-11-28" />)
  expect(getText()).toContain('save your details below once more')
  expect(screen.getByLabelText<HTMLInputElement>('Firm').value).toBe('Deed & Co')
})

it('a memorandum is shown line by line, without the form for conveyancers', () => {
  const memorandum = { text: 'Memorandum\nSeller: <b>Sue</b>', sent_at: '2026-11-27T10:00:00.000Z' }
  renderWithSettings(<SaleView sale={{ ...sale, needs: [], memorandum }} userId={7} today="2026-11-28" />)
  expect(screen.getByText('Seller: <b>Sue</b>')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

const createRecord = (state: 'done' | 'expected', day: string, party: 'seller' | 'buyer' = 'seller') => ({
  state,
  day,
  party,
  at: '2026-11-27T10:00:00.000Z',
})
const saleWithMemorandum: Sale = {
  ...sale,
  nation: 'england',
  needs: [],
  memorandum: { text: 'Memorandum', sent_at: '2026-11-01T10:00:00.000Z' },
  milestones: [
    { milestone: 'contract_pack', is_own: true, record: createRecord('done', '2026-11-20') },
    { milestone: 'survey', is_own: false, record: createRecord('expected', '2026-11-27', 'buyer') },
    { milestone: 'searches', is_own: false, record: null },
    { milestone: 'enquiries', is_own: true, record: null },
    { milestone: 'exchange', is_own: true, record: null },
    { milestone: 'completion', is_own: true, record: createRecord('expected', '2026-12-18') },
  ],
}

it('a sale with a memorandum shows the steps that each side has recorded, and asks about a day that has passed (LOCAL-09)', () => {
  renderWithSettings(<SaleView sale={saleWithMemorandum} userId={7} today="2026-11-28" />)
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toEqual([
    'Draft contract with the buyer’s conveyancer Done on Fri 20 Nov 2026. Recorded by you on Fri 27 Nov 2026.',
    'Survey Was expected by Fri 27 Nov 2026: is there news? Recorded by Ben B. on Fri 27 Nov 2026.',
    'Searches Ben B. will record it.',
    'The buyer’s questions answered Please record it below when you have news.',
    'Exchange of contracts You or Ben B. will record it below.',
    'Completion Expected by Fri 18 Dec 2026. Recorded by you on Fri 27 Nov 2026.',
  ])
  const options = [...screen.getByLabelText<HTMLSelectElement>('Step').options].map(({ text }) => text)
  expect(options).toEqual([
    'Please select',
    'Draft contract with the buyer’s conveyancer',
    'The buyer’s questions answered',
    'Exchange of contracts',
    'Completion',
  ])
})

it('a completed sale asks for nothing more, and shows only what was recorded', () => {
  renderWithSettings(
    <SaleView sale={{ ...saleWithMemorandum, is_completed: true }} userId={7} today="2026-12-20" />,
  )
  expect(screen.queryByLabelText('Step')).toBeNull()
  expect(getText()).toContain('The sale is complete.')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Draft contract/),
    expect.stringMatching(/^Survey/),
    'Completion Done.',
  ])
})

it('a sale that is complete without a memorandum asks for nothing more', () => {
  renderWithSettings(<SaleView sale={{ ...sale, is_completed: true }} userId={7} today="2026-11-28" />)
  expect(getText()).toBe('The sale is complete.')
})

it('says that neither side can end the sale here once the exchange is recorded', () => {
  const memorandum = { text: 'Memorandum', sent_at: '2026-11-27T10:00:00.000Z' }
  const renderWith = (state: 'done' | 'expected') =>
    renderWithSettings(
      <SaleView
        sale={{
          ...sale,
          memorandum,
          milestones: [{ milestone: 'exchange', is_own: true, record: createRecord(state, '2026-11-28') }],
        }}
        userId={7}
        today="2026-11-28"
      />,
    )
  renderWith('expected')
  expect(getText()).toContain('Nothing binds anybody until the solicitors have concluded missives.')
  cleanup()
  renderWith('done')
  expect(getText()).toContain('This sale binds both sides now, so it cannot be ended here.')
  expect(getText()).not.toContain('Nothing binds anybody')
})
