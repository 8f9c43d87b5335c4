import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addListings, giveListingsTo } from '../../support/listings'
import {
  WRONG_PASSWORD,
  botToken,
  GOOD_PASSWORD,
  createBrowser,
  openTestAgency,
  type TestAgency,
  type Browser,
  setSession,
} from './test-agency'
import { query } from '../../support/sql'
import { countRows, findRow, findRows } from '../../support/tables'
import { sendUserMessage } from '../../../lib/agency/accounts/messages'
import { deriveSocketToken } from '../../../lib/realtime/socket-token'
import { sendDueMail } from '../../support/jobs'

// Skips the delays of constant-time responses, which would take most of this file's time.
vi.mock('node:timers/promises', async () => (await import('./recorded-delays')).recordDelays())

let testAgency: TestAgency
beforeAll(async () => {
  testAgency = await openTestAgency()
})
afterAll(() => testAgency?.close())

const toUserInput = (browser: Browser) => ({ user_id: browser.userId })
const deleteAccount = (browser: Browser, password = GOOD_PASSWORD) =>
  testAgency.call('deleteAccount', { ...toUserInput(browser), current_password: password }, browser)

/** Finds the rows of all tables, the job runner's too, that contain one of the texts. @returns each as 'table: row' */
async function findRowsWith(...texts: string[]): Promise<string[]> {
  const tables = await query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
      WHERE table_schema IN ('public', 'graphile_worker')`,
  )
  expect(tables.length, 'the tables are found').toBeGreaterThan(20)
  const foundRows: string[] = []
  for (const { name } of tables) {
    // `t::text` is the whole row as one text.
    const rows = await query<{ row: string }>(
      `SELECT t::text AS row FROM ${name} t
        WHERE EXISTS (SELECT FROM unnest($1::text[]) w WHERE position(lower(w) IN lower(t::text)) > 0)`,
      [texts],
    )
    foundRows.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  return foundRows
}

/** Registers an account, logs in, and creates rows in every table about accounts. Its listings cost £250,000. */
async function addAccountWithData(email: string): Promise<Browser> {
  await testAgency.register(email, GOOD_PASSWORD)
  const browser = await testAgency.logIn(email, GOOD_PASSWORD)
  await query('UPDATE "user" SET email_proved_at = now() WHERE email = $1', [email])
  await testAgency.call(
    'updateProfile',
    {
      ...toUserInput(browser),
      title: 'Mrs',
      first_name: 'Zebedina',
      last_name: 'Quillfeather',
      mobile: '07700900777',
      buying_position: 'cash',
    },
    browser,
  )
  await testAgency.call(
    'updatePreferences',
    { ...toUserInput(browser), newsletter: true, notify_messages: true, notify_logins: true },
    browser,
  )
  await testAgency.call('loginOtpRequest', { email, deviceId: createBrowser().deviceId, ...botToken })
  await testAgency.call('forgottenPassword', { email, ...botToken })
  await testAgency.call('contactUs', {
    name: 'Zebedina Quillfeather',
    email,
    contact_no: '07700900777',
    message: `I am Zebedina, at ${email}.`,
    is_agree: true,
    ...botToken,
  })
  await sendUserMessage({ email, type: 'info', title: 'For Zebedina', body: '<p>Dear Zebedina</p>' })
  const ids = await addListings([
    { street: `${email.replace('@home.example', '')} Lane` },
    { kind: 'let', status: 'let_agreed', street: 'Quay Road' },
    { status: 'draft' },
  ])
  await giveListingsTo(ids, browser.userId)
  return browser
}

describe('the export of an account’s data (UK GDPR articles 15 and 20)', () => {
  it('contains all stored data, but no secret', async () => {
    const browser = await addAccountWithData('export@home.example')
    const reply = await testAgency.call('exportData', toUserInput(browser), browser)
    const data = (reply.ok ? reply.data : {}) as Record<string, unknown[]>
    expect(data).toMatchObject({
      profile: {
        email: 'export@home.example',
        firstName: 'Zebedina',
        mobile: '07700900777',
        hasPassword: true,
      },
      sessions: [{ device: 'Firefox on Windows' }],
      messages: [{ title: 'For Zebedina' }],
      newsletter: { source: 'account' },
      contactMessages: [{ message: 'I am Zebedina, at export@home.example.' }],
      mails: expect.arrayContaining([
        expect.objectContaining({ subject: 'Choose a new password for Emoov' }),
      ]),
      properties: [
        {},
        {},
        { street: 'export Lane', listings: [{ pricePence: 25_000_000, events: [{ type: 'listed' }] }] },
      ],
    })
    const text = JSON.stringify(reply)
    for (const { tokenHash, socketHash } of await findRows('userSession'))
      for (const digest of [tokenHash, socketHash]) expect(text).not.toContain(digest)
    expect(text).not.toContain('argon2')
    expect(text, 'the export has no text of a mail with a code').not.toMatch(/Password is \d{6}/)
    const exportOfOtherUser = testAgency.call('exportData', { user_id: browser.userId + 1 }, browser)
    await expect(exportOfOtherUser).rejects.toMatchObject({ code: 'invalid_token' })
  })
})

describe('the deletion of an account (UK GDPR article 17)', () => {
  it('requires the password, and is refused after ten wrong passwords (D-165)', async () => {
    await testAgency.register('stay@home.example', GOOD_PASSWORD)
    const browser = await testAgency.logIn('stay@home.example', GOOD_PASSWORD)
    expect(await testAgency.call('deleteAccount', toUserInput(browser), browser)).toEqual({
      ok: false,
      message: 'Please enter your current password.',
    })
    for (let n = 0; n < 10; n += 1)
      expect(await deleteAccount(browser, WRONG_PASSWORD)).toEqual({
        ok: false,
        message: 'Current password is incorrect.',
      })
    expect(await deleteAccount(browser)).toMatchObject({
      ok: false,
      message: 'Too many attempts. Please try again later.',
    })
  })
  it('requires a login within the last 15 minutes if the account is a guest’s', async () => {
    await testAgency.register('gone-guest@home.example')
    const browser = createBrowser()
    await testAgency.call(
      'loginOtpRequest',
      { email: 'gone-guest@home.example', deviceId: browser.deviceId, ...botToken },
      browser,
    )
    const reply = await testAgency.call(
      'verifyOtp',
      {
        otp: await testAgency.findMailedCode('gone-guest@home.example'),
        deviceId: browser.deviceId,
        ...botToken,
      },
      browser,
    )
    setSession(browser, reply.ok ? reply.data : { id: 0, token: '' })
    await query(
      `UPDATE user_session SET created_at = created_at - interval '15 minutes' WHERE user_id = $1`,
      [browser.userId],
    )
    expect(await testAgency.call('deleteAccount', toUserInput(browser), browser)).toEqual({
      ok: false,
      message: 'Please log in again to do this.',
    })
    // Moves the login from 15 minutes ago to one minute ago.
    await query(
      `UPDATE user_session SET created_at = created_at + interval '14 minutes' WHERE user_id = $1`,
      [browser.userId],
    )
    expect(await testAgency.call('deleteAccount', toUserInput(browser), browser)).toEqual({
      ok: true,
      data: null,
      message: 'Success',
    })
  })
  it('leaves no row with the email address, name or telephone number once the last mail is sent', async () => {
    const browser = await addAccountWithData('leaver@home.example')
    expect(await findRowsWith('leaver@home.example')).not.toEqual([])
    // An account with the same name and number, whose rows must stay.
    const otherBrowser = await addAccountWithData('other@home.example')
    // Deletes twice at the same time, as a double click would. The second call may find no account.
    const replies = await Promise.all(
      [1, 2].map(() => deleteAccount(browser).catch((error: { code: string }) => error.code)),
    )
    expect(replies).toContainEqual({ ok: true, data: null, message: 'Success' })
    const lastMails = await testAgency.findMailTo('leaver@home.example')
    expect(lastMails.map(({ subject }) => subject)).toEqual(['Your account at Emoov has been deleted'])
    const sentMails: string[] = []
    await sendDueMail(async ({ to, subject }) => void sentMails.push(`${to} ${subject}`))
    expect(sentMails).toContain('leaver@home.example Your account at Emoov has been deleted')
    expect(await findRowsWith('leaver@home.example')).toEqual([])
    // An earlier test has registered the account export@home.example with the same name and number.
    const { id: exportUserId } = await findRow('user', { email: 'export@home.example' })
    // A row as text reads '(id,user id,…)', so that an inner column is between two commas.
    const isOfOtherAccount = (row: string) =>
      /export@home|other@home/.test(row) ||
      [exportUserId, otherBrowser.userId].some((id) => row.includes(`,${id},`))
    const matchingRows = await findRowsWith('Zebedina', 'Quillfeather', '07700900777')
    expect(
      matchingRows.filter((row) => !isOfOtherAccount(row)),
      'only rows of other accounts are left',
    ).toEqual([])
    expect(await countRows('userMessage', { userId: browser.userId })).toBe(0)
    expect(await countRows('userMessage', { userId: otherBrowser.userId })).toBe(1)
    const row = await findRow('user', { id: browser.userId })
    expect(row).toMatchObject({
      email: `deleted-${browser.userId}@deleted.invalid`,
      firstName: 'Deleted',
      lastName: 'account',
      mobile: null,
      title: null,
      buyingPosition: null,
      passwordHash: null,
      closedAt: expect.any(Date),
    })
  })
  it('withdraws the homes and keeps their history, ends all logins, and frees the address', async () => {
    const browser = await addAccountWithData('seller@home.example')
    await deleteAccount(browser)
    const listings = await query<{ id: number; status: string; events: string[] }>(
      `SELECT l.id, l.status, ARRAY(SELECT type::text FROM listing_event e WHERE e.listing_id = l.id ORDER BY e.id) AS events
         FROM listing l JOIN property p ON p.id = l.property_id WHERE p.owner_id = $1 ORDER BY l.id`,
      [browser.userId],
    )
    expect(listings.map(({ status, events }) => [status, events])).toEqual([
      ['withdrawn', ['listed', 'withdrawn']],
      ['withdrawn', ['listed', 'withdrawn']],
      ['draft', ['listed']],
    ])
    for (const { id } of listings) expect(await countRows('searchEntry', { listingId: id })).toBe(0)
    await expect(testAgency.call('getUserData', toUserInput(browser), browser)).rejects.toMatchObject({
      code: 'invalid_token',
    })
    expect(
      await testAgency.call('login', { email: 'seller@home.example', password: GOOD_PASSWORD, ...botToken }),
    ).toEqual({ ok: false, message: 'Invalid email or password.' })
    await testAgency.register('seller@home.example', GOOD_PASSWORD)
  })
})

it('deletes codes and links that are requested during the deletion too', async () => {
  const email = 'moment@home.example'
  await testAgency.register(email, GOOD_PASSWORD)
  const browser = await testAgency.logIn(email, GOOD_PASSWORD)
  const sendRequests = () =>
    [1, 2].flatMap(() => [
      testAgency.call('loginOtpRequest', { email, deviceId: createBrowser().deviceId, ...botToken }),
      testAgency.call('forgottenPassword', { email, ...botToken }),
    ])
  const [deletion] = await Promise.all([deleteAccount(browser), ...sendRequests()])
  expect(deletion).toMatchObject({ ok: true })
  expect((await testAgency.findMailTo(email)).map(({ subject }) => subject)).toEqual([
    'Your account at Emoov has been deleted',
  ])
  expect(await countRows('oneTimePassword', { userId: browser.userId })).toBe(0)
  expect(await countRows('accountLink', { userId: browser.userId })).toBe(0)
})

it('keeps no code, key or token in any table once the mail is sent', async () => {
  await testAgency.register('secret@home.example', GOOD_PASSWORD)
  const browser = await testAgency.logIn('secret@home.example', GOOD_PASSWORD)
  await testAgency.call(
    'loginOtpRequest',
    { email: 'secret@home.example', deviceId: browser.deviceId, ...botToken },
    browser,
  )
  const code = await testAgency.findMailedCode('secret@home.example')
  await testAgency.call('forgottenPassword', { email: 'secret@home.example', ...botToken })
  const key = await testAgency.findMailedKey('secret@home.example', '/forgotten/reset')
  await sendDueMail(async () => undefined)
  const token = browser.caller.token ?? ''
  expect(await findRowsWith(key, token, deriveSocketToken(token), GOOD_PASSWORD)).toEqual([])
  // In other tables the six digits may occur by chance, in a time or an id.
  expect(
    (await findRowsWith(code))
      .filter((row) => row.startsWith('public.mail:') || row.startsWith('public.one_time_password:'))
      .filter((row) => new RegExp(`\\b${code}\\b`).test(row)),
  ).toEqual([])
})
