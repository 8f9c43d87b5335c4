import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { query } from '../../support/sql'
import { findRow, findRows } from '../../support/tables'
import {
  WRONG_PASSWORD,
  NEW_PASSWORD,
  botToken,
  GOOD_PASSWORD,
  openTestAgency,
  type TestAgency,
  type Browser,
} from './test-agency'
import { createLink } from '../../../lib/agency/accounts/links'

// Skips the delays of constant-time responses, which would take most of this file's time.
vi.mock('node:timers/promises', async () => (await import('./recorded-delays')).recordDelays())

let testAgency: TestAgency
beforeAll(async () => {
  testAgency = await openTestAgency()
})
afterAll(() => testAgency?.close())

const DONE = { ok: true, data: null, message: 'Success' }
const INVALID = { ok: false, message: 'This link is invalid or has expired.' }
const TAKEN = { ok: false, message: 'An account with this email already exists.' }
const TOO_MANY = { ok: false, message: 'Too many attempts. Please try again later.' }

const toUserInput = (browser: Browser) => ({ user_id: browser.userId })
const requestChange = (browser: Browser, newEmail: string, password: string | undefined = GOOD_PASSWORD) =>
  testAgency.call(
    'requestEmailChange',
    { ...toUserInput(browser), new_email: newEmail, current_password: password },
    browser,
  )
const confirmChange = (browser: Browser, key: string) =>
  testAgency.call('confirmEmailChange', { ...toUserInput(browser), key }, browser)
const findMailedKey = (email: string) => testAgency.findMailedKey(email, '/my-account/email')
const readEmail = async ({ userId }: Browser) => (await findRow('user', { id: userId }))?.email
const findSubjects = async (email: string) =>
  (await testAgency.findMailTo(email)).map(({ subject }) => subject)

async function openAccount(name: string): Promise<Browser> {
  await testAgency.register(`${name}@home.example`, GOOD_PASSWORD)
  return testAgency.logIn(`${name}@home.example`, GOOD_PASSWORD)
}

