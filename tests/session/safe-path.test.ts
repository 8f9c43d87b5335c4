import { describe, expect, it } from 'vitest'
import { safePath } from '../../lib/session/safe-path'
import { redirectPayloads } from '../support/redirect-payloads'

describe('where somebody may be sent to (D-23, LOGIN-14)', () => {
  it.each([
    ['/', '/'],
    [
      '/find-a-property/Southend%20on%20Sea?sort=price-asc&page=3',
      '/find-a-property/Southend%20on%20Sea?sort=price-asc&page=3',
    ],
    ['/property/12/a-home#map', '/property/12/a-home#map'],
    [
      '/find-a-letting/essex/400-2400+/all-types/any-bedrooms/one-mile',
      '/find-a-letting/essex/400-2400+/all-types/any-bedrooms/one-mile',
    ],
    ['/my-account/../contact/', '/contact/'],
    ['/news/?next=https://evil.example/', '/news/?next=https://evil.example/'],
    ['/café', '/caf%C3%A9'],
  ])('a path of this site: %s', (given, wanted) => expect(safePath(given)).toBe(wanted))

  it.each(redirectPayloads)('nowhere else: %j', (payload) => {
    const path = safePath(payload)
    if (path === null) return
    // What is let through must stand on this site for a browser, whatever it looks like.
    const there = new URL(path, 'https://homes.test')
    expect(there.origin).toBe('https://homes.test')
    expect(path).toMatch(/^\/(?![/\\])/)
  })
  it.each(['/news\\guides', '/my account', '/news\t', '/news\u0000', '/news\u007F'])(
    'refuses a path of this site with a backslash, a space or a control character: %j',
    (path) => expect(safePath(path)).toBeNull(),
  )
  it('refuses at least the plain ones outright', () => {
    expect(redirectPayloads.length).toBeGreaterThanOrEqual(80)
    for (const payload of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '',
      'evil.example',
      '/\t/evil.example',
      '/.//evil.example',
    ])
      expect(safePath(payload), payload).toBeNull()
    for (const odd of [null, undefined, 5, {}, [], `/${'a'.repeat(3_000)}`]) expect(safePath(odd)).toBeNull()
  })
})
