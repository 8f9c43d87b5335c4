import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { GOOD_PASSWORD, newBrowser, openBench, type Bench, type Browser } from './bench'
import { findRow } from '../../support/tables'

vi.mock('node:timers/promises', async () => (await import('./recorded-delays')).recordDelays())

let bench: Bench
beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench?.close())

const DONE = { ok: true, data: null, message: 'Success' }
const own = (browser: Browser) => ({ user_id: browser.userId })

describe('the password (B-04, D-164)', () => {
  const change = (browser: Browser, password: string, current_password?: string) =>
    bench.ask(
      'changePassword',
      { ...own(browser), current_password, password, confirm_password: password },
      browser,
    )

  it('is changed by who knows it; every token ends, the caller gets a fresh one, the owner is told', async () => {
    await bench.register('cara@home.example', GOOD_PASSWORD)
    const [here, there] = [
      await bench.logIn('cara@home.example', GOOD_PASSWORD),
      await bench.logIn('cara@home.example', GOOD_PASSWORD),
    ]
    const fresh: string[] = []
    here.caller.onToken = (token) => void fresh.push(token)
    expect(await change(here, 'Velvet-Harbour-19', 'Wrong-Kettle-88')).toEqual({
      ok: false,
      message: 'Current password is incorrect.',
    })
    expect(await change(here, 'Velvet-Harbour-19')).toEqual({
      ok: false,
      message: 'Please enter your current password.',
    })
    expect(await change(here, 'password1', GOOD_PASSWORD)).toEqual({
      ok: false,
      message: 'Please choose a longer or less common password.',
    })
    expect(fresh).toEqual([])
    expect(await change(here, 'Velvet-Harbour-19', GOOD_PASSWORD)).toEqual(DONE)
    for (const browser of [here, there])
      await expect(bench.ask('getUserData', own(browser), browser)).rejects.toMatchObject({
        code: 'invalid_token',
      })
    here.caller.token = fresh[0]
    expect(await bench.ask('getUserData', own(here), here)).toMatchObject({ ok: true })
    expect((await bench.mailTo('cara@home.example')).at(-1)?.subject).toBe(
      'Your password for Emoov has been changed',
    )
    expect(
      (await bench.mailTo('cara@home.example')).filter(({ subject }) => subject.startsWith('A new login')),
      'a fresh session on a known browser is no new device',
    ).toHaveLength(1)
    await bench.logIn('cara@home.example', 'Velvet-Harbour-19')
  })
  it('of two changes at once one is done', async () => {
    await bench.register('duo@home.example', GOOD_PASSWORD)
    const [here, there] = [
      await bench.logIn('duo@home.example', GOOD_PASSWORD),
      await bench.logIn('duo@home.example', GOOD_PASSWORD),
    ]
    const replies = await Promise.all([
      change(here, 'Velvet-Harbour-19', GOOD_PASSWORD),
      change(there, 'Velvet-Harbour-20', GOOD_PASSWORD),
    ])
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  })
  it('is a guest’s first without a current one; the account is a full one then', async () => {
    await bench.register('gus@home.example')
    const { createLink } = await import('../../../lib/agency/accounts/links')
    const user = await findRow('user', { email: 'gus@home.example' })
    const browser = newBrowser()
    const reply = await bench.ask(
      'autoLogin',
      {
        key: await bench.db.withTransaction((tx) => createLink(tx, user.id, 'login')),
        deviceId: browser.deviceId,
      },
      browser,
    )
    Object.assign(browser, {
      userId: user.id,
      caller: { ...browser.caller, token: reply.ok ? reply.data.token : '' },
    })
    expect(await bench.ask('getUserData', own(browser), browser)).toMatchObject({ data: { is_guest: true } })
    expect(await change(browser, 'Velvet-Harbour-19')).toEqual(DONE)
    await bench.logIn('gus@home.example', 'Velvet-Harbour-19')
  })
  it('is not found out by trying: ten failures, then a wait (D-165)', async () => {
    await bench.register('thief@home.example', GOOD_PASSWORD)
    const browser = await bench.logIn('thief@home.example', GOOD_PASSWORD)
    const replies = await Promise.all(
      Array.from({ length: 15 }, () => change(browser, 'Velvet-Harbour-19', 'Wrong-Kettle-88')),
    )
    expect(replies.filter(({ message }) => message === 'Current password is incorrect.')).toHaveLength(10)
    expect(await change(browser, 'Velvet-Harbour-19', GOOD_PASSWORD)).toEqual({
      ok: false,
      message: 'Too many attempts. Please try again later.',
      retryAfter: expect.any(Number),
    })
  })
  it('a login that began before the change does not outlive it', async () => {
    const { id } = await bench.register('edge@home.example', GOOD_PASSWORD)
    const { startSession } = await import('../../../lib/agency/accounts/start-session')
    const before = await findRow('user', { id })
    await change(await bench.logIn('edge@home.example', GOOD_PASSWORD), 'Velvet-Harbour-19', GOOD_PASSWORD)
    expect(
      await bench.db.withTransaction((tx) =>
        startSession(tx, id, { deviceId: 'd' }, before.passwordHash ?? ''),
      ),
    ).toBeNull()
  })
})