describe('the email address of an account (D-154)', () => {
  it('changes once the new address is verified, ignores case, and both addresses get a mail', async () => {
    const ada = await openAccount('ada')
    expect(await requestChange(ada, ' Ada.New@Home.example ')).toEqual(DONE)
    expect(await readEmail(ada)).toBe('ada@home.example')
    expect(await findSubjects('ada@home.example')).toContain('Your email address at Emoov is about to change')
    const [mail] = await testAgency.findMailTo('ada.new@home.example')
    expect(mail).toMatchObject({ secret: true })
    expect(mail?.text, 'the new mailbox may be a stranger’s').not.toContain('ada@home.example')
    expect(await confirmChange(ada, await findMailedKey('ada.new@home.example'))).toEqual(DONE)
    expect(await findRow('user', { id: ada.userId })).toMatchObject({
      email: 'ada.new@home.example',
      emailProvedAt: expect.any(Date) as Date,
    })
    expect((await testAgency.findMailTo('ada@home.example')).at(-1)).toMatchObject({
      subject: 'Your email address at Emoov has been changed',
      text: expect.stringContaining('ada.new@home.example') as string,
    })
    expect(await findSubjects('ada.new@home.example')).toContain('This is now your email address at Emoov')
    expect(await testAgency.call('getUserData', toUserInput(ada), ada), 'the session stays').toMatchObject({
      ok: true,
    })
    const logIn = (email: string) => testAgency.call('login', { email, password: GOOD_PASSWORD, ...botToken })
    expect(await logIn('ada@home.example')).toMatchObject({ ok: false })
    expect(await logIn('ADA.NEW@home.example')).toMatchObject({ ok: true })
  })

  it('changes only with the password or, for a guest, after a login within 15 minutes', async () => {
    const bea = await openAccount('bea')
    expect(await requestChange(bea, 'bea.new@home.example', WRONG_PASSWORD)).toEqual({
      ok: false,
      message: 'Current password is incorrect.',
    })
    expect(
      await testAgency.call(
        'requestEmailChange',
        { ...toUserInput(bea), new_email: 'bea.new@home.example' },
        bea,
      ),
    ).toEqual({ ok: false, message: 'Please enter your current password.' })
    await query('UPDATE "user" SET password_hash = NULL WHERE id = $1', [bea.userId])
    await query(`UPDATE user_session SET created_at = now() - interval '16 minutes' WHERE user_id = $1`, [
      bea.userId,
    ])
    expect(await requestChange(bea, 'bea.new@home.example')).toEqual({
      ok: false,
      message: 'Please log in again to do this.',
    })
    await query('UPDATE user_session SET created_at = now() WHERE user_id = $1', [bea.userId])
    expect(await requestChange(bea, 'bea.new@home.example')).toEqual(DONE)
  })

  it('cannot become the present address, or an address that another account has or registers meanwhile', async () => {
    const cleo = await openAccount('cleo')
    await openAccount('cora')
    expect(await requestChange(cleo, 'CLEO@home.example')).toEqual({
      ok: false,
      message: 'This is the email address of your account already.',
    })
    expect(await requestChange(cleo, 'Cora@home.example')).toEqual(TAKEN)
    expect(await findSubjects('cora@home.example')).not.toContain('Confirm your new email address for Emoov')
    expect(await requestChange(cleo, 'cleo.new@home.example')).toEqual(DONE)
    await testAgency.register('cleo.new@home.example', GOOD_PASSWORD)
    expect(await confirmChange(cleo, await findMailedKey('cleo.new@home.example'))).toEqual(TAKEN)
    expect(await readEmail(cleo)).toBe('cleo@home.example')
  })

  it('is changed once, by the newest link, within a day, and only by the account that requested the change', async () => {
    const [dora, mallory] = [await openAccount('dora'), await openAccount('mallory')]
    await requestChange(dora, 'dora.first@home.example')
    await requestChange(dora, 'dora.new@home.example')
    const olderKey = await findMailedKey('dora.first@home.example')
    const key = await findMailedKey('dora.new@home.example')
    expect(await testAgency.call('getEmailChange', toUserInput(dora), dora)).toMatchObject({
      data: { new_email: 'dora.new@home.example' },
    })
    for (const invalidKey of [olderKey, 'no-such-key'])
      expect(await confirmChange(dora, invalidKey)).toEqual(INVALID)
    expect(
      await confirmChange(mallory, key),
      'a stranger’s link changes nothing in the account that opens it',
    ).toEqual(INVALID)
    const replies = await Promise.all([confirmChange(dora, key), confirmChange(dora, key)])
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await readEmail(dora)).toBe('dora.new@home.example')
    expect(await readEmail(mallory)).toBe('mallory@home.example')
    await requestChange(dora, 'dora.late@home.example')
    await query(`UPDATE account_link SET expires_at = now() - interval '1 second' WHERE new_email = $1`, [
      'dora.late@home.example',
    ])
    expect(await testAgency.call('getEmailChange', toUserInput(dora), dora)).toMatchObject({
      data: { new_email: null },
    })
    expect(await confirmChange(dora, await findMailedKey('dora.late@home.example'))).toEqual(INVALID)
  })

  it('invalidates older links and codes when it changes; a new password cancels a pending change', async () => {
    const elsa = await openAccount('elsa')
    await testAgency.call('forgottenPassword', { email: 'elsa@home.example', ...botToken })
    const resetKey = await testAgency.findMailedKey('elsa@home.example', '/forgotten/reset')
    await requestChange(elsa, 'elsa.new@home.example')
    expect(await confirmChange(elsa, await findMailedKey('elsa.new@home.example'))).toEqual(DONE)
    const reset = { password: NEW_PASSWORD, confirm_password: NEW_PASSWORD }
    expect(await testAgency.call('resetPassword', { key: resetKey, ...reset })).toEqual(INVALID)
    await requestChange(elsa, 'elsa.other@home.example')
    await testAgency.call('forgottenPassword', { email: 'elsa.new@home.example', ...botToken })
    const key = await testAgency.findMailedKey('elsa.new@home.example', '/forgotten/reset')
    expect(await testAgency.call('resetPassword', { key, ...reset })).toEqual(DONE)
    const newSession = await testAgency.logIn('elsa.new@home.example', NEW_PASSWORD)
    expect(await confirmChange(newSession, await findMailedKey('elsa.other@home.example'))).toEqual(INVALID)
  })

  it('moves records that are stored only by email address, if the former address was verified', async () => {
    const [fay, gwen] = [await openAccount('fay'), await openAccount('gwen')]
    await query('UPDATE "user" SET email_proved_at = now() WHERE id = $1', [fay.userId])
    for (const name of ['fay', 'gwen']) {
      const email = `${name}@home.example`
      await testAgency.call('contactUs', {
        name,
        email,
        contact_no: '07700900222',
        message: `Hello from ${name}`,
        is_agree: true,
        ...botToken,
      })
      await testAgency.call('subscribeNewsletter', {
        subscriber_name: name,
        subscriber_email: email,
        ...botToken,
      })
      // Queued mail would stay with the former address.
      await query(`UPDATE mail SET state = 'sent' WHERE "to" = $1`, [email])
    }
    for (const [browser, name] of [
      [fay, 'fay'],
      [gwen, 'gwen'],
    ] as const) {
      await requestChange(browser, `${name}.new@home.example`)
      expect(await confirmChange(browser, await findMailedKey(`${name}.new@home.example`))).toEqual(DONE)
    }
    const countRowsByEmail = async (email: string) => ({
      contactMessages: (await findRows('contactMessage', { email })).length,
      subscriptions: (await findRows('newsletterSubscription', { email })).length,
      mailsWithReplyTo: (await findRows('mail', { replyTo: email })).length,
      hasSentMails: (await findRows('mail', { to: email, state: 'sent' })).length > 0,
    })
    const ALL = { contactMessages: 1, subscriptions: 1, mailsWithReplyTo: 1, hasSentMails: true }
    const NONE = { contactMessages: 0, subscriptions: 0, mailsWithReplyTo: 0, hasSentMails: false }
    expect(await countRowsByEmail('fay.new@home.example')).toEqual(ALL)
    expect(await countRowsByEmail('fay@home.example')).toEqual(NONE)
    expect(await countRowsByEmail('gwen.new@home.example'), 'Gwen never verified her former address').toEqual(
      NONE,
    )
    expect(await countRowsByEmail('gwen@home.example')).toEqual(ALL)
  })

  it('has a limit of five requested changes an hour per account, and three per new address (D-165)', async () => {
    const hope = await openAccount('hope')
    for (let count = 1; count <= 5; count += 1)
      expect(await requestChange(hope, `hope.${count}@home.example`)).toEqual(DONE)
    expect(await requestChange(hope, 'hope.6@home.example')).toMatchObject(TOO_MANY)
    expect(await testAgency.findMailTo('hope.6@home.example')).toEqual([])
    const victim = 'victim@home.example'
    for (let count = 1; count <= 3; count += 1)
      expect(await requestChange(await openAccount(`crowd${count}`), victim)).toEqual(DONE)
    expect(await requestChange(await openAccount('crowd4'), victim)).toMatchObject(TOO_MANY)
    expect(await testAgency.findMailTo(victim)).toHaveLength(3)
  })
})

