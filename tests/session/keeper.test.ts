import { describe, expect, it } from 'vitest'
import {
  cookieValue,
  cookieValues,
  expiredSessionCookie,
  isContested,
  createSessionCookie,
} from '../../lib/session/cookie'
import { plainSessionCodec, sealedSessionCodec } from '../../lib/session/session-codec'
import { isSecureSite } from '../../lib/session/secure-site'
import { deriveSocketToken } from '../../lib/realtime/socket-token'

const token = 'Zq3-x_1'.repeat(6)
const secret = 'a secret of at least thirty-two signs'
const DAY = 86_400_000

describe('a session in a cookie (D-18)', () => {
  it('is read back as it was written, by either codec', () => {
    for (const codec of [plainSessionCodec, sealedSessionCodec(secret, DAY)])
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
  ])('an open one is nothing else: %j', (value) => {
    expect(plainSessionCodec.read(value)).toBeNull()
  })
  it('sealed, it shows nothing of the token, and never looks the same twice', () => {
    const codec = sealedSessionCodec(secret, DAY)
    const [one, other] = [codec.write({ id: 7, token }), codec.write({ id: 7, token })]
    expect(one).not.toBe(other)
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain(token)
    expect(one).toMatch(/^[\w-]+$/)
  })
  it('sealed, no sign of it can be changed, and no other secret opens it', () => {
    const codec = sealedSessionCodec(secret, DAY)
    const value = codec.write({ id: 7, token })
    const bytes = Buffer.from(value, 'base64url')
    for (let at = 0; at < bytes.length; at += 1) {
      const forged = Buffer.from(bytes)
      forged[at] = (forged[at] ?? 0) ^ 1
      expect(codec.read(forged.toString('base64url')), `byte ${at}`).toBeNull()
    }
    expect(sealedSessionCodec(`${secret}.`, DAY).read(value)).toBeNull()
    for (const nonsense of [
      null,
      '',
      'x',
      value.slice(0, -4),
      `${plainSessionCodec.write({ id: 7, token })}`,
    ])
      expect(codec.read(nonsense)).toBeNull()
  })
  it('sealed, it ends when the token does (D-164)', () => {
    let now = 0
    const codec = sealedSessionCodec(secret, 30 * DAY, () => now)
    const value = codec.write({ id: 7, token })
    now = 30 * DAY - 1
    expect(codec.read(value)).not.toBeNull()
    now = 30 * DAY
    expect(codec.read(value)).toBeNull()
  })
  it('is out of reach of scripts and of other sites’ forms, and encrypted where the site is', () => {
    expect(createSessionCookie('v', true), 'no other host can plant it').toBe(
      '__Host-session=v; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure',
    )
    expect(createSessionCookie('v', false)).toBe('session=v; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax')
    expect(expiredSessionCookie(true)).toBe(
      '__Host-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    )
    expect(isSecureSite({ SITE_URL: 'https://homes.test' }, null)).toBe(true)
    expect(isSecureSite({}, 'https, http')).toBe(true)
    expect(isSecureSite({ SITE_URL: 'http://homes.test' }, 'http')).toBe(false)
  })
  it('is found among other cookies, by its whole name', () => {
    expect(cookieValue('affiliate=AgeGroup; session=7.abc=; x=1', 'session')).toBe('7.abc=')
    expect(cookieValue('mysession=1; session2=2; __Host-session=3', 'session')).toBeNull()
    expect(cookieValue('session=', 'session')).toBeNull()
    expect(cookieValue(null, 'session')).toBeNull()
  })
  it('is nobody’s where two of its name differ, as a sibling host may have planted one', () => {
    for (const header of ['session=7.mine; session=8.planted', 'session=8.planted; a=1; session=7.mine']) {
      expect(cookieValue(header, 'session')).toBeNull()
      expect(isContested(header, 'session')).toBe(true)
      expect(
        cookieValues(header, 'session'),
        'both are seen, so that the browser can be told to forget',
      ).toHaveLength(2)
    }
    expect(cookieValue('session=7.mine; session=7.mine', 'session')).toBe('7.mine')
    expect(isContested('session=7.mine; __Host-session=8', 'session')).toBe(false)
  })
  it('what a page keeps for the socket cannot be turned back into the token', () => {
    expect(deriveSocketToken(token)).not.toContain(token.slice(0, 8))
    expect(deriveSocketToken(token)).toBe(deriveSocketToken(token))
    expect(deriveSocketToken(`${token}a`)).not.toBe(deriveSocketToken(token))
    expect(
      plainSessionCodec.read(`7.${deriveSocketToken(token)}`),
      'a well-formed session that the agency does not know',
    ).not.toBeNull()
  })
})
