import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as AgencyDb from '../../lib/agency/db'
import { contract, type CallName } from '../../lib/contract'
import type { Gateway } from '../../lib/gateway/gateway'
import { remoteGateway } from '../../lib/gateway/remote'
import { createAgencyServer } from '../../lib/http/agency-server'
import { codeIn, newUser, PASSWORD } from '../support/accounts'
import { emptyDatabase, type TestDatabase } from '../support/databases'

/** The calls of accounts over both gateways: the stories of their users, and each refusal in its own words. */
let database: TestDatabase
let server: Server
let agency: typeof AgencyDb
const gateways: Record<string, Gateway> = {}
const KEY = 'contract-suite'
const askedOf = new Set<string>()

/** Notes which calls a story makes, so that none is forgotten. */
const noting = (gateway: Gateway): Gateway =>
  new Proxy(gateway, { get: (target, name: CallName) => (askedOf.add(name), target[name]) })

beforeAll(async () => {
  database = await emptyDatabase()
  process.env.DATABASE_URL = database.url
  process.env.TRUST_PROXY = '1' // the site in front says for whom it asks
  agency = await import('../../lib/agency/db')
  const { embeddedGateway } = await import('../../lib/gateway/embedded')
  gateways.embedded = noting(embeddedGateway())
  server = createAgencyServer({ gateway: embeddedGateway(), apiKey: KEY })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  gateways.remote = noting(
    remoteGateway({ apiUrl, apiV2Url: `${apiUrl}/v2`, apiKey: KEY, timeoutMs: 10_000 }),
  )
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
  await agency.disconnect()
  await database.drop()
})

const readMail = async (to: string) =>
  (
    await agency.rows<{ text: string }>('SELECT text FROM mail WHERE "to" = $1 ORDER BY id DESC LIMIT 1', [
      to,
    ])
  )[0]?.text ?? ''
const keyIn = (words: string, path: string) => new RegExp(`${path}/([\\w-]{20,})`).exec(words)?.[1] ?? ''
const invalidToken = { code: 'invalid_token' }