describe('the link of a forgotten password (D-155)', () => {
  it('has a status that can be read without using the link up', async () => {
    await testAgency.register('ines@home.example', GOOD_PASSWORD)
    const readStatus = (key: string) => testAgency.call('resetLinkStatus', { key })
    const requestKey = async () => {
      await testAgency.call('forgottenPassword', { email: 'ines@home.example', ...botToken })
      return testAgency.findMailedKey('ines@home.example', '/forgotten/reset')
    }
    const [usedKey, expiredKey] = [await requestKey(), await requestKey()]
    // The newest link is the one of expiredKey.
    await query(`UPDATE account_link SET expires_at = now() WHERE id = (SELECT max(id) FROM account_link)`)
    for (const attempt of ['first', 'repeated'])
      expect(await readStatus(usedKey), attempt).toMatchObject({ data: { status: 'valid' } })
    expect(await readStatus(expiredKey)).toMatchObject({ data: { status: 'expired' } })
    await testAgency.call('resetPassword', {
      key: usedKey,
      password: NEW_PASSWORD,
      confirm_password: NEW_PASSWORD,
    })
    expect(await readStatus(usedKey)).toMatchObject({ data: { status: 'used' } })
    expect(await readStatus('no-such-key')).toEqual(INVALID)
    const user = await findRow('user', { email: 'ines@home.example' })
    const loginKey = await testAgency.db.withTransaction((tx) => createLink(tx, user?.id ?? 0, 'login'))
    expect(await readStatus(loginKey), 'a link for another purpose is invalid here').toEqual(INVALID)
  })
})
