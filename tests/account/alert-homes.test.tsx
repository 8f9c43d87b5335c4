// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { AlertHomes } from '@/components/saved/alert-homes'
import { renderWithSettings } from '../support/public-settings'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }), usePathname: () => '/' }))

// ALERT_HOMES_PER_PAGE is 20, so 45 homes have three pages.
it('a page beyond the last page of an email’s homes says so, and links to the first page', () => {
  renderWithSettings(
    <AlertHomes alertId={7} alert={{ sent_at: '2026-11-23T07:00:00.000Z', homes: [], total: 45 }} page={9} />,
  )
  expect(screen.getByText('There is no page 9')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Start from page 1' }).getAttribute('href')).toBe(
    '/my-account/searches/alerts/7',
  )
  expect(screen.queryByRole('navigation')).toBeNull()
})