describe.each(['embedded', 'remote'])('the %s gateway', (name) => {
  const gateway = () => gateways[name] as Gateway
  const person = () => newUser(gateway(), readMail)

  it('logs in by password, tells who it is, and logs out (A-20, A-25, A-26, API-21, API-26, LOGIN-28)', async () => {
    const user = await person()
    expect(user.token.length).toBeGreaterThanOrEqual(32)
    const data = await gateway().getUserData({ user_id: user.id }, user)
    expect(data).toMatchObject({
      ok: true,
      data: {
        id: user.id,
        email: user.email,
        first_name: 'Ada',
        title: 'Dr.',
        mobile: '07700900555',
        buying_position: 'cash',
        seller_info_completed: 0,
        is_guest: false,
      },
    })
    const again = await gateway().login(
      {
        email: ` ${user.email.toUpperCase()} `,
        password: PASSWORD,
        token: 'alias',
        deviceId: user.deviceId,
      } as never,
      user,
    )
    expect(again, 'whatever the case of the address, and by the older name of the bot check').toMatchObject({
      ok: true,
      data: { id: user.id },
    })
    const nothing = { ok: true, data: null }
    expect(
      await gateway().logout({ token: user.token, deviceId: user.deviceId, userId: user.id }),
    ).toMatchObject(nothing)
    expect(
      await gateway().logout({ token: user.token, deviceId: user.deviceId, userId: user.id }),
      'idempotent',
    ).toMatchObject(nothing)
    expect(await gateway().logout({ token: 'unknown' })).toMatchObject(nothing)
    await expect(gateway().getUserData({ user_id: user.id }, user)).rejects.toMatchObject(invalidToken)
    if (again.ok)
      expect(
        await gateway().getUserData({ user_id: user.id }, { token: again.data.token }),
        'the other session goes on',
      ).toMatchObject({ ok: true })
  })

  it('registers once, and says why not (A-23, SIGNUP-10 to 17)', async () => {
    const user = await person()
    const form = {
      title: 'Ms',
      first_name: 'Bea',
      last_name: 'Field',
      email: user.email,
      mobile: '07700900555',
      buying_position: 'cash',
      newsLetterNoStatus: 1,
      isAgreeTermsCondition: true,
      recaptcha_token: 'x',
      created_account_page: 'signup',
      guest_signup: 0,
      password: PASSWORD,
      confirm_password: PASSWORD,
    } as const
    const refused = (message: string) => ({ ok: false, message })
    const signup = (change: object) =>
      gateway().signup({ ...form, ...change } as never, { address: `2001:db8::${name}:${Math.random()}` })
    expect(await signup({ email: user.email.toUpperCase() })).toEqual(
      refused('An account with this email already exists.'),
    )
    expect(await signup({ title: 'Sir' })).toEqual(refused('Please select your title'))
    expect(await signup({ first_name: ' ' })).toEqual(refused('Please enter your first name'))
    expect(await signup({ last_name: undefined })).toEqual(refused('Please enter your last name'))
    expect(await signup({ email: 'nobody' })).toEqual(refused('Please enter a valid email address.'))
    expect(await signup({ mobile: '7700900555' })).toEqual(
      refused('Please enter a UK mobile number starting with 0 and containing 11 digits.'),
    )
    expect(await signup({ buying_position: 'agent' })).toEqual(refused('Please select your position'))
    expect(await signup({ isAgreeTermsCondition: false })).toEqual(
      refused('Please accept our Terms & Conditions and Privacy Policy.'),
    )
    expect(await signup({ password: '' })).toEqual(refused('Password is required.'))
    expect(await signup({ confirm_password: '' })).toEqual(refused('Confirm Password is required.'))
    expect(await signup({ confirm_password: 'other' })).toEqual(
      refused('Password and Confirm Password must match'),
    )
    for (const weak of ['short1!', 'password123', 'aaaaaaaaaaaa', '12345678'])
      expect(await signup({ password: weak, confirm_password: weak }), weak).toEqual(
        refused('Please choose a longer or less common password.'),
      )
    expect(await signup({ recaptcha_token: '' })).toEqual(refused('Bot check failed. Please try again.'))
  })

  it('logs a guest in by the code that was mailed, once (A-21, A-22, SIGNUP-22, LOGIN-29)', async () => {
    const guest = await newUser(gateway(), readMail, { guest: true })
    expect(await gateway().getUserData({ user_id: guest.id }, guest)).toMatchObject({
      ok: true,
      data: { is_guest: true },
    })
    expect(
      await gateway().verifyOtp(
        { otp: codeIn(await readMail(guest.email)), recaptcha_token: 'x', deviceId: guest.deviceId },
        guest,
      ),
    ).toEqual({ ok: false, message: 'Invalid OTP.' })
    const sent = { ok: true, data: null, message: 'A One Time Password has been sent to your email address.' }
    expect(
      await gateway().loginOtpRequest(
        { email: guest.email, recaptcha_token: 'x', deviceId: guest.deviceId },
        guest,
      ),
    ).toEqual(sent)
    expect(
      await gateway().loginOtpRequest(
        { email: `nobody.${name}@mail.example`, recaptcha_token: 'x', deviceId: 'another-device' },
        guest,
      ),
      'an unknown address is told the same',
    ).toEqual(sent)
    expect(
      await gateway().login(
        { email: guest.email, password: 'anything at all', recaptcha_token: 'x', deviceId: guest.deviceId },
        guest,
      ),
      'on the guest’s own browser',
    ).toEqual({ ok: false, message: 'Please log in with a one time password.' })
    expect(
      await gateway().login(
        { email: guest.email, password: 'anything at all', recaptcha_token: 'x', deviceId: 'somewhere-else' },
        guest,
      ),
      'a stranger learns nothing',
    ).toEqual({ ok: false, message: 'Invalid email or password.' })
    expect(await gateway().verifyOtp({ otp: 'x', recaptcha_token: '', deviceId: guest.deviceId })).toEqual({
      ok: false,
      message: 'Bot check failed. Please try again.',
    })
  })

  it('keeps profile, password and choices (B-03, B-04)', async () => {
    const user = await person()
    const profile = {
      user_id: user.id,
      title: 'Mrs',
      first_name: 'Ada',
      last_name: 'Lovelace-Byron O’Hara',
      mobile: '07700900777',
      buying_position: 'first_time',
    } as const
    expect(await gateway().updateProfile(profile, user)).toMatchObject({
      ok: true,
      data: {
        last_name: 'Lovelace-Byron O’Hara',
        mobile: '07700900777',
        email: user.email,
        seller_info_completed: 1,
      },
    })
    expect(await gateway().updateProfile({ ...profile, mobile: '1' }, user)).toMatchObject({
      ok: false,
      message: expect.stringContaining('UK mobile number'),
    })
    expect(await gateway().getPreferences({ user_id: user.id }, user)).toMatchObject({
      ok: true,
      data: { newsletter: false },
    })
    expect(
      await gateway().updatePreferences(
        { user_id: user.id, newsletter: true, notify_messages: false, notify_logins: false },
        user,
      ),
    ).toMatchObject({ ok: true, data: { newsletter: true, notify_messages: false, notify_logins: false } })
    expect(await gateway().getPreferences({ user_id: user.id }, user)).toMatchObject({
      ok: true,
      data: { newsletter: true },
    })
    const change = {
      user_id: user.id,
      current_password: PASSWORD,
      password: 'Copper-Kettle-Song-4',
      confirm_password: 'Copper-Kettle-Song-4',
    }
    expect(await gateway().changePassword({ ...change, current_password: 'wrong' }, user)).toEqual({
      ok: false,
      message: 'Current password is incorrect.',
    })
    expect(await gateway().changePassword(change, user)).toMatchObject({ ok: true, data: null })
    await expect(
      gateway().getUserData({ user_id: user.id }, user),
      'tokens of before are invalid (D-164)',
    ).rejects.toMatchObject(invalidToken)
    expect(
      await gateway().login(
        { email: user.email, password: change.password, recaptcha_token: 'x', deviceId: user.deviceId },
        user,
      ),
    ).toMatchObject({ ok: true })
  })

  it('makes a guest a full account by a password (B-04)', async () => {
    const guest = await newUser(gateway(), readMail, { guest: true })
    expect(
      await gateway().changePassword(
        { user_id: guest.id, password: PASSWORD, confirm_password: PASSWORD },
        guest,
      ),
    ).toMatchObject({ ok: true })
    const login = await gateway().login(
      { email: guest.email, password: PASSWORD, recaptcha_token: 'x', deviceId: guest.deviceId },
      guest,
    )
    expect(
      login.ok && (await gateway().getUserData({ user_id: guest.id }, { token: login.data.token })),
    ).toMatchObject({ ok: true, data: { is_guest: false } })
  })

  it('lists sessions, ends one, and all (D-18)', async () => {
    const user = await person()
    const second = await gateway().login(
      { email: user.email, password: PASSWORD, recaptcha_token: 'x', deviceId: 'second' },
      {
        address: user.address,
        agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
      },
    )
    const token = second.ok ? second.data.token : ''
    const sessions = await gateway().getSessions({ user_id: user.id }, user)
    if (!sessions.ok) throw new Error(sessions.message)
    expect(sessions.data).toHaveLength(2)
    expect(sessions.data.filter(({ current }) => current)).toHaveLength(1)
    const firefox = sessions.data.find(({ current }) => !current)
    expect(firefox?.device).toBe('Firefox on Windows')
    expect(await gateway().endSessions({ user_id: user.id, session_id: firefox?.id }, user)).toMatchObject({
      ok: true,
      data: null,
    })
    await expect(gateway().getUserData({ user_id: user.id }, { token })).rejects.toMatchObject(invalidToken)
    expect(await gateway().endSessions({ user_id: user.id }, user)).toMatchObject({ ok: true })
    await expect(gateway().getUserData({ user_id: user.id }, user)).rejects.toMatchObject(invalidToken)
  })

  it('shows a user’s messages until they are read (A-28, A-29)', async () => {
    const user = await person()
    expect(await gateway().getUserMessages({}, user)).toEqual({ ok: false, message: 'No messages' })
    const [message] = await agency.rows<{ id: number }>(
      `INSERT INTO user_message (user_id, type, title, body) VALUES ($1, 'warning', 'Viewing moved', '<p>To <b>Friday</b></p>') RETURNING id`,
      [user.id],
    )
    expect(await gateway().getUserMessages({}, user)).toMatchObject({
      ok: true,
      data: [
        { id: message?.id, type: 'warning', title: 'Viewing moved', message: '<p>To <b>Friday</b></p>' },
      ],
    })
    expect(await gateway().setUserMessageRead({ message_id: message?.id ?? 0 }, user)).toMatchObject({
      ok: true,
      data: null,
    })
    expect(await gateway().getUserMessages({}, user)).toEqual({ ok: false, message: 'No messages' })
  })

  it('subscribes and unsubscribes (A-24, NEWSL-02, NEWSL-03)', async () => {
    const email = `reader.${name}@mail.example`
    const subscribe = (address: string) =>
      gateway().subscribeNewsletter({
        subscriber_name: 'Rita',
        subscriber_email: address,
        recaptcha_token: 'x',
      })
    expect(await subscribe(email)).toMatchObject({ ok: true, data: null })
    expect(await subscribe(email), 'a repeat is a success').toMatchObject({ ok: true, data: null })
    expect(await subscribe('Not An Address')).toMatchObject({
      ok: false,
      message: expect.stringContaining('all in lower case, with no spaces.'),
    })
    const key = keyIn(await readMail(email), '/unsubscribe')
    expect(await gateway().unsubscribeNewsletter({ key })).toMatchObject({ ok: true })
    expect(await gateway().unsubscribeNewsletter({ key: 'no-such-key' })).toEqual({
      ok: false,
      message: 'This link is invalid or has expired.',
    })
  })

  it('resets a forgotten password by a link that opens once (B-01, B-02)', async () => {
    const user = await person()
    const sent = {
      ok: true,
      data: null,
      message: 'If an account exists for this email, a reset link has been sent.',
    }
    expect(
      await gateway().forgottenPassword({ email: `nobody.${name}@mail.example`, recaptcha_token: 'x' }, user),
    ).toEqual(sent)
    expect(await gateway().forgottenPassword({ email: user.email, recaptcha_token: 'x' }, user)).toEqual(sent)
    const key = keyIn(await readMail(user.email), '/forgotten/reset')
    const reset = (given: string, confirm = 'Copper-Kettle-Song-4') =>
      gateway().resetPassword({ key: given, password: 'Copper-Kettle-Song-4', confirm_password: confirm })
    expect(await reset(key, 'other')).toEqual({
      ok: false,
      message: 'Password and Confirm Password must match',
    })
    expect(await reset('no-such-key')).toEqual({ ok: false, message: 'This link is invalid or has expired.' })
    expect(await reset(key)).toMatchObject({ ok: true, data: null })
    expect(await reset(key)).toEqual({ ok: false, message: 'This link is invalid or has expired.' })
    await expect(
      gateway().getUserData({ user_id: user.id }, user),
      'and everybody is logged out',
    ).rejects.toMatchObject(invalidToken)
  })

  it('logs in by a link, once (A-27, FLAU-02)', async () => {
    expect(await gateway().autoLogin({ key: 'no-such-key', deviceId: 'x' })).toEqual({
      ok: false,
      message: 'This link is invalid or has expired.',
    })
    const user = await person()
    const { createLink } = await import('../../lib/agency/accounts/links')
    const key = await createLink(agency.db(), user.id, 'login')
    expect(await gateway().autoLogin({ key, deviceId: 'x' })).toMatchObject({
      ok: true,
      data: { id: user.id, first_name: 'Ada' },
    })
    expect(await gateway().autoLogin({ key, deviceId: 'x' })).toEqual({
      ok: false,
      message: 'This link is invalid or has expired.',
    })
  })

  it('has no homes to show of somebody who has none (B-20, B-21)', async () => {
    const user = await person()
    expect(await gateway().getUserProperties({ user_id: user.id }, user)).toMatchObject({
      ok: true,
      data: [],
    })
    expect(await gateway().getUserLettings({ user_id: user.id }, user)).toMatchObject({ ok: true, data: [] })
  })

  it('hands out what it keeps, and forgets it (UK GDPR, articles 15, 17 and 20)', async () => {
    const user = await person()
    const kept = await gateway().exportData({ user_id: user.id }, user)
    expect(JSON.stringify(kept)).toContain(user.email)
    expect(JSON.stringify(kept)).not.toContain(user.token)
    expect(await gateway().deleteAccount({ user_id: user.id, current_password: 'wrong' }, user)).toEqual({
      ok: false,
      message: 'Current password is incorrect.',
    })
    expect(
      await gateway().deleteAccount({ user_id: user.id, current_password: PASSWORD }, user),
    ).toMatchObject({ ok: true, data: null })
    await expect(gateway().getUserData({ user_id: user.id }, user)).rejects.toMatchObject(invalidToken)
    expect(
      await gateway().login(
        { email: user.email, password: PASSWORD, recaptcha_token: 'x', deviceId: user.deviceId },
        user,
      ),
    ).toEqual({ ok: false, message: 'Invalid email or password.' })
  })

  it('says when to come back after too many attempts (D-165)', async () => {
    const replies = []
    for (let n = 0; n < 12; n += 1)
      replies.push(
        await gateway().login(
          {
            email: `guessed.${name}@mail.example`,
            password: `guess ${n}`,
            recaptcha_token: 'x',
            deviceId: '',
          },
          { address: '192.0.2.1' },
        ),
      )
    expect(replies[0]).toEqual({ ok: false, message: 'Invalid email or password.' })
    const last = replies.at(-1)
    expect(last).toMatchObject({ ok: false, message: 'Too many attempts. Please try again later.' })
    expect(last && !last.ok && last.retryAfter).toBeGreaterThan(0)
  })
})

it('every call of accounts is part of a story', () => {
  const accounts = (Object.keys(contract) as CallName[]).filter(
    (name) => contract[name].access === 'user' || contract[name].path.startsWith('user/'),
  )
  expect(accounts.filter((name) => !askedOf.has(name))).toEqual([])
})
