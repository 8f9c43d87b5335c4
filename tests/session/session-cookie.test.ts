import { describe, expect, it } from 'vitest'
import {
  getCookieValue,
  listCookieValues,
  createExpiredSessionCookie,
  isContested,
  createSessionCookie,
} from '../../lib/session/cookie'
import { plainSessionCodec, createSealedSessionCodec } from '../../lib/session/session-codec'
import { isSecureSite } from '../../lib/session/secure-site'
import { deriveSocketToken } from '../../lib/realtime/socket-token'

/** A token with every kind of character of base64url. */
const token = 'Zq3-x_1'.repeat(6)
const secret = 'a secret of at least thirty-two signs'
const DAY_MS = 86_400_000

describe('a session in a cookie (D-18)', () => {
  it('is read as it was written, by both codecs', () => {
    for (const codec of [plainSessionCodec, createSealedSessionCodec(secret, DAY_MS)])
      expect(codec.read(codec.write({ id: 7, token }))).toEqual({ id: 7, token })
  })
  it.each([
    null,
    '',
    '.',
    '7',
    '7.',
    `0.${token}`,
    `-1.${token}`,
    `7.${token}!`,
    `99999999999.${token}`,
    `7.${'a'.repeat(500)}`,
    '[object Object]',
  ])('is refused by the plain codec if it is malformed: %j', (value) => {
    expect(plainSessionCodec.read(value)).toBeNull()
  })
  it('is encrypted by the sealed codec, differently each time', () => {
    const codec = createSealedSessionCodec(secret, DAY_MS)
    const [firstValue, secondValue] = [codec.write({ id: 7, token }), codec.write({ id: 7, token })]
    expect(firstValue).not.toBe(secondValue)
    expect(Buffer.from(firstValue, 'base64url').toString('latin1')).not.toContain(token)
    expect(firstValue).toMatch(/^[\w-]+$/)
  })
  it('is refused by the sealed codec if a byte was changed or the secret differs', () => {
    const codec = createSealedSessionCodec(secret, DAY_MS)
    const value = codec.write({ id: 7, token })
    const bytes = Buffer.from(value, 'base64url')
    for (let index = 0; index < bytes.length; index += 1) {
      const forgedBytes = Buffer.from(bytes)
      forgedBytes[index] = (forgedBytes[index] ?? 0) ^ 1 // changes one bit
      expect(codec.read(forgedBytes.toString('base64url')), `byte ${index}`).toBeNull()
    }
    expect(createSealedSessionCodec(`${secret}.`, DAY_MS).read(value)).toBeNull()
    for (const malformed of [
      null,
      '',
      'x',
      value.slice(0, -4),
      `${plainSessionCodec.write({ id: 7, token })}`,
    ])
      expect(codec.read(malformed)).toBeNull()
  })
  it('expires in the sealed codec when the token expires (D-164)', () => {
    let now = 0
    const codec = createSealedSessionCodec(secret, 30 * DAY_MS, () => now)
    const value = codec.write({ id: 7, token })
    now = 30 * DAY_MS - 1
    expect(codec.read(value)).not.toBeNull()
    now = 30 * DAY_MS
    expect(codec.read(value)).toBeNull()
  })
  it('has a cookie that scripts cannot read, that forms of other sites do not send, and that is Secure on an HTTPS site', () => {
    // 2,592,000 seconds are the 30 days of a session. The prefix __Host- keeps other hosts from setting the cookie.
    expect(createSessionCookie('v', true)).toBe(
      '__Host-session=v; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure',
    )
    expect(createSessionCookie('v', false)).toBe('session=v; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax')
    expect(createExpiredSessionCookie(true)).toBe(
      '__Host-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    )
    expect(isSecureSite({ SITE_URL: 'https://homes.test' }, null)).toBe(true)
    expect(isSecureSite({}, 'https, http')).toBe(true)
    expect(isSecureSite({ SITE_URL: 'http://homes.test' }, 'http')).toBe(false)
  })
  it('is found among other cookies by the exact name', () => {
    expect(getCookieValue('affiliate=AgeGroup; session=7.abc=; x=1', 'session')).toBe('7.abc=')
    expect(getCookieValue('mysession=1; session2=2; __Host-session=3', 'session')).toBeNull()
    expect(getCookieValue('session=', 'session')).toBeNull()
    expect(getCookieValue(null, 'session')).toBeNull()
  })
  it('is refused if two cookies of its name differ, because a sibling host may have planted one', () => {
    for (const header of ['session=7.mine; session=8.planted', 'session=8.planted; a=1; session=7.mine']) {
      expect(getCookieValue(header, 'session')).toBeNull()
      expect(isContested(header, 'session')).toBe(true)
      expect(listCookieValues(header, 'session'), 'both sessions, which the server can end').toHaveLength(2)
    }
    expect(getCookieValue('session=7.mine; session=7.mine', 'session')).toBe('7.mine')
    expect(isContested('session=7.mine; __Host-session=8', 'session')).toBe(false)
  })
  it('cannot be derived from the socket token that a page stores', () => {
    expect(deriveSocketToken(token)).not.toContain(token.slice(0, 8))
    expect(deriveSocketToken(token)).toBe(deriveSocketToken(token))
    expect(deriveSocketToken(`${token}a`)).not.toBe(deriveSocketToken(token))
    expect(
      plainSessionCodec.read(`7.${deriveSocketToken(token)}`),
      'a well-formed session that the agency does not know',
    ).not.toBeNull()
  })
})
