import { beforeEach, expect, it } from 'vitest'
import { announcePolicy } from '../../../lib/agency/accounts/announce-policy'
import { db } from '../../../lib/agency/database'
import { sendMail } from '../../../lib/agency/mail/send-mail'
import { addDays, londonDay } from '../../../lib/format/london-clock'
import { announcePolicyCommand } from '../../../scripts/agency/account-commands'
import { createCommandContext } from '../../support/command-context'
import { countRows, findRows, insertRow, updateRows } from '../../support/tables'
import { useEmptyDatabase } from '../retention/dealings'

const today = londonDay(new Date())
const day = addDays(today, 30)
const change = { day, summary: 'We ask a new firm to check <identities>.' }
const otherChange = { ...change, day: addDays(today, 60) }

useEmptyDatabase()
beforeEach(async () => {
  await db().deleteFrom('mail').execute()
  // Takes the accounts of earlier tests out of the announcements.
  await updateRows('user', {}, { closedAt: new Date() })
})

let userCount = 0
const addAccount = (values: { emailProvedAt?: Date | null; closedAt?: Date; email?: string } = {}) => {
  userCount += 1
  const account = { email: `holder${userCount}@home.example`, firstName: 'Ann', lastName: 'Holder' }
  return insertRow('user', { ...account, emailProvedAt: new Date(), ...values })
}
const readRecipients = async () => (await findRows('mail')).map(({ to }) => to)

it('everybody with an account and a verified address gets one mail about the change (D-171)', async () => {
  const [ann, bea] = [await addAccount(), await addAccount()]
  await addAccount({ closedAt: new Date() })
  await addAccount({ email: 'branch@import.invalid' })
  await addAccount({ emailProvedAt: null })
  expect(await announcePolicy(change)).toBe(2)
  expect(await readRecipients()).toEqual([ann.email, bea.email])
  const [mail] = await findRows('mail')
  expect(mail).toMatchObject({ secret: false, unsubscribeUrl: null, state: 'queued' })
  expect(mail?.text).toContain('What changes: We ask a new firm to check <identities>.')
  expect(mail?.html).toContain('check &lt;identities&gt;.')
  // Runs again after a mail was sent, and one account more was opened.
  await sendMail(mail!.id, { isLastAttempt: false }, async () => undefined)
  const cat = await addAccount()
  expect(await announcePolicy(change)).toBe(1)
  expect(await readRecipients()).toEqual([ann.email, bea.email, cat.email])
  expect(await announcePolicy(otherChange), 'a change of another day').toBe(3)
})

it('simultaneous runs queue one mail for each account, also of more than one batch', async () => {
  const ACCOUNTS = 205 // a batch has 100
  for (let index = 0; index < ACCOUNTS; index += 1) await addAccount()
  const counts = await Promise.all([1, 2, 3].map(() => announcePolicy(change)))
  expect(counts.reduce((sum, count) => sum + count)).toBe(ACCOUNTS)
  expect(new Set(await readRecipients()).size).toBe(ACCOUNTS)
  expect(await countRows('mail')).toBe(ACCOUNTS)
})

it('the command refuses a missing or invalid day, a day that is not in the coming year, and a missing summary', async () => {
  const { lines, openContext } = createCommandContext(process.env.DATABASE_URL ?? '')
  for (const [args, expectedError] of [
    [[], 'is not a day'],
    [['2027-02-30', 'New'], 'is not a day'],
    [['soon', 'New'], 'is not a day'],
    [[today, 'New'], 'after today'],
    [[addDays(today, 366), 'New'], 'within a year'],
    [[day], 'people read what changes'],
  ] as const)
    await expect(announcePolicyCommand(openContext, [...args])).rejects.toThrow(expectedError)
  expect(await countRows('mail')).toBe(0)
  await addAccount()
  const exitCode = await announcePolicyCommand(openContext, [day, 'A', 'new', 'firm.'])
  expect(exitCode).toBe(0)
  expect(lines.at(-1)).toMatch(/^Mails queued about the change on .+: 1$/)
  expect((await findRows('mail'))[0]?.text).toContain('What changes: A new firm.')
})
