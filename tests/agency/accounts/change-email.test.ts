import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { query } from '../../support/sql'
import { findRow, findRows } from '../../support/tables'
import { botToken, GOOD_PASSWORD, openBench, type Bench, type Browser } from './bench'

vi.mock('node:timers/promises', async () => (await import('./recorded-delays')).recordDelays())

let bench: Bench
beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench?.close())

const DONE = { ok: true, data: null, message: 'Success' }
const INVALID = { ok: false, message: 'This link is invalid or has expired.' }
const TAKEN = { ok: false, message: 'An account with this email already exists.' }
const LIMITED = { ok: false, message: 'Too many attempts. Please try again later.' }

const own = (browser: Browser) => ({ user_id: browser.userId })
const request = (browser: Browser, newEmail: string, password: string | undefined = GOOD_PASSWORD) =>
  bench.ask(
    'requestEmailChange',
    { ...own(browser), new_email: newEmail, current_password: password },
    browser,
  )
const confirm = (browser: Browser, key: string) =>
  bench.ask('confirmEmailChange', { ...own(browser), key }, browser)
const keyTo = (email: string) => bench.keyTo(email, '/my-account/email')
const emailOf = async ({ userId }: Browser) => (await findRow('user', { id: userId }))?.email
const subjects = async (email: string) => (await bench.mailTo(email)).map(({ subject }) => subject)

async function openAccount(name: string): Promise<Browser> {
  await bench.register(`${name}@home.example`, GOOD_PASSWORD)
  return bench.logIn(`${name}@home.example`, GOOD_PASSWORD)
}

