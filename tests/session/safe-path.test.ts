import { describe, expect, it } from 'vitest'
import { parseSafePath } from '../../lib/session/safe-path'
import { redirectPayloads } from '../support/redirect-payloads'

describe('parseSafePath, which checks redirect targets (D-23, LOGIN-14)', () => {
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
  ])('accepts a path of this site: %s', (path, expected) => expect(parseSafePath(path)).toBe(expected))

  it.each(redirectPayloads)('never leads to another site: %j', (payload) => {
    const path = parseSafePath(payload)
    if (path === null) return
    // A payload may be accepted, but a browser must resolve the returned path on this site.
    const target = new URL(path, 'https://homes.test')
    expect(target.origin).toBe('https://homes.test')
    expect(path).toMatch(/^\/(?![/\\])/)
  })
  it.each(['/news\\guides', '/my account', '/news\t', '/news\u0000', '/news\u007F'])(
    'refuses a path of this site with a backslash, a space or a control character: %j',
    (path) => expect(parseSafePath(path)).toBeNull(),
  )
  it('returns null for well-known attacks, for values that are not strings, and for very long paths', () => {
    expect(redirectPayloads.length, 'the tests above ran with the whole list').toBeGreaterThanOrEqual(80)
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
      expect(parseSafePath(payload), payload).toBeNull()
    for (const invalid of [null, undefined, 5, {}, [], `/${'a'.repeat(3_000)}`])
      expect(parseSafePath(invalid)).toBeNull()
  })
})
