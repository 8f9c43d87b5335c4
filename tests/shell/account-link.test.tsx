// @vitest-environment jsdom
import { act, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { AccountButton, AccountLink } from '@/components/shell/account-link'
import { FooterAccountLink } from '@/components/shell/footer-account-link'
import { setHasUnreadThreads, useIsAccountMenuOpen } from '@/components/session/account-menu-state'
import { navigateTo, resetBrowserBeforeEach, router } from './support'

vi.mock('next/navigation', async () => (await import('./support')).navigation)
resetBrowserBeforeEach()
beforeEach(() => setHasUnreadThreads(false))

const logIn = () => window.localStorage.setItem('token', 'abc')

/** Renders the button and the link; on the site a style sheet shows one of them, by the width of the window. */
const renderBoth = () =>
  render(
    <>
      <AccountButton />
      <AccountLink />
    </>,
  )

test('a visitor sees LOG IN and no account menu (HEADER-01, HEADER-15)', () => {
  renderBoth()
  const links = screen.getAllByRole('link', { name: 'LOG IN' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/login', '/login'])
  expect(screen.queryByText(/DASHBOARD/)).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a user sees DASHBOARD and, on a narrow screen, a button in its place (HEADER-02)', () => {
  logIn()
  renderBoth()
  expect(screen.getByRole('link', { name: 'DASHBOARD' }).getAttribute('href')).toBe('/my-account/welcome')
  expect(screen.getByRole('button', { name: 'Dashboard' })).toBeTruthy()
  expect(screen.queryByText('LOG IN')).toBeNull()
})

test('the footer’s link is the login for a visitor and the account for a user (HEADER-15, D-168)', () => {
  const { unmount } = render(<FooterAccountLink className="" />)
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
  unmount()
  logIn()
  render(<FooterAccountLink className="" />)
  expect(screen.getByRole('link', { name: 'My account' }).getAttribute('href')).toBe('/my-account/welcome')
  expect(screen.queryByText('Log in')).toBeNull()
})

test('unread threads put a dot on the link and the button, which blinks only five times (HEADER-03, WCAG 2.2.2)', () => {
  logIn()
  renderBoth()
  expect(screen.queryByText('Unread messages')).toBeNull()
  act(() => setHasUnreadThreads(true))
  const [label, ...otherLabels] = screen.getAllByText('Unread messages')
  expect(otherLabels).toHaveLength(1)
  expect(label?.parentElement?.innerHTML).toContain('unread-blink_1s_ease-in-out_5')
})

test('outside the account the button closes open menus and opens the account (HEADER-10)', async () => {
  logIn()
  const menu = document.createElement('details')
  menu.dataset.menu = ''
  menu.open = true
  document.body.append(menu)
  renderBoth()
  await userEvent.click(screen.getByRole('button', { name: 'Dashboard' }))
  expect(menu.open).toBe(false)
  expect(router.push).toHaveBeenCalledWith('/my-account/welcome')
  menu.remove()
})

test('in the account the button opens and closes the account menu (HEADER-09)', async () => {
  logIn()
  navigateTo('/my-account/welcome')
  const { result } = renderHook(() => useIsAccountMenuOpen())
  renderBoth()
  const button = screen.getByRole('button', { name: 'Account menu' })
  await userEvent.click(button)
  expect([result.current, button.getAttribute('aria-expanded')]).toEqual([true, 'true'])
  await userEvent.click(button)
  expect([result.current, button.getAttribute('aria-expanded')]).toEqual([false, 'false'])
  expect(router.push).not.toHaveBeenCalled()
})