describe('the email address of an account (D-154)', () => {
  it('changes when the new one is proved, in any case of letters; both addresses are told', async () => {
    const ada = await openAccount('ada')
    expect(await request(ada, ' Ada.New@Home.example ')).toEqual(DONE)
    expect(await emailOf(ada)).toBe('ada@home.example')
    expect(await subjects('ada@home.example')).toContain('Your email address at Emoov is about to change')
    const [mail] = await bench.mailTo('ada.new@home.example')
    expect(mail).toMatchObject({ secret: true })
    expect(mail?.text, 'the new mailbox may be a stranger’s').not.toContain('ada@home.example')
    expect(await confirm(ada, await keyTo('ada.new@home.example'))).toEqual(DONE)
    expect(await findRow('user', { id: ada.userId })).toMatchObject({
      email: 'ada.new@home.example',
      emailProvedAt: expect.any(Date) as Date,
    })
    expect((await bench.mailTo('ada@home.example')).at(-1)).toMatchObject({
      subject: 'Your email address at Emoov has been changed',
      text: expect.stringContaining('ada.new@home.example') as string,
    })
    expect(await subjects('ada.new@home.example')).toContain('This is now your email address at Emoov')
    expect(await bench.ask('getUserData', own(ada), ada), 'the session stays').toMatchObject({ ok: true })
    const logIn = (email: string) => bench.ask('login', { email, password: GOOD_PASSWORD, ...botToken })
    expect(await logIn('ada@home.example')).toMatchObject({ ok: false })
    expect(await logIn('ADA.NEW@home.example')).toMatchObject({ ok: true })
  })

  it('needs the password, and from a guest a recent login', async () => {
    const bea = await openAccount('bea')
    expect(await request(bea, 'bea.new@home.example', 'Wrong-Kettle-88')).toEqual({
      ok: false,
      message: 'Current password is incorrect.',
    })
    expect(
      await bench.ask('requestEmailChange', { ...own(bea), new_email: 'bea.new@home.example' }, bea),
    ).toEqual({ ok: false, message: 'Please enter your current password.' })
    await query('UPDATE "user" SET password_hash = NULL WHERE id = $1', [bea.userId])
    await query(`UPDATE user_session SET created_at = now() - interval '16 minutes' WHERE user_id = $1`, [
      bea.userId,
    ])
    expect(await request(bea, 'bea.new@home.example')).toEqual({
      ok: false,
      message: 'Please log in again to do this.',
    })
    await query('UPDATE user_session SET created_at = now() WHERE user_id = $1', [bea.userId])
    expect(await request(bea, 'bea.new@home.example')).toEqual(DONE)
  })

  it('is not one’s own already, nor another account’s, also when that registers meanwhile', async () => {
    const cleo = await openAccount('cleo')
    await openAccount('cora')
    expect(await request(cleo, 'CLEO@home.example')).toEqual({
      ok: false,
      message: 'This is the email address of your account already.',
    })
    expect(await request(cleo, 'Cora@home.example')).toEqual(TAKEN)
    expect(await subjects('cora@home.example')).not.toContain('Confirm your new email address for Emoov')
    expect(await request(cleo, 'cleo.new@home.example')).toEqual(DONE)
    await bench.register('cleo.new@home.example', GOOD_PASSWORD)
    expect(await confirm(cleo, await keyTo('cleo.new@home.example'))).toEqual(TAKEN)
    expect(await emailOf(cleo)).toBe('cleo@home.example')
  })

  it('is confirmed once, by the newest link, within a day, and only by the account that asked', async () => {
    const [dora, mallory] = [await openAccount('dora'), await openAccount('mallory')]
    await request(dora, 'dora.first@home.example')
    await request(dora, 'dora.new@home.example')
    const first = await keyTo('dora.first@home.example')
    const key = await keyTo('dora.new@home.example')
    expect(await bench.ask('getEmailChange', own(dora), dora)).toMatchObject({
      data: { new_email: 'dora.new@home.example' },
    })
    for (const wrong of [first, 'no-such-key']) expect(await confirm(dora, wrong)).toEqual(INVALID)
    expect(await confirm(mallory, key), 'who opens a stranger’s link takes on no account').toEqual(INVALID)
    const twice = await Promise.all([confirm(dora, key), confirm(dora, key)])
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await emailOf(dora)).toBe('dora.new@home.example')
    expect(await emailOf(mallory)).toBe('mallory@home.example')
    await request(dora, 'dora.late@home.example')
    await query(`UPDATE account_link SET expires_at = now() - interval '1 second' WHERE new_email = $1`, [
      'dora.late@home.example',
    ])
    expect(await bench.ask('getEmailChange', own(dora), dora)).toMatchObject({ data: { new_email: null } })
    expect(await confirm(dora, await keyTo('dora.late@home.example'))).toEqual(INVALID)
  })

  it('leaves no link or code alive that was mailed to the former one; a new password ends a change', async () => {
    const elsa = await openAccount('elsa')
    await bench.ask('forgottenPassword', { email: 'elsa@home.example', ...botToken })
    const resetKey = await bench.keyTo('elsa@home.example', '/forgotten/reset')
    await request(elsa, 'elsa.new@home.example')
    expect(await confirm(elsa, await keyTo('elsa.new@home.example'))).toEqual(DONE)
    const reset = { password: 'Velvet-Harbour-19', confirm_password: 'Velvet-Harbour-19' }
    expect(await bench.ask('resetPassword', { key: resetKey, ...reset })).toEqual(INVALID)
    await request(elsa, 'elsa.other@home.example')
    await bench.ask('forgottenPassword', { email: 'elsa.new@home.example', ...botToken })
    const key = await bench.keyTo('elsa.new@home.example', '/forgotten/reset')
    expect(await bench.ask('resetPassword', { key, ...reset })).toEqual(DONE)
    const again = await bench.logIn('elsa.new@home.example', 'Velvet-Harbour-19')
    expect(await confirm(again, await keyTo('elsa.other@home.example'))).toEqual(INVALID)
  })

  it('takes along what is kept only under the address, once that was verified', async () => {
    const [fay, gwen] = [await openAccount('fay'), await openAccount('gwen')]
    await query('UPDATE "user" SET email_proved_at = now() WHERE id = $1', [fay.userId])
    for (const name of ['fay', 'gwen']) {
      const email = `${name}@home.example`
      await bench.ask('contactUs', {
        name,
        email,
        contact_no: '07700900222',
        message: `Hello from ${name}`,
        is_agree: true,
        ...botToken,
      })
      await bench.ask('subscribeNewsletter', { subscriber_name: name, subscriber_email: email, ...botToken })
      await query(`UPDATE mail SET state = 'sent' WHERE "to" = $1`, [email])
    }
    for (const [browser, name] of [
      [fay, 'fay'],
      [gwen, 'gwen'],
    ] as const) {
      await request(browser, `${name}.new@home.example`)
      expect(await confirm(browser, await keyTo(`${name}.new@home.example`))).toEqual(DONE)
    }
    const keptUnder = async (email: string) => [
      (await findRows('contactMessage', { email })).length,
      (await findRows('newsletterSubscription', { email })).length,
      (await findRows('mail', { replyTo: email })).length,
    ]
    expect(await keptUnder('fay.new@home.example')).toEqual([1, 1, 1])
    expect(await keptUnder('fay@home.example')).toEqual([0, 0, 0])
    expect(await keptUnder('gwen.new@home.example'), 'gwen never proved her former address').toEqual([
      0, 0, 0,
    ])
    expect(await keptUnder('gwen@home.example')).toEqual([1, 1, 1])
  })

  it('is asked for five times an hour by an account, and three times for an address (D-165)', async () => {
    const hope = await openAccount('hope')
    for (let count = 1; count <= 5; count += 1)
      expect(await request(hope, `hope.${count}@home.example`)).toEqual(DONE)
    expect(await request(hope, 'hope.6@home.example')).toMatchObject(LIMITED)
    expect(await bench.mailTo('hope.6@home.example')).toEqual([])
    const victim = 'victim@home.example'
    for (let count = 1; count <= 3; count += 1)
      expect(await request(await openAccount(`crowd${count}`), victim)).toEqual(DONE)
    expect(await request(await openAccount('crowd4'), victim)).toMatchObject(LIMITED)
    expect(await bench.mailTo(victim)).toHaveLength(3)
  })
})

describe('the link of a forgotten password (D-155)', () => {
  it('tells whether it still works, without being used up', async () => {
    await bench.register('ines@home.example', GOOD_PASSWORD)
    const status = (key: string) => bench.ask('resetLinkStatus', { key })
    const newKey = async () => {
      await bench.ask('forgottenPassword', { email: 'ines@home.example', ...botToken })
      return bench.keyTo('ines@home.example', '/forgotten/reset')
    }
    const [used, expired] = [await newKey(), await newKey()]
    await query(
      `UPDATE account_link SET expires_at = now() WHERE id = (SELECT max(id) FROM account_link)`,
      [],
    )
    for (let count = 0; count < 2; count += 1)
      expect(await status(used)).toMatchObject({ data: { status: 'valid' } })
    expect(await status(expired)).toMatchObject({ data: { status: 'expired' } })
    await bench.ask('resetPassword', {
      key: used,
      password: 'Velvet-Harbour-19',
      confirm_password: 'Velvet-Harbour-19',
    })
    expect(await status(used)).toMatchObject({ data: { status: 'used' } })
    expect(await status('no-such-key')).toEqual(INVALID)
    const { createLink } = await import('../../../lib/agency/accounts/links')
    const user = await findRow('user', { email: 'ines@home.example' })
    const login = await bench.db.withTransaction((tx) => createLink(tx, user?.id ?? 0, 'login'))
    expect(await status(login), 'a link of another purpose is none').toEqual(INVALID)
  })
})
