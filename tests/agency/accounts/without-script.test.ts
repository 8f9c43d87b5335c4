import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { NO_SCRIPT_TOKEN } from '../../../lib/contract/enquiry-rules'
import { GOOD_PASSWORD, newBrowser, openBench, person, type Bench } from './bench'

vi.mock('node:timers/promises', async () => (await import('./recorded-delays')).recordDelays())

let bench: Bench
beforeAll(async () => {
  process.env.RECAPTCHA_SECRET_KEY = 'a-secret'
  bench = await openBench()
})
afterAll(async () => {
  delete process.env.RECAPTCHA_SECRET_KEY
  await bench?.close()
})

const TOO_MANY = {
  ok: false,
  message: 'Too many attempts. Please try again later.',
  retryAfter: expect.any(Number),
}

it('where tokens are verified, the forms without JavaScript work, within stricter limits (D-34)', async () => {
  const provider = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ success: false }))
  try {
    const browser = newBrowser()
    const token = { recaptcha_token: NO_SCRIPT_TOKEN }
    const signup = (n: number) =>
      bench.ask('signup', { ...person(`plain${n}@home.example`, GOOD_PASSWORD), ...token }, browser)
    for (let n = 0; n < 3; n += 1) expect(await signup(n)).toMatchObject({ ok: true })
    expect(await signup(3)).toEqual(TOO_MANY)
    for (let n = 0; n < 10; n += 1)
      expect(
        await bench.ask(
          'login',
          { email: 'plain0@home.example', password: GOOD_PASSWORD, deviceId: '', ...token },
          browser,
        ),
      ).toMatchObject({ ok: true })
    expect(
      await bench.ask(
        'login',
        { email: 'plain0@home.example', password: GOOD_PASSWORD, deviceId: '', ...token },
        browser,
      ),
    ).toEqual(TOO_MANY)
    for (let n = 0; n < 3; n += 1)
      expect(
        await bench.ask('forgottenPassword', { email: `plain${n}@home.example`, ...token }, browser),
      ).toMatchObject({ ok: true })
    expect(await bench.ask('forgottenPassword', { email: 'plain0@home.example', ...token }, browser)).toEqual(
      TOO_MANY,
    )
    expect(provider, 'there is no token to verify').not.toHaveBeenCalled()
    expect(
      await bench.ask('login', {
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
