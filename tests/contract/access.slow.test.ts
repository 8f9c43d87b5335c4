import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withTransaction } from '../../lib/agency/database'
import { createLink } from '../../lib/agency/accounts/links'
import { findOneTimePassword, findLinkKey, signUpAndLogIn, PASSWORD } from '../support/accounts'
import { createEmptyDatabase } from '../support/databases'
import { accessCalls, GATEWAYS, openContractSuite, type ContractSuite } from './support'

let suite: ContractSuite
beforeAll(async () => {
  suite = await openContractSuite(await createEmptyDatabase())
})
afterAll(() => suite?.close())

const invalidTokenError = { code: 'invalid_token' }
const NEW_PASSWORD = 'Copper-Kettle-Song-4'
/** The logins that may fail within the rate limit's window, for one account from one network (D-165). */
const MAX_FAILED_LOGINS = 10

describe.each(GATEWAYS)('the %s gateway', (name) => {
  const gateway = () => suite.gateway(name)
  const createUser = () => signUpAndLogIn(gateway(), suite.readMail)

  it('logs a user in by password, returns their data, and logs them out (A-20, A-25, A-26, API-21, API-26, LOGIN-28)', async () => {
    const user = await createUser()
    expect(user.token.length).toBeGreaterThanOrEqual(32)
    expect(await gateway().getUserData({ user_id: user.id }, user)).toMatchObject({
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
    // `token` is the older name of `recaptcha_token` (D-24), and is missing in the types.
    const secondLogin = await gateway().login(
      {
        email: ` ${user.email.toUpperCase()} `,
        password: PASSWORD,
        token: 'x',
        deviceId: user.deviceId,
      } as never,
      user,
    )
    expect(
      secondLogin,
      'with capitals in the address, and with the older name of the bot check’s token',
    ).toMatchObject({
      ok: true,
      data: { id: user.id },
    })
    const loggedOut = { ok: true, data: null }
    expect(
      await gateway().logout({ token: user.token, deviceId: user.deviceId, userId: user.id }),
    ).toMatchObject(loggedOut)
    expect(
      await gateway().logout({ token: user.token, deviceId: user.deviceId, userId: user.id }),
      'a second logout succeeds too',
    ).toMatchObject(loggedOut)
    expect(await gateway().logout({ token: 'unknown' })).toMatchObject(loggedOut)
    await expect(gateway().getUserData({ user_id: user.id }, user)).rejects.toMatchObject(invalidTokenError)
    if (secondLogin.ok)
      expect(
        await gateway().getUserData({ user_id: user.id }, { token: secondLogin.data.token }),
        'the other session is still live',
      ).toMatchObject({ ok: true })
  })

  it('registers an email address once, and gives the reason for each refused signup (A-23, SIGNUP-10 to 17)', async () => {
    const user = await createUser()
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
    const createRefusal = (message: string) => ({ ok: false, message })
    // Each signup comes from an address of its own, so that the rate limit does not apply.
    const signup = (change: object) =>
      gateway().signup({ ...form, ...change } as never, { address: `2001:db8::${name}:${Math.random()}` })
    expect(await signup({ email: user.email.toUpperCase() })).toEqual(
      createRefusal('An account with this email already exists.'),
    )
    expect(await signup({ title: 'Sir' })).toEqual(createRefusal('Please select your title'))
    expect(await signup({ first_name: ' ' })).toEqual(createRefusal('Please enter your first name'))
    expect(await signup({ last_name: undefined })).toEqual(createRefusal('Please enter your last name'))
    expect(await signup({ email: 'nobody' })).toEqual(createRefusal('Please enter a valid email address.'))
    expect(await signup({ mobile: '7700900555' })).toEqual(
      createRefusal('Please enter a UK mobile number starting with 0 and containing 11 digits.'),
    )
    expect(await signup({ buying_position: 'agent' })).toEqual(createRefusal('Please select your position'))
    expect(await signup({ isAgreeTermsCondition: false })).toEqual(
      createRefusal('Please accept our Terms & Conditions and Privacy Policy.'),
    )
    expect(await signup({ password: '' })).toEqual(createRefusal('Password is required.'))
    expect(await signup({ confirm_password: '' })).toEqual(createRefusal('Confirm Password is required.'))
    expect(await signup({ confirm_password: 'other' })).toEqual(
      createRefusal('Password and Confirm Password must match'),
    )
    for (const weak of ['short1!', 'password123', 'aaaaaaaaaaaa', '12345678'])
      expect(await signup({ password: weak, confirm_password: weak }), weak).toEqual(
        createRefusal('Please choose a longer or less common password.'),
      )
    expect(await signup({ recaptcha_token: '' })).toEqual(
      createRefusal('Bot check failed. Please try again.'),
    )
  })

  it('logs a guest in by a mailed one-time password, once (A-21, A-22, SIGNUP-22, LOGIN-29)', async () => {
    const guest = await signUpAndLogIn(gateway(), suite.readMail, { isGuest: true })
    expect(await gateway().getUserData({ user_id: guest.id }, guest)).toMatchObject({
      ok: true,
      data: { is_guest: true },
    })
    expect(
      await gateway().verifyOtp(
        {
          otp: findOneTimePassword(await suite.readMail(guest.email)),
          recaptcha_token: 'x',
          deviceId: guest.deviceId,
        },
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
      'an unknown address gets the same answer',
    ).toEqual(sent)
    expect(
      await gateway().login(
        { email: guest.email, password: 'anything at all', recaptcha_token: 'x', deviceId: guest.deviceId },
        guest,
      ),
      'in a browser that the guest has used',
    ).toEqual({ ok: false, message: 'Please log in with a one time password.' })
    expect(
      await gateway().login(
        { email: guest.email, password: 'anything at all', recaptcha_token: 'x', deviceId: 'somewhere-else' },
        guest,
      ),
      'in another browser the reply does not reveal that the account is a guest’s',
    ).toEqual({ ok: false, message: 'Invalid email or password.' })
    expect(await gateway().verifyOtp({ otp: 'x', recaptcha_token: '', deviceId: guest.deviceId })).toEqual({
      ok: false,
      message: 'Bot check failed. Please try again.',
    })
  })

  it('resets a forgotten password by a link that works once (B-01, B-02)', async () => {
    const user = await createUser()
    const sent = {
      ok: true,
      data: null,
      message: 'If an account exists for this email, a reset link has been sent.',
    }
    expect(
      await gateway().forgottenPassword({ email: `nobody.${name}@mail.example`, recaptcha_token: 'x' }, user),
    ).toEqual(sent)
    expect(await gateway().forgottenPassword({ email: user.email, recaptcha_token: 'x' }, user)).toEqual(sent)
    const key = findLinkKey(await suite.readMail(user.email), '/forgotten/reset')
    const reset = (resetKey: string, confirm = NEW_PASSWORD) =>
      gateway().resetPassword({ key: resetKey, password: NEW_PASSWORD, confirm_password: confirm })
    expect(await reset(key, 'other')).toEqual({
      ok: false,
      message: 'Password and Confirm Password must match',
    })
    expect(await reset('no-such-key')).toEqual({ ok: false, message: 'This link is invalid or has expired.' })
    expect(await gateway().resetLinkStatus({ key })).toMatchObject({ ok: true, data: { status: 'valid' } })
    expect(await reset(key)).toMatchObject({ ok: true, data: null })
    expect(await gateway().resetLinkStatus({ key })).toMatchObject({ ok: true, data: { status: 'used' } })
    expect(await gateway().resetLinkStatus({ key: 'no-such-key' })).toEqual({
      ok: false,
      message: 'This link is invalid or has expired.',
    })
    expect(await reset(key)).toEqual({ ok: false, message: 'This link is invalid or has expired.' })
    await expect(
      gateway().getUserData({ user_id: user.id }, user),
      'the reset has ended every session',
    ).rejects.toMatchObject(invalidTokenError)
  })

  it('logs a user in by a link that works once (A-27, FLAU-02)', async () => {
    expect(await gateway().autoLogin({ key: 'no-such-key', deviceId: 'x' })).toEqual({
      ok: false,
      message: 'This link is invalid or has expired.',
    })
    const user = await createUser()
    const key = await withTransaction((tx) => createLink(tx, user.id, 'login'))
    expect(await gateway().autoLogin({ key, deviceId: 'x' })).toMatchObject({
      ok: true,
      data: { id: user.id, first_name: 'Ada' },
    })
    expect(await gateway().autoLogin({ key, deviceId: 'x' })).toEqual({
      ok: false,
      message: 'This link is invalid or has expired.',
    })
  })

  it('says when to try again after more than ten failed logins to an account from one network (D-165)', async () => {
    const replies = []
    for (let attempt = 0; attempt < MAX_FAILED_LOGINS + 2; attempt += 1)
      replies.push(
        await gateway().login(
          {
            email: `guessed.${name}@mail.example`,
            password: `guess ${attempt}`,
            recaptcha_token: 'x',
            deviceId: '',
          },
          { address: '192.0.2.1' },
        ),
      )
    expect(replies[0]).toEqual({ ok: false, message: 'Invalid email or password.' })
    expect(replies.at(-1)).toEqual({
      ok: false,
      message: 'Too many attempts. Please try again later.',
      retryAfter: expect.any(Number),
    })
  })
})

it('makes every call about access to an account', () => {
  expect(accessCalls.filter((name) => !suite.madeCalls.has(name))).toEqual([])
})
