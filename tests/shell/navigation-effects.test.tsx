// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NavigationEffects } from '@/components/shell/navigation-effects'
import { createUuid } from '@/lib/browser/device-id'
import { navigateTo, resetBrowserBeforeEach } from './support'

vi.mock('next/navigation', async () => (await import('./support')).navigation)
resetBrowserBeforeEach()

const readStored = (key: string) => window.localStorage.getItem(key)
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('the device id is a UUID v4 that is created once and never replaced (SHELL-02, D-29)', () => {
  const { unmount } = render(<NavigationEffects />)
  const deviceId = readStored('deviceId')
  expect(deviceId).toMatch(UUID)
  unmount()
  navigateTo('/find-a-property')
  render(<NavigationEffects />)
  expect(readStored('deviceId')).toBe(deviceId)
})

test('the device id does not need crypto.randomUUID, which plain http lacks', () => {
  vi.stubGlobal('crypto', { getRandomValues: globalThis.crypto.getRandomValues.bind(globalThis.crypto) })
  expect(createUuid()).toMatch(UUID)
  vi.unstubAllGlobals()
})

test.each([
  ['/find-a-property/Essex?sort=price-asc&page=3', '/find-a-property/Essex?sort=price-asc&page=3'],
  ['/property/12/arrange-viewing', '/property/12/arrange-viewing'],
  ['/contact/', '/contact/'],
  ['/', null],
  ['/login', null],
  ['/login/', null],
  ['/logout', null],
  ['/flau/some-key', null],
  ['/forgotten/password', null],
  ['/forgotten/reset/some-key', null],
  ['/unsubscribe/some-key', null],
  ['/viewing-feedback/some-key', null],
  // Another page than /flau/{key}, the automatic login.
  ['/flaunting', '/flaunting'],
])('after a visit to %s the stored lastURL is %s (SHELL-04, D-23)', (url, expected) => {
  navigateTo(url)
  render(<NavigationEffects />)
  expect(readStored('lastURL')).toBe(expected)
})

test('a user’s pages do not change lastURL (SHELL-05)', () => {
  window.localStorage.setItem('token', 'abc')
  window.localStorage.setItem('lastURL', '/guides/')
  navigateTo('/news/')
  render(<NavigationEffects />)
  expect(readStored('lastURL')).toBe('/guides/')
})

test('a new page scrolls to the top (SHELL-03), but not the first page, a changed query or going back', () => {
  const { rerender } = render(<NavigationEffects />)
  expect(window.scrollTo).not.toHaveBeenCalled()
  navigateTo('/?utm=1')
  rerender(<NavigationEffects />)
  expect(window.scrollTo).not.toHaveBeenCalled()
  navigateTo('/find-a-property')
  rerender(<NavigationEffects />)
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
  navigateTo('/')
  window.dispatchEvent(new PopStateEvent('popstate'))
  rerender(<NavigationEffects />)
  expect(window.scrollTo).toHaveBeenCalledOnce()
})

test('a navigation scrolls to the top even after a click on a link to a fragment (SHELL-03)', () => {
  const { rerender } = render(<NavigationEffects />)
  navigateTo('/#fees')
  window.dispatchEvent(new PopStateEvent('popstate'))
  rerender(<NavigationEffects />)
  navigateTo('/find-a-property')
  rerender(<NavigationEffects />)
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
})

test('a page with a fragment keeps its scroll position (ROUTE-19)', () => {
  const { rerender } = render(<NavigationEffects />)
  navigateTo('/find-a-letting#more')
  rerender(<NavigationEffects />)
  expect(window.scrollTo).not.toHaveBeenCalled()
})

test.each([
  ['AgeGroup', 'affiliate=AgeGroup'],
  ['agegroup', ''],
  ['Other', ''],
  ['constructor', ''],
])('after a visit with ?ref=%s the cookie is "%s" (HEADER-05, D-137)', (ref, cookie) => {
  navigateTo(`/?ref=${ref}`)
  render(<NavigationEffects />)
  expect(document.cookie).toBe(cookie)
})

test('the affiliate cookie lasts thirty days (HEADER-06)', () => {
  const thirtyDaysInSeconds = 30 * 24 * 60 * 60
  const cookieSpy = vi.spyOn(document, 'cookie', 'set')
  navigateTo('/?ref=AgeGroup')
  render(<NavigationEffects />)
  expect(cookieSpy).toHaveBeenCalledWith(
    `affiliate=AgeGroup; Max-Age=${thirtyDaysInSeconds}; Path=/; SameSite=Lax`,
  )
})

test('a visitor who rejected cookies gets no affiliate cookie (D-152)', () => {
  window.localStorage.setItem('cookieAccepted', 'false')
  navigateTo('/?ref=AgeGroup')
  render(<NavigationEffects />)
  expect(document.cookie).toBe('')
})

test('with blocked local storage the effects do not throw', () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  navigateTo('/guides/')
  expect(() => render(<NavigationEffects />)).not.toThrow()
  expect(blocked).toHaveBeenCalled()
})
