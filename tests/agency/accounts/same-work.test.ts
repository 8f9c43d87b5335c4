import type * as Argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { botToken, GOOD_PASSWORD, newBrowser, openTestAgency, type TestAgency } from './test-agency'

// Skips the delays of constant-time responses, which would take most of this file's time.
vi.mock('node:timers/promises', async () => (await import('./recorded-delays')).recordDelays())

/** The algorithm and the cost parameters of each argon2 verification, which is still made. */
const verifiedCosts = vi.hoisted(() => [] as string[])
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof Argon2>()
  return {
    ...argon2,
    verify: (hash: string, secret: string) => {
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

it('a login takes the same work for a full account, a guest, a closed account and an unknown address, so that accounts cannot be enumerated', async () => {
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
    const browser = newBrowser()
    expect(
      await testAgency.call(
        'login',
        { email, password: 'Wrong-Kettle-88', deviceId: browser.deviceId, ...botToken },
        browser,
      ),
    ).toEqual({ ok: false, message: 'Invalid email or password.' })
  }
  expect(verifiedCosts).toEqual(Array.from({ length: 4 }, () => '$argon2id$v=19$m=19456,t=2,p=1'))
})

it('an attempt beyond the rate limit is refused before any password check (D-165)', async () => {
  const browser = newBrowser()
  /** Tries 70 logins one after another: at the same time, each could exceed the time limit of a call. */
  const tryLogins = async () => {
    const replies = []
    for (let n = 0; n < 70; n += 1) {
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
  expect(checkedFirst.length).toBeGreaterThanOrEqual(60)
  expect(verifiedCosts).toHaveLength(checkedFirst.length)
  // An attempt counts less as time passes, so that a slow machine may come to check one more.
  const checkedLater = (await tryLogins()).filter(isChecked)
  expect(checkedLater.length).toBeLessThan(5)
  expect(verifiedCosts).toHaveLength(checkedFirst.length + checkedLater.length)
})
