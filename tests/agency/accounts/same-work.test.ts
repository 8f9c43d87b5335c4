import type * as Argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { botToken, GOOD_PASSWORD, newBrowser, openBench, type Bench } from './bench'

vi.mock('node:timers/promises', async () => (await import('./recorded-delays')).recordDelays())

/** Counts what argon2 is asked for, with what costs; the work itself stays. */
const verified = vi.hoisted(() => [] as string[])
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof Argon2>()
  return {
    ...argon2,
    verify: (hash: string, secret: string) => {
      verified.push(hash.split('$').slice(0, 4).join('$'))
      return argon2.verify(hash, secret)
    },
  }
})

let bench: Bench
beforeAll(async () => void (bench = await openBench()))
afterAll(() => bench?.close())

it('a login takes the same work for a full account, a guest, a closed account and an address that we do not know (goals: enumeration)', async () => {
  await bench.register('full@home.example', GOOD_PASSWORD)
  await bench.register('guest@home.example')
  await bench.register('closed@home.example', GOOD_PASSWORD)
  const closing = await bench.logIn('closed@home.example', GOOD_PASSWORD)
  await bench.ask('deleteAccount', { user_id: closing.userId, current_password: GOOD_PASSWORD }, closing)
  verified.length = 0
  for (const email of [
    'full@home.example',
    'guest@home.example',
    'closed@home.example',
    'unknown@home.example',
  ]) {
    const browser = newBrowser()
    expect(
      await bench.ask(
        'login',
        { email, password: 'Wrong-Kettle-88', deviceId: browser.deviceId, ...botToken },
        browser,
      ),
    ).toEqual({ ok: false, message: 'Invalid email or password.' })
  }
  expect(verified).toEqual(Array.from({ length: 4 }, () => '$argon2id$v=19$m=19456,t=2,p=1'))
})

it('a limit that is spent is told before any work (D-165)', async () => {
  const browser = newBrowser()
  /** One after another: together they would take longer than a call may on a busy machine. */
  const attempts = async () => {
    const replies = []
    for (let n = 0; n < 70; n += 1) {
      const email = `any${n}@home.example`
      replies.push(await bench.ask('login', { email, password: 'x', deviceId: '', ...botToken }, browser))
    }
    return replies
  }
  const isChecked = (reply: { ok: boolean; message?: string }) =>
    reply.message === 'Invalid email or password.'
  verified.length = 0
  const first = (await attempts()).filter(isChecked)
  expect(first.length).toBeGreaterThanOrEqual(60)
  expect(verified).toHaveLength(first.length)
  // An attempt counts less as time passes, so that a slow machine may come to check one more.
  const second = (await attempts()).filter(isChecked)
  expect(second.length).toBeLessThan(5)
  expect(verified).toHaveLength(first.length + second.length)
})
