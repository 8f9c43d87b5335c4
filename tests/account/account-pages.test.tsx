// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AccountMenu } from '@/components/account/account-menu'
import { SessionWatcher } from '@/components/session/session-watcher'
import { LastSearch } from '@/components/account/last-search'
import { leaveAccount } from '@/components/session/leave-account'
import { PasswordField } from '@/components/forms/password-field'
import { AccountButton } from '@/components/shell/account-link'
import { navigation } from '@/lib/browser/navigation'
import { saveDrafts, takeDraft } from '@/lib/browser/draft'
import { forgetLogin, rememberLogin } from '@/lib/browser/session'
import { navigateTo, resetBrowserBeforeEach } from '../shell/support'
import { mockCalls, accepts, answersInTurn, loggedIn, loggedOut, refuses, seller } from './fixture'

vi.mock('next/navigation', async () => (await import('../shell/support')).navigation)
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))

resetBrowserBeforeEach()
const logIn = (id: number) =>
  rememberLogin({ id, token: `secret-${id}`, first_name: 'Ann', seller_info_completed: 1 })
let visitedPaths: string[] = []
beforeEach(() => {
  visitedPaths = []
  window.sessionStorage.clear()
  vi.spyOn(navigation, 'to').mockImplementation((path) => void visitedPaths.push(path))
  vi.spyOn(navigation, 'reload').mockImplementation(() => void visitedPaths.push('reload'))
  navigateTo('/my-account/settings')
})
afterEach(() => vi.unstubAllGlobals())

describe('the menu of the account', () => {
  test('marks the current page, and has a link to log out', () => {
    navigateTo('/my-account/profile/')
    render(<AccountMenu />)
    const menu = screen.getByRole('navigation', { name: 'Account' })
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/my-account/welcome',
      '/my-account/properties',
      '/my-account/lettings',
      '/my-account/inbox',
      '/my-account/viewings',
      '/my-account/saved',
      '/my-account/searches',
      '/my-account/offers',
      '/my-account/payments',
      '/my-account/profile',
      '/my-account/password',
      '/my-account/settings',
      '/logout',
    ])
    expect(within(menu).getByRole('link', { current: 'page' }).textContent).toContain('Profile')
  })

  test.each([
    ['/my-account/orders/1001/review', 'Payments'],
    ['/my-account/inbox/7', 'Inbox'],
  ])('marks the section of %s', (path, section) => {
    navigateTo(path)
    render(<AccountMenu />)
    expect(screen.getByRole('link', { current: true }).textContent).toContain(section)
  })

  test('opens by the header’s button, takes the focus, and gives the focus back when Escape closes it (HEADER-09)', async () => {
    logIn(7)
    const { unmount } = render(
      <>
        <AccountButton />
        <AccountMenu />
      </>,
    )
    const toggle = screen.getByRole('button', { name: 'Account menu' })
    const menu = screen.getByRole('navigation', { name: 'Account' })
    expect(menu.className).toContain('max-desktop:hidden')
    await userEvent.click(toggle)
    expect(menu.className).not.toContain('max-desktop:hidden')
    expect(document.activeElement).toBe(menu)
    await userEvent.keyboard('{Escape}')
    expect(menu.className).toContain('max-desktop:hidden')
    expect(document.activeElement).toBe(toggle)
    // The next page of the account starts with a closed menu.
    await userEvent.click(toggle)
    unmount()
    render(
      <>
        <AccountButton />
        <AccountMenu />
      </>,
    )
    expect(screen.getByRole('button', { name: 'Account menu' }).getAttribute('aria-expanded')).toBe('false')
  })
})

