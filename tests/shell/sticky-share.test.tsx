// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { StickyShare } from '@/components/shell/sticky-share'
import { navigateTo, resetBrowserBeforeEach } from './support'

vi.mock('next/navigation', async () => (await import('./support')).navigation)
resetBrowserBeforeEach()

test('a share menu opened before hydration shares the current page (SHELL-08)', () => {
  navigateTo('/find-a-letting')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<StickyShare />)
  expect(screen.getByRole('link', { name: 'WhatsApp', hidden: true }).getAttribute('href')).not.toContain(
    'find-a-letting',
  )
  const menu = container.querySelector('details')
  if (menu) menu.open = true
  render(<StickyShare />, { container, hydrate: true })
  for (const name of ['WhatsApp', 'Email', 'Facebook', 'X', 'LinkedIn'])
    expect(screen.getByRole('link', { name }).getAttribute('href'), name).toContain(
      encodeURIComponent('/find-a-letting'),
    )
})

test('without a clipboard, as over plain http, the link is shown for copying (SHELL-08)', async () => {
  vi.stubGlobal('navigator', { clipboard: undefined })
  const prompt = vi.spyOn(window, 'prompt').mockReturnValue(null)
  navigateTo('/news/')
  const { container } = render(<StickyShare />)
  const menu = container.querySelector('details')!
  menu.open = true
  fireEvent(menu, new Event('toggle'))
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  await vi.waitFor(() =>
    expect(prompt).toHaveBeenCalledExactlyOnceWith('Copy this link', `${location.origin}/news/`),
  )
  prompt.mockRestore()
  vi.unstubAllGlobals()
})

const hasShareButtons = (path: string) => {
  navigateTo(path)
  const { container, unmount } = render(<StickyShare />)
  const hasButtons = container.querySelector('#sticky-share') !== null
  unmount()
  return hasButtons
}

test('public pages have share buttons (SHELL-08)', () => {
  for (const path of [
    '/',
    '/news/',
    '/find-a-property/essex',
    '/estate-agents/kent',
    '/contact/',
    '/sell-your-property',
    '/let-your-property/details',
    // Another page than /login, which has no share buttons.
    '/loginless',
  ])
    expect(hasShareButtons(path), path).toBe(true)
})

test('the launcher of the chat appears beside the share buttons after hydration, and not in the chat (SHELL-07, D-141)', () => {
  navigateTo('/news/')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<StickyShare />)
  expect(container.querySelector('#live-chat-widget')).toBeNull()
  const { unmount } = render(<StickyShare />, { container, hydrate: true })
  expect(screen.getByRole('link', { name: 'Chat with us' }).getAttribute('href')).toBe('/chatbot')
  unmount()
  navigateTo('/chatbot')
  render(<StickyShare />)
  expect(screen.queryByRole('link', { name: 'Chat with us' })).toBeNull()
})

test('login pages have the chat’s launcher alone, and listing pages get it after hydration (SHELL-07, D-141)', () => {
  navigateTo('/property/1234/quiet-row')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<StickyShare />)
  expect(container.innerHTML).toBe('')
  render(<StickyShare />, { container, hydrate: true })
  expect(screen.getByRole('link', { name: 'Chat with us' }).getAttribute('href')).toBe('/chatbot')
  // '/flau/{key}' is the specified path of the automatic login (FLAU-01).
  for (const path of ['/login', '/flau/abc', '/forgotten/reset/LGuTgRfB338']) {
    navigateTo(path)
    expect(renderToString(<StickyShare />), path).toContain('id="live-chat-widget"')
  }
})

test('in the account the server renders the chat’s launcher and no share buttons (SHELL-07)', () => {
  navigateTo('/my-account/inbox')
  expect(renderToString(<StickyShare />)).toContain('id="live-chat-widget"')
  render(<StickyShare />)
  expect(screen.queryByText('Share this page')).toBeNull()
})

test('private pages, and pages with a secret key in their URL, have no share buttons', () => {
  for (const path of [
    '/forgotten/reset/LGuTgRfB338',
    '/forgotten/password',
    '/unsubscribe/abc',
    '/viewing-feedback/abc',
    '/flau/abc',
    '/my-account/welcome',
    '/login',
    '/logout',
    '/stripe-success/1001',
    '/stripe-error',
    '/rightmove-payment/31',
    '/tenant-payments/31',
    '/tenant-payment-failure',
    '/sandbox-checkout/cs_1',
    '/sell-your-property/31/price',
    '/let-your-property/31/preview',
  ])
    expect(hasShareButtons(path), path).toBe(false)
})
