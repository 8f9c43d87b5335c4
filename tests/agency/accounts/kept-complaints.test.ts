import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sendDueMail } from '../../support/jobs'
import { countRows, findRows, updateRows } from '../../support/tables'
import { botToken, GOOD_PASSWORD, openTestAgency, type TestAgency } from './test-agency'

// Skips the delays of constant-time responses, which would take most of this file's time.
vi.mock('node:timers/promises', async () => (await import('./recorded-delays')).recordDelays())

let testAgency: TestAgency
beforeAll(async () => {
  testAgency = await openTestAgency()
})
afterAll(() => testAgency?.close())

it('keeps the complaints of a deleted account, and still sends the account’s queued messages to the agency', async () => {
  const email = 'complainer@home.example'
  await testAgency.register(email, GOOD_PASSWORD)
  const browser = await testAgency.logIn(email, GOOD_PASSWORD)
  await updateRows('user', { email }, { emailProvedAt: new Date() })
  const complaint = 'Data-protection complaint: you wrote to me again.'
  const report = 'Problem with a listing. 12. It is my home, and I did not list it. Look.'
  for (const message of ['Good morning', complaint, report])
    await testAgency.call('contactUs', {
      name: 'Ann',
      email,
      contact_no: '07700900777',
      message,
      is_agree: true,
      ...botToken,
    })
  await testAgency.call(
    'deleteAccount',
    { user_id: browser.userId, current_password: GOOD_PASSWORD },
    browser,
  )
  expect((await findRows('contactMessage', { email })).map(({ message }) => message)).toEqual([
    complaint,
    report,
  ])
  const sentSubjects: string[] = []
  await sendDueMail(async ({ subject }) => void sentSubjects.push(subject))
  expect(sentSubjects).toContainEqual(expect.stringMatching(/^Data-protection complaint \d+ from/))
  expect(await countRows('mail', { replyTo: email })).toBe(0)
})
