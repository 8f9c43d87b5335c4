// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { moveReturnPathToStorage } from '../../lib/browser/return-to'
import { takeLastUrl } from '../../lib/browser/session'
import { redirectPayloads } from '../support/redirect-payloads'

const clearStorage = () => {
  window.localStorage.clear()
  document.cookie = 'return-to=; Max-Age=0; Path=/'
}
const expectOwnSite = (path: string) => {
  // '//evil.example' and '/\evil.example' lead to another site.
  expect(path).toMatch(/^\/(?![/\\])/)
  expect(new URL(path, 'https://homes.test').origin).toBe('https://homes.test')
}

describe('the page to return to after a login is always on this site (LOGIN-14, D-23)', () => {
  beforeEach(clearStorage)
  it.each(redirectPayloads)('with a planted lastURL: %j', (payload) => {
    window.localStorage.setItem('lastURL', payload)
    expectOwnSite(takeLastUrl())
    expect(window.localStorage.getItem('lastURL')).toBeNull()
  })
  it.each(redirectPayloads)('with a planted cookie: %j', (payload) => {
    document.cookie = `return-to=${encodeURIComponent(payload)}; Path=/`
    moveReturnPathToStorage()
    expectOwnSite(takeLastUrl())
    expect(document.cookie).not.toContain('return-to')
  })
  it('is the page that the visitor came from, by the cookie rather than by storage', () => {
    window.localStorage.setItem('lastURL', '/find-a-property/Witham?sort=price-asc')
    document.cookie = `return-to=${encodeURIComponent('/my-account/profile')}; Path=/`
    moveReturnPathToStorage()
    expect(takeLastUrl()).toBe('/my-account/profile')
    expect(takeLastUrl()).toBe('/my-account/welcome')
  })
})
