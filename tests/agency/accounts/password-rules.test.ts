import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import { getDeviceName } from '../../../lib/agency/accounts/device-name'
import { msUntilNextStep } from '../../../lib/agency/accounts/constant-time-response'
import { generateCode } from '../../../lib/agency/accounts/one-time-password'
import { isWeakPassword } from '../../../lib/agency/accounts/password-rules'
import { PASSWORD_CHARACTERS } from '../../../lib/config/account-options'
import { demonstrationUsers } from '../../../prisma/seed/users'

const owner = { email: 'helen.marlowe@harbour.example', firstName: 'Helen', lastName: 'Marlowe' }

describe('passwords (D-163)', () => {
  it.each([
    'short-1',
    'password',
    'PASSWORD',
    'p@ssw0rd',
    'Password123',
    'sunshine2026',
    '!Liverpool1!',
    'letmein123',
    '11111111',
    'abababab',
    '123123123',
    'abcdefgh',
    '87654321',
    'zyxwvuts',
    'qwertyui',
    'lkjhgfdsa', // a row of the keyboard, backwards
    'Poiuytrewq99',
    '!abcdef2026',
    'abcabc2026!!',
  ])('%s is refused', async (password) => expect(await isWeakPassword(password, owner)).toBe(true))
  it.each([
    'HelenMarlowe',
    'marlowe1987',
    'helen.marlowe@harbour.example',
    'Emoov123',
    'harbour-helen',
    'Emoov-Helen-1',
  ])('%s is refused, because it is made of the owner’s data or our name', async (password) =>
    expect(await isWeakPassword(password, owner)).toBe(true),
  )
  it.each([
    'Copper-Kettle-88',
    'correct horse battery staple',
    'Marlowe-and-the-fox', // enough is left without the name
    'ñandú-corazón',
    '83920174857bear', // a common word with more digits than a year and two signs
    '日本語のパスワード',
    'xxxxxxxyz3k', // a repetition with more than one further character
  ])('%s is accepted: no rule requires digits, capitals or symbols', async (password) =>
    expect(await isWeakPassword(password, owner)).toBe(false),
  )
  it('the passwords of the demonstration accounts are accepted', async () => {
    for (const { password, ...user } of demonstrationUsers)
      if (password) expect(await isWeakPassword(password, user)).toBe(false)
  })
  it('the 3,000 most common passwords of the minimum length are refused, also with a capital (OWASP ASVS 5, 6.2.4)', async () => {
    const longEnough = dictionary['passwords-common']
      .filter(({ length }) => length >= PASSWORD_CHARACTERS.min)
      .slice(0, 3_000)
    expect(longEnough).toHaveLength(3_000)
    const capitalise = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`
    const acceptedPasswords: string[] = []
    for (const password of longEnough.flatMap((common) => [common, capitalise(common)]))
      if (!(await isWeakPassword(password, owner))) acceptedPasswords.push(password)
    expect(acceptedPasswords).toEqual([])
  })
  it('a common password with a capital, a year and a symbol is refused', async () => {
    expect(await isWeakPassword('Corvette2026!', owner)).toBe(true)
  })
})

it('codes have six digits, of which the first is 0 to 9 with equal probability', () => {
  const CODE_COUNT = 20_000
  const codes = Array.from({ length: CODE_COUNT }, generateCode)
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
  const countsByFirstDigit = Array.from(
    { length: 10 },
    (_, digit) => codes.filter((code) => code.startsWith(String(digit))).length,
  )
  const expectedCount = CODE_COUNT / 10
  // A count of the binomial distribution is never eight standard deviations from the expected count by chance.
  const standardDeviation = Math.sqrt(CODE_COUNT * 0.1 * 0.9)
  const isPlausible = (count: number) => Math.abs(count - expectedCount) < 8 * standardDeviation
  expect(countsByFirstDigit.every(isPlausible)).toBe(true)
})

it('devices are named by browser and system', () => {
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
  const edge =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 Edg/142.0'
  const android =
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36'
  expect([safari, edge, android, 'curl/8.0', undefined].map((userAgent) => getDeviceName(userAgent))).toEqual(
    ['Safari on iPhone', 'Edge on Windows', 'Chrome on Android', '', ''],
  )
})

it('constant-time responses end at whole steps of 200 ms', () => {
  expect([0, 1, 199, 200, 450].map((elapsed) => elapsed + msUntilNextStep(elapsed))).toEqual([
    200, 200, 200, 400, 600,
  ])
})
