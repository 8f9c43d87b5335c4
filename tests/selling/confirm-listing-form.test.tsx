// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ConfirmListingForm } from '@/components/selling/confirm-listing-form'
import type { ListingKind } from '@/lib/domain/listing-kind'
import type { ListingStatus } from '@/lib/domain/listing-status'
import { renderWithSettings } from '../support/public-settings'

// Mocks the server action for posts without JavaScript, which loads modules that run on the server alone.
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))
vi.mock('next/navigation', () => ({ usePathname: () => '/confirm-listing/key' }))
afterEach(cleanup)

it.each<[ListingKind, ListingStatus | null, string, string]>([
  ['sale', 'available', 'for sale', 'No, please take it off the market'],
  // The status of an upstream that this site does not know.
  ['let', null, 'to let', 'No, please take it off the market'],
  [
    'sale',
    'sold_subject_to_contract',
    'sold subject to contract',
    'No, the sale has fallen through: end it, and take the home off the market',
  ],
  [
    'let',
    'reserved',
    'reserved for a tenant',
    'No, the letting has fallen through: end it, and take the home off the market',
  ],
])(
  '%s, status %s: the owner is asked whether the home is still %s (field O7)',
  (kind, status, state, withdrawLabel) => {
    renderWithSettings(<ConfirmListingForm linkKey="key" kind={kind} status={status} />)
    expect(screen.getByLabelText(`Is it still ${state}?`)).toBeTruthy()
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      `Yes, it is still ${state}`,
      withdrawLabel,
    ])
  },
)
