import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addListings, giveListingsTo } from '../../support/listings'
import { botToken, GOOD_PASSWORD, newBrowser, openBench, type Bench, type Browser } from './bench'
import { query } from '../../support/sql'
import { countRows, findRow, findRows } from '../../support/tables'

vi.mock('node:timers/promises', async () => (await import('./recorded-delays')).recordDelays())

let bench: Bench
beforeAll(async () => void (bench = await openBench()))
afterAll(() => bench?.close())

const own = (browser: Browser) => ({ user_id: browser.userId })

/** Every row of every table that holds one of the texts, as 'table: row'. */
async function rowsWith(...texts: string[]): Promise<string[]> {
  const tables = await query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
      WHERE table_schema IN ('public', 'graphile_worker')`,
  )
  expect(tables.length).toBeGreaterThan(20)
  const found: string[] = []
  for (const { name } of tables) {
    const hits = await query<{ row: string }>(
      `SELECT t::text AS row FROM ${name} t WHERE EXISTS (SELECT FROM unnest($1::text[]) w WHERE position(lower(w) IN lower(t::text)) > 0)`,
      [texts],
    )
    found.push(...hits.map(({ row }) => `${name}: ${row}`))
  }
  return found
}

/** Somebody with something in every table that an account has to do with. */
async function livedIn(email: string): Promise<Browser> {
  await bench.register(email, GOOD_PASSWORD)
  const browser = await bench.logIn(email, GOOD_PASSWORD)
  await query('UPDATE "user" SET email_proved_at = now() WHERE email = $1', [email])
  await bench.ask(
    'updateProfile',
    {
      ...own(browser),
      title: 'Mrs',
      first_name: 'Zebedina',
      last_name: 'Quillfeather',
      mobile: '07700900777',
      buying_position: 'cash',
    },
    browser,
  )
  await bench.ask(
    'updatePreferences',
    { ...own(browser), newsletter: true, notify_messages: true, notify_logins: true },
    browser,
  )
  await bench.ask('loginOtpRequest', { email, deviceId: newBrowser().deviceId, ...botToken })
  await bench.ask('forgottenPassword', { email, ...botToken })
  await bench.ask('contactUs', {
    name: 'Zebedina Quillfeather',
    email,
    contact_no: '07700900777',
    message: `I am Zebedina, at ${email}.`,
    is_agree: true,
    ...botToken,
  })
  const { sendUserMessage } = await import('../../../lib/agency/accounts/messages')
  await sendUserMessage({ email, type: 'info', title: 'For Zebedina', body: '<p>Dear Zebedina</p>' })
  const ids = await addListings([
    { street: `${email} Lane`.replace('@home.example', '') },
    { kind: 'let', status: 'let_agreed', street: 'Quay Road' },
    { status: 'draft' },
  ])
  await giveListingsTo(ids, browser.userId)
  return browser
}

describe('the export of one’s own data (UK GDPR articles 15 and 20)', () => {
  it('holds everything that is kept, and no secret', async () => {
    const browser = await livedIn('export@home.example')
    const reply = await bench.ask('exportData', own(browser), browser)
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
    expect(text, 'no words of mail that holds a code').not.toMatch(/Password is \d{6}/)
    await expect(bench.ask('exportData', { user_id: browser.userId + 1 }, browser)).rejects.toMatchObject({
      code: 'invalid_token',
    })
  })
})

describe('deleting one’s account (UK GDPR article 17)', () => {
  it('asks for the password, and counts failures', async () => {
    await bench.register('stay@home.example', GOOD_PASSWORD)
    const browser = await bench.logIn('stay@home.example', GOOD_PASSWORD)
    expect(await bench.ask('deleteAccount', own(browser), browser)).toEqual({
      ok: false,
      message: 'Please enter your current password.',
    })
    for (let n = 0; n < 10; n += 1)
      expect(
        await bench.ask('deleteAccount', { ...own(browser), current_password: 'Wrong-Kettle-88' }, browser),
      ).toEqual({ ok: false, message: 'Current password is incorrect.' })
    expect(
      await bench.ask('deleteAccount', { ...own(browser), current_password: GOOD_PASSWORD }, browser),
    ).toMatchObject({ ok: false, message: 'Too many attempts. Please try again later.' })
  })
  it('asks a guest for a login of the last quarter of an hour', async () => {
    await bench.register('gone-guest@home.example')
    const browser = newBrowser()
    await bench.ask(
      'loginOtpRequest',
      { email: 'gone-guest@home.example', deviceId: browser.deviceId, ...botToken },
      browser,
    )
    const reply = await bench.ask(
      'verifyOtp',
      { otp: await bench.codeTo('gone-guest@home.example'), deviceId: browser.deviceId, ...botToken },
      browser,
    )
    Object.assign(browser, {
      userId: reply.ok ? reply.data.id : 0,
      caller: { ...browser.caller, token: reply.ok ? reply.data.token : '' },
    })
    await query(
      `UPDATE user_session SET created_at = created_at - interval '15 minutes' WHERE user_id = $1`,
      [browser.userId],
    )
    expect(await bench.ask('deleteAccount', own(browser), browser)).toEqual({
      ok: false,
      message: 'Please log in again to do this.',
    })
    await query(
      `UPDATE user_session SET created_at = created_at + interval '14 minutes' WHERE user_id = $1`,
      [browser.userId],
    )
    expect(await bench.ask('deleteAccount', own(browser), browser)).toEqual({
      ok: true,
      data: null,
      message: 'Success',
    })
  })
  it('leaves nothing that says who it was: no table holds address, name or number once the last mail is out', async () => {
    const browser = await livedIn('leaver@home.example')
    const { sendDueMail } = await import('../../support/jobs')
    expect(await rowsWith('leaver@home.example')).not.toEqual([])
    const other = await livedIn('other@home.example')
    const replies = await Promise.all(
      [1, 2].map(() =>
        bench
          .ask('deleteAccount', { ...own(browser), current_password: GOOD_PASSWORD }, browser)
          .catch((error: { code: string }) => error.code),
      ),
    )
    expect(replies).toContainEqual({ ok: true, data: null, message: 'Success' })
    const last = await bench.mailTo('leaver@home.example')
    expect(last.map(({ subject }) => subject)).toEqual(['Your account at Emoov has been deleted'])
    const sent: string[] = []
    await sendDueMail(async ({ to, subject }) => void sent.push(`${to} ${subject}`))
    expect(sent).toContain('leaver@home.example Your account at Emoov has been deleted')
    expect(await rowsWith('leaver@home.example')).toEqual([])
    const matchingRows = await rowsWith('Zebedina', 'Quillfeather', '07700900777')
    expect(
      matchingRows.filter(
        (row) => !/export@home|other@home|For Zebedina/.test(row) && !row.includes(`,${other.userId},`),
      ),
      'what is left is the others’',
    ).toEqual([])
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
  it('takes the homes off the market, with the event, and leaves their story; every way in is shut, and the address is free again', async () => {
    const browser = await livedIn('seller@home.example')
    await bench.ask('deleteAccount', { ...own(browser), current_password: GOOD_PASSWORD }, browser)
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
    await expect(bench.ask('getUserData', own(browser), browser)).rejects.toMatchObject({
      code: 'invalid_token',
    })
    expect(
      await bench.ask('login', { email: 'seller@home.example', password: GOOD_PASSWORD, ...botToken }),
    ).toEqual({ ok: false, message: 'Invalid email or password.' })
    await bench.register('seller@home.example', GOOD_PASSWORD)
  })
})

it('requests at the moment of a deletion leave nothing behind it', async () => {
  const email = 'moment@home.example'
  await bench.register(email, GOOD_PASSWORD)
  const browser = await bench.logIn(email, GOOD_PASSWORD)
  const requests = () =>
    [1, 2].flatMap(() => [
      bench.ask('loginOtpRequest', { email, deviceId: newBrowser().deviceId, ...botToken }),
      bench.ask('forgottenPassword', { email, ...botToken }),
    ])
  const [deleted] = await Promise.all([
    bench.ask('deleteAccount', { ...own(browser), current_password: GOOD_PASSWORD }, browser),
    ...requests(),
  ])
  expect(deleted).toMatchObject({ ok: true })
  expect((await bench.mailTo(email)).map(({ subject }) => subject)).toEqual([
    'Your account at Emoov has been deleted',
  ])
  expect(await countRows('oneTimePassword', { userId: browser.userId })).toBe(0)
  expect(await countRows('accountLink', { userId: browser.userId })).toBe(0)
})

it('no code, key or token lies in any table once the mail is out (goals: OTP hashed at rest)', async () => {
  const { sendDueMail } = await import('../../support/jobs')
  await bench.register('secret@home.example', GOOD_PASSWORD)
  const browser = await bench.logIn('secret@home.example', GOOD_PASSWORD)
  await bench.ask(
    'loginOtpRequest',
    { email: 'secret@home.example', deviceId: browser.deviceId, ...botToken },
    browser,
  )
  const code = await bench.codeTo('secret@home.example')
  await bench.ask('forgottenPassword', { email: 'secret@home.example', ...botToken })
  const key = await bench.keyTo('secret@home.example', '/forgotten/reset')
  await sendDueMail(async () => undefined)
  const { deriveSocketToken } = await import('../../../lib/realtime/socket-token')
  expect(
    await rowsWith(
      key,
      browser.caller.token ?? '',
      deriveSocketToken(browser.caller.token ?? ''),
      GOOD_PASSWORD,
    ),
  ).toEqual([])
  expect(
    (await rowsWith(code))
      .filter((row) => row.startsWith('public.mail:') || row.startsWith('public.one_time_password:'))
      .filter((row) => new RegExp(`\\b${code}\\b`).test(row)),
  ).toEqual([])
})
