import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { NO_SCRIPT_TOKEN } from '../../../lib/contract/enquiry-rules'
import { GOOD_PASSWORD, newBrowser, openTestAgency, signupInput, type TestAgency } from './test-agency'

// Skips the delays of constant-time responses, which would take most of this file's time.
vi.mock('node:timers/promises', async () => (await import('./recorded-delays')).recordDelays())

let testAgency: TestAgency
beforeAll(async () => {
  process.env.RECAPTCHA_SECRET_KEY = 'a-secret'
  testAgency = await openTestAgency()
})
afterAll(async () => {
  delete process.env.RECAPTCHA_SECRET_KEY
  await testAgency?.close()
})

const TOO_MANY = {
  ok: false,
  message: 'Too many attempts. Please try again later.',
  retryAfter: expect.any(Number),
}

it('forms without JavaScript skip the verification of a bot token, within stricter limits (D-34)', async () => {
  const provider = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ success: false }))
  try {
    const browser = newBrowser()
    const token = { recaptcha_token: NO_SCRIPT_TOKEN }
    const signup = (n: number) =>
      testAgency.call(
        'signup',
        { ...signupInput(`plain${n}@home.example`, GOOD_PASSWORD), ...token },
        browser,
      )
    for (let n = 0; n < 3; n += 1) expect(await signup(n)).toMatchObject({ ok: true })
    expect(await signup(3)).toEqual(TOO_MANY)
    for (let n = 0; n < 10; n += 1)
      expect(
        await testAgency.call(
          'login',
          { email: 'plain0@home.example', password: GOOD_PASSWORD, deviceId: '', ...token },
          browser,
        ),
      ).toMatchObject({ ok: true })
    expect(
      await testAgency.call(
        'login',
        { email: 'plain0@home.example', password: GOOD_PASSWORD, deviceId: '', ...token },
        browser,
      ),
    ).toEqual(TOO_MANY)
    for (let n = 0; n < 3; n += 1)
      expect(
        await testAgency.call('forgottenPassword', { email: `plain${n}@home.example`, ...token }, browser),
      ).toMatchObject({ ok: true })
    expect(
      await testAgency.call('forgottenPassword', { email: 'plain0@home.example', ...token }, browser),
    ).toEqual(TOO_MANY)
    expect(provider, 'no token is verified').not.toHaveBeenCalled()
    expect(
      await testAgency.call('login', {
        email: 'plain1@home.example',
        password: GOOD_PASSWORD,
        deviceId: '',
        recaptcha_token: 'invented',
      }),
    ).toEqual({ ok: false, message: 'Bot check failed. Please try again.' })
  } finally {
    provider.mockRestore()
  }
})