describe('an account page is left when its session ends', () => {
  test('a logout in another tab leads to the login, which returns to the page with its draft', async () => {
    logIn(7)
    mockCalls({})
    render(
      <>
        <form data-draft="profile-7">
          <input name="first_name" defaultValue="Ann" />
        </form>
        <SessionWatcher userId={7} />
      </>,
    )
    screen.getByRole<HTMLInputElement>('textbox').value = 'Annabel'
    expect(visitedPaths).toEqual([])
    act(() => forgetLogin())
    expect(visitedPaths).toEqual(['/login'])
    expect(window.localStorage.getItem('lastURL')).toBe('/my-account/settings')
    expect(window.sessionStorage.getItem('draft:/my-account/settings:profile-7')).toContain('Annabel')
  })
  test('another user’s login in another tab reloads the page', async () => {
    logIn(7)
    mockCalls({ session: loggedIn({ ...seller, id: 9 }) })
    render(<SessionWatcher userId={7} />)
    act(() => logIn(9))
    await waitFor(() => expect(visitedPaths).toEqual(['reload']))
  })
  test('if local storage has another user than the session, it is corrected without a reload', async () => {
    logIn(9)
    const sentCalls = mockCalls({ session: loggedIn(seller) })
    render(<SessionWatcher userId={7} />)
    await waitFor(() => expect(window.localStorage.getItem('user')).toContain('"id":7'))
    expect(visitedPaths).toEqual([])
    expect(sentCalls).toHaveLength(1)
  })
  test('a browser whose storage is full stays on the page (D-18)', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const sentCalls = mockCalls({ session: loggedIn(seller) })
    render(<SessionWatcher userId={7} />)
    await waitFor(() => expect(setItem).toHaveBeenCalledWith('token', expect.anything()))
    await act(async () => undefined) // runs the effects that follow
    expect(visitedPaths).toEqual([])
    expect(sentCalls).toHaveLength(1)
    setItem.mockRestore()
  })
  test('if storage has no login, the session is checked, and an ended session leads to the login (D-18)', async () => {
    mockCalls({ session: loggedOut })
    render(<SessionWatcher userId={7} />)
    await waitFor(() => expect(visitedPaths).toEqual(['/login']))
  })
  test('a page that the Back button restores checks the session, and stays during an outage', async () => {
    logIn(7)
    const outage = () => new Response('', { status: 503 })
    const sentCalls = mockCalls({ session: answersInTurn(outage, loggedOut) })
    render(<SessionWatcher userId={7} />)
    const restorePage = () =>
      act(async () => {
        window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
      })
    await restorePage()
    await waitFor(() => expect(sentCalls).toHaveLength(1))
    expect(visitedPaths).toEqual([])
    await restorePage()
    await waitFor(() => expect(visitedPaths).toContain('/login'))
  })
  test('a logout by the user redirects once, and stores no page to return to', () => {
    logIn(7)
    mockCalls({})
    render(<SessionWatcher userId={7} />)
    act(() => leaveAccount('/login'))
    expect(visitedPaths).toEqual(['/login'])
    expect(window.localStorage.getItem('lastURL')).toBeNull()
  })
})

describe('the last search', () => {
  const acceptsWithCount = (totalItems: number) =>
    accepts({ properties: [], pagination: { currentPage: 1, hasMore: false, totalItems } })
  const storeSearch = () => {
    for (const [key, value] of [
      ['location', 'Witham'],
      ['beds', '2-nomax'],
      ['price', 'nomin-350000'],
    ] as const)
      window.localStorage.setItem(`sales_${key}_filter`, value)
  }
  test('without a stored search there is a link to start one', () => {
    render(<LastSearch kind="let" />)
    expect(screen.getByRole('link', { name: /Start a search/ }).getAttribute('href')).toBe('/find-a-letting')
  })
  test('shows the stored search with the number of homes now, and a link to it (SALES-15)', async () => {
    storeSearch()
    const sentCalls = mockCalls({ property_search: acceptsWithCount(42) })
    render(<LastSearch kind="sale" />)
    await screen.findByText('42 homes at the moment')
    expect(screen.getByText('Witham · 2+ beds · up to £350k')).toBeTruthy()
    expect(screen.getByRole('link', { name: /Carry on/ }).getAttribute('href')).toBe(
      '/find-a-property/Witham/nomin-350000/all-types/2-nomax/this-only',
    )
    expect(sentCalls[0]?.body).toMatchObject({ location: 'Witham', bedrooms: '2-nomax', limit: 1 })
  })
  test('no homes, a refusal and a failure each have a message, and the link stays', async () => {
    storeSearch()
    const cases: [() => Response | Promise<Response>, RegExp][] = [
      [acceptsWithCount(0), /^Nothing at the moment/],
      [refuses('Search failed'), /^Run the search again/],
      [() => Promise.reject(new TypeError('network')), /^Run the search again/],
      [acceptsWithCount(1), /^1 home at the moment$/],
    ]
    for (const [answer, text] of cases) {
      mockCalls({ property_search: answer })
      const { unmount } = render(<LastSearch kind="sale" />)
      expect((await screen.findByText(text)).getAttribute('role')).toBe('status')
      expect(screen.getByRole('link', { name: /Carry on/ })).toBeTruthy()
      unmount()
    }
  })
})

test('a draft has no password, even if the password was visible', () => {
  render(
    <form data-draft="new">
      <input name="name" aria-label="Name" />
      <PasswordField
        id="password"
        name="password"
        label="Password"
        autoComplete="new-password"
        defaultValue="Plum-Harvest"
      />
    </form>,
  )
  act(() => screen.getByRole('button', { name: 'Show password' }).click())
  expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text')
  screen.getByLabelText<HTMLInputElement>('Name').value = 'Ann'
  saveDrafts('/here')
  expect(takeDraft('new', '/here')).toEqual({ name: 'Ann' })
})
