import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { NO_SCRIPT_TOKEN } from '../../../lib/contract/enquiry-rules'
import {
  GOOD_PASSWORD,
  createBrowser,
  openTestAgency,
  createSignupInput,
  type TestAgency,
} from './test-agency'

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

// The limits are those of `limitsWithoutScript`: three signups, ten logins and three resets an hour.
it('accepts forms that are sent without JavaScript, without a bot check but within stricter limits (D-34)', async () => {
  const fetchSpy = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ success: false }))
  try {
    const browser = createBrowser()
    const noScriptToken = { recaptcha_token: NO_SCRIPT_TOKEN }
    const signUp = (n: number) =>
      testAgency.call(
        'signup',
        { ...createSignupInput(`plain${n}@home.example`, GOOD_PASSWORD), ...noScriptToken },
        browser,
      )
    for (let n = 0; n < 3; n += 1) expect(await signUp(n)).toMatchObject({ ok: true })
    expect(await signUp(3)).toEqual(TOO_MANY)
    for (let n = 0; n < 10; n += 1)
      expect(
        await testAgency.call(
          'login',
          { email: 'plain0@home.example', password: GOOD_PASSWORD, deviceId: '', ...noScriptToken },
          browser,
        ),
      ).toMatchObject({ ok: true })
    expect(
      await testAgency.call(
        'login',
        { email: 'plain0@home.example', password: GOOD_PASSWORD, deviceId: '', ...noScriptToken },
        browser,
      ),
    ).toEqual(TOO_MANY)
    for (let n = 0; n < 3; n += 1)
      expect(
        await testAgency.call(
          'forgottenPassword',
          { email: `plain${n}@home.example`, ...noScriptToken },
          browser,
        ),
      ).toMatchObject({ ok: true })
    expect(
      await testAgency.call('forgottenPassword', { email: 'plain0@home.example', ...noScriptToken }, browser),
    ).toEqual(TOO_MANY)
    expect(fetchSpy, 'no token is verified').not.toHaveBeenCalled()
    expect(
      await testAgency.call('login', {
        email: 'plain1@home.example',
        password: GOOD_PASSWORD,
        deviceId: '',
        recaptcha_token: 'invented',
      }),
    ).toEqual({ ok: false, message: 'Bot check failed. Please try again.' })
  } finally {
    fetchSpy.mockRestore()
  }
})
