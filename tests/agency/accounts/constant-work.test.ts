import type * as Argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  WRONG_PASSWORD,
  botToken,
  GOOD_PASSWORD,
  createBrowser,
  openTestAgency,
  type TestAgency,
} from './test-agency'

// Skips the delays of constant-time responses, which would take most of this file's time.
vi.mock('node:timers/promises', async () => (await import('./recorded-delays')).recordDelays())

/** The algorithm and cost parameters of each verified hash. The mock below calls the real argon2. */
const verifiedCosts = vi.hoisted(() => [] as string[])
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof Argon2>()
  return {
    ...argon2,
    verify: (hash: string, secret: string) => {
      // A hash reads '$argon2id$v=19$m=19456,t=2,p=1$salt$digest'.
      verifiedCosts.push(hash.split('$').slice(0, 4).join('$'))
      return argon2.verify(hash, secret)
    },
  }
})

let testAgency: TestAgency
beforeAll(async () => {
  testAgency = await openTestAgency()
})
afterAll(() => testAgency?.close())

it('hashes once at the same cost for a full account, a guest, a closed account and an unknown address', async () => {
  await testAgency.register('full@home.example', GOOD_PASSWORD)
  await testAgency.register('guest@home.example')
  await testAgency.register('closed@home.example', GOOD_PASSWORD)
  const browser = await testAgency.logIn('closed@home.example', GOOD_PASSWORD)
  await testAgency.call(
    'deleteAccount',
    { user_id: browser.userId, current_password: GOOD_PASSWORD },
    browser,
  )
  verifiedCosts.length = 0
  for (const email of [
    'full@home.example',
    'guest@home.example',
    'closed@home.example',
    'unknown@home.example',
  ]) {
    const browser = createBrowser()
    expect(
      await testAgency.call(
        'login',
        { email, password: WRONG_PASSWORD, deviceId: browser.deviceId, ...botToken },
        browser,
      ),
    ).toEqual({ ok: false, message: 'Invalid email or password.' })
  }
  expect(verifiedCosts).toEqual(Array.from({ length: 4 }, () => '$argon2id$v=19$m=19456,t=2,p=1'))
})

it('refuses an attempt beyond the rate limit before any password is checked (D-165)', async () => {
  const browser = createBrowser()
  // loginFailuresPerNetwork in accountLimits.
  const MAX_FAILURES_PER_NETWORK = 60
  /** Tries ten logins more than the limit allows, one by one: all at once could exceed the time limit of a call. */
  const tryLogins = async () => {
    const replies = []
    for (let n = 0; n < MAX_FAILURES_PER_NETWORK + 10; n += 1) {
      const email = `any${n}@home.example`
      replies.push(
        await testAgency.call('login', { email, password: 'x', deviceId: '', ...botToken }, browser),
      )
    }
    return replies
  }
  const isChecked = (reply: { ok: boolean; message?: string }) =>
    reply.message === 'Invalid email or password.'
  verifiedCosts.length = 0
  const checkedFirst = (await tryLogins()).filter(isChecked)
  expect(checkedFirst.length).toBeGreaterThanOrEqual(MAX_FAILURES_PER_NETWORK)
  expect(verifiedCosts).toHaveLength(checkedFirst.length)
  // Once a new window begins, earlier attempts count less and less, so that a slow test may see a few more allowed.
  const checkedLater = (await tryLogins()).filter(isChecked)
  expect(checkedLater.length).toBeLessThan(5)
  expect(verifiedCosts).toHaveLength(checkedFirst.length + checkedLater.length)
})
