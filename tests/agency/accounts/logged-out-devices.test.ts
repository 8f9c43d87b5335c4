import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { GOOD_PASSWORD, NEW_PASSWORD, openTestAgency, type TestAgency } from './test-agency'

// Skips the delays of constant-time responses, which would take most of this file's time.
vi.mock('node:timers/promises', async () => (await import('./recorded-delays')).recordDelays())

let testAgency: TestAgency
beforeAll(async () => {
  testAgency = await openTestAgency()
})
afterAll(() => testAgency?.close())

it('mails the owner about a device again once the owner has logged it out', async () => {
  const email = 'wary@home.example'
  await testAgency.register(email, GOOD_PASSWORD)
  const countNotices = async () =>
    (await testAgency.findMailTo(email)).filter(({ subject }) => subject.startsWith('A new login')).length
  const owner = await testAgency.logIn(email, GOOD_PASSWORD)
  const stranger = await testAgency.logIn(email, GOOD_PASSWORD)
  const findStrangersSessionId = async () => {
    const reply = await testAgency.call('getSessions', { user_id: owner.userId }, owner)
    return reply.ok ? reply.data.find(({ current }) => !current)?.id : undefined
  }
  let password = GOOD_PASSWORD
  const waysToLogOutStranger = [
    async () =>
      testAgency.call(
        'endSessions',
        { user_id: owner.userId, session_id: await findStrangersSessionId() },
        owner,
      ),
    async () => testAgency.call('endSessions', { user_id: owner.userId, others: true }, owner),
    async () => {
      const passwords = {
        current_password: password,
        password: NEW_PASSWORD,
        confirm_password: NEW_PASSWORD,
      }
      password = NEW_PASSWORD
      return testAgency.call('changePassword', { user_id: owner.userId, ...passwords }, owner)
    },
  ]
  for (const [index, logOut] of waysToLogOutStranger.entries()) {
    expect(await countNotices()).toBe(index + 1)
    expect(await logOut()).toMatchObject({ ok: true })
    await testAgency.logIn(email, password, stranger)
  }
  await testAgency.logIn(email, password, owner)
  // One at the stranger's first login, and one after each of the three logouts.
  expect(await countNotices(), 'none about the owner’s own browser').toBe(4)
})
