// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorLog } from '@/components/shell/error-log'
import { HideShellInAccount } from '@/components/shell/hide-shell-in-account'
import { MenuBehaviour } from '@/components/shell/menu-behaviour'
import { SAME_URL_NAVIGATION, ReloadSameUrl } from '@/components/shell/reload-same-url'
import { InternalLink } from '@/components/ui/internal-link'
import { InternalLinkNavigation } from '@/components/shell/internal-link-navigation'
import { navigateTo, resetBrowserBeforeEach, router } from './support'

vi.mock('next/navigation', async () => (await import('./support')).navigation)
resetBrowserBeforeEach()
afterEach(() => vi.useRealTimers())

function Menus({ hasContentBeside = false }) {
  const content = <a href="#sale">Homes for sale</a>
  return (
    <>
      <MenuBehaviour />
      <div>
        <details data-menu={hasContentBeside ? 'beside' : ''} open>
          {/* In jsdom a summary takes no focus by itself. */}
          <summary tabIndex={0}>Buy</summary>
          {hasContentBeside ? null : content}
        </details>
        {hasContentBeside ? content : null}
      </div>
      <button type="button">Elsewhere</button>
    </>
  )
}
const getMenu = () => document.querySelector('details')!

test.each([false, true])(
  'Escape closes the menu and returns the focus to its button (content beside the menu: %s)',
  async (hasContentBeside) => {
    render(<Menus hasContentBeside={hasContentBeside} />)
    screen.getByText('Homes for sale').focus()
    await userEvent.keyboard('{Escape}')
    expect(getMenu().open).toBe(false)
    expect(document.activeElement).toBe(screen.getByText('Buy'))
  },
)

test.each([false, true])(
  'a press or focus outside closes the menu, a press inside does not (content beside the menu: %s)',
  (hasContentBeside) => {
    render(<Menus hasContentBeside={hasContentBeside} />)
    getMenu().open = true
    fireEvent.pointerDown(screen.getByText('Homes for sale'))
    expect(getMenu().open).toBe(true)
    fireEvent.pointerDown(screen.getByText('Elsewhere'))
    expect(getMenu().open).toBe(false)
    getMenu().open = true
    act(() => screen.getByText('Elsewhere').focus())
    expect(getMenu().open).toBe(false)
  },
)

test('a navigation closes the menu', () => {
  const { rerender } = render(<Menus />)
  getMenu().open = true
  navigateTo('/find-a-property')
  rerender(<Menus />)
  expect(getMenu().open).toBe(false)
})

/** A link whose click the router has handled, which prevents the browser's default. */
function RouterLink({ href }: { href: string }) {
  return (
    <>
      <ReloadSameUrl />
      <a href={href} onClick={(event) => event.preventDefault()}>
        Go
      </a>
    </>
  )
}

test.each([
  ['/news/', true],
  ['http://localhost:3000/news/', true],
  ['/news/#top', false],
  ['/news/?page=2', false],
  ['/guides/', false],
])('on /news/ a click on a link to %s loads the page again: %s (ROUTE-20, D-53)', (href, isReloaded) => {
  navigateTo('/news/')
  const onReload = vi.fn()
  window.addEventListener(SAME_URL_NAVIGATION, onReload, { once: true })
  render(<RouterLink href={href} />)
  fireEvent.click(screen.getByText('Go'))
  expect([router.refresh.mock.calls.length, onReload.mock.calls.length]).toEqual(isReloaded ? [1, 1] : [0, 0])
  window.removeEventListener(SAME_URL_NAVIGATION, onReload)
})

test('uncaught errors are logged to the console with type, message and source (SHELL-11, D-153)', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { container } = render(<ErrorLog />)
  window.dispatchEvent(
    new ErrorEvent('error', {
      error: new TypeError('x is not a function'),
      message: 'Uncaught',
      filename: 'page.js',
      lineno: 3,
      colno: 9,
      cancelable: true,
    }),
  )
  expect(log).toHaveBeenLastCalledWith('TypeError', 'x is not a function', 'page.js:3:9')
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: new RangeError('too far') })
  window.dispatchEvent(rejection)
  expect(log).toHaveBeenLastCalledWith('RangeError', 'too far', 'unhandledrejection')
  expect(container.innerHTML).toBe('')
})

const readRootData = () => ({ ...document.documentElement.dataset })

test('the inbox hides footer and chat widget after 2.5 seconds, and leaving shows them again (SHELL-06 to 08, D-140)', () => {
  vi.useFakeTimers()
  window.localStorage.setItem('token', 'abc')
  navigateTo('/my-account/inbox')
  const { rerender } = render(<HideShellInAccount />)
  act(() => void vi.advanceTimersByTime(2_499))
  expect(readRootData()).toEqual({})
  act(() => void vi.advanceTimersByTime(1))
  expect(readRootData()).toEqual({ account: 'open', inbox: 'open' })
  navigateTo('/my-account/welcome')
  rerender(<HideShellInAccount />)
  expect(readRootData()).toEqual({})
  act(() => void vi.advanceTimersByTime(2_500))
  expect(readRootData()).toEqual({ account: 'open' })
})

test('for a visitor nothing of the shell is hidden', () => {
  vi.useFakeTimers()
  navigateTo('/my-account/welcome')
  render(<HideShellInAccount />)
  act(() => void vi.advanceTimersByTime(5_000))
  expect(readRootData()).toEqual({})
})

function PageWithLinks() {
  return (
    <>
      <InternalLinkNavigation />
      <InternalLink href="/guides/?page=2#list">Guides</InternalLink>
      <InternalLink href="/property/1/make-an-offer" prefetch={false}>
        Offer
      </InternalLink>
    </>
  )
}
const getGuidesLink = () => screen.getByRole('link', { name: 'Guides' })
/** Clicks a link. @returns false when the default is prevented, so that the browser does not follow the link */
const clickLink = (link: HTMLElement): boolean => fireEvent.click(link)

test('an InternalLink navigates by the router and is prefetched once, on hover or focus', () => {
  render(<PageWithLinks />)
  fireEvent.pointerOver(getGuidesLink())
  act(() => getGuidesLink().focus())
  expect(router.prefetch.mock.calls).toEqual([['/guides/?page=2#list']])
  expect(clickLink(getGuidesLink())).toBe(false)
  expect(router.push.mock.calls).toEqual([['/guides/?page=2#list']])
})

test('an InternalLink with prefetch={false} navigates without prefetching', () => {
  render(<PageWithLinks />)
  const offer = screen.getByRole('link', { name: 'Offer' })
  fireEvent.pointerOver(offer)
  expect(router.prefetch).not.toHaveBeenCalled()
  expect(clickLink(offer)).toBe(false)
  expect(router.push.mock.calls).toEqual([['/property/1/make-an-offer']])
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j is left to the browser',
  (modifier) => {
    render(<PageWithLinks />)
    // jsdom does not implement the navigation.
    const preventNavigation = vi.fn((event: Event) => event.preventDefault())
    window.addEventListener('click', preventNavigation, { once: true })
    fireEvent.click(getGuidesLink(), modifier)
    expect(preventNavigation.mock.calls[0]?.[0].type).toBe('click')
    expect(router.push).not.toHaveBeenCalled()
  },
)
