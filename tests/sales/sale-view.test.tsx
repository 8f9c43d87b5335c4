// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SaleView } from '@/components/sales/sale-view'
import type { Sale } from '@/lib/contract/sales'
import { memorandumNeeds } from '@/lib/domain/memorandum'
import { show } from '../support/public-settings'

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
}
const getText = () => document.body.textContent ?? ''

it('a sale in Scotland asks for a solicitor, and binds when missives are concluded', () => {
  show(<SaleView sale={sale} userId={7} />)
  expect(screen.getByRole('heading', { name: 'Your solicitor' })).toBeTruthy()
  expect(getText()).toContain('Nothing binds anybody until the solicitors have concluded missives.')
  expect(getText()).toContain('We send it at once when nothing is missing.')
})

it('a sale that is agreed again, of which all is known, asks to confirm the details', () => {
  const conveyancer = {
    firm: 'Deed & Co',
    contact_name: 'Dora',
    email: 'd@deed.example',
    phone: '01632960200',
  }
  show(<SaleView sale={{ ...sale, conveyancer, needs: [] }} userId={7} />)
  expect(getText()).toContain('save your details below once more')
  expect(screen.getByLabelText<HTMLInputElement>('Firm').value).toBe('Deed & Co')
})

it('a memorandum is shown line by line, without a form', () => {
  const memorandum = { text: 'Memorandum\nSeller: <b>Sue</b>', sent_at: '2026-11-27T10:00:00.000Z' }
  show(<SaleView sale={{ ...sale, needs: [], memorandum }} userId={7} />)
  expect(screen.getByText('Seller: <b>Sue</b>')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})
