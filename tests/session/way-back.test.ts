// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { moveReturnToCookie } from '../../lib/browser/return-to'
import { takeLastUrl } from '../../lib/browser/session'
import { redirectPayloads } from '../support/redirect-payloads'

const clear = () => {
  window.localStorage.clear()
  document.cookie = 'return-to=; Max-Age=0; Path=/'
}
const standsHere = (path: string) => {
  expect(path).toMatch(/^\/(?![/\\])/)
  expect(new URL(path, 'https://homes.test').origin).toBe('https://homes.test')
}

describe('after a login nobody is led off the site (LOGIN-14, D-23)', () => {
  beforeEach(clear)
  it.each(redirectPayloads)('by a planted lastURL: %j', (payload) => {
    window.localStorage.setItem('lastURL', payload)
    standsHere(takeLastUrl())
    expect(window.localStorage.getItem('lastURL')).toBeNull()
  })
  it.each(redirectPayloads)('by a planted cookie: %j', (payload) => {
    document.cookie = `return-to=${encodeURIComponent(payload)}; Path=/`
    moveReturnToCookie()
    standsHere(takeLastUrl())
    expect(document.cookie).not.toContain('return-to')
  })
  it('and whoever came from a page of the site goes back to it', () => {
    window.localStorage.setItem('lastURL', '/find-a-property/Witham?sort=price-asc')
    document.cookie = `return-to=${encodeURIComponent('/my-account/profile')}; Path=/`
    moveReturnToCookie()
    expect(takeLastUrl()).toBe('/my-account/profile')
    expect(takeLastUrl()).toBe('/my-account/welcome')
  })
})
