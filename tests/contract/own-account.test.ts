import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findLinkKey, PASSWORD } from '../support/accounts'
import { createEmptyDatabase } from '../support/databases'
import { insertUser } from '../support/insert-user'
import { addListingOf } from '../support/listings'
import { dataOf } from '../support/selling'
import { GATEWAYS, openContractSuite, ownAccountCalls, MISSING_ID, type ContractSuite } from './support'

let suite: ContractSuite
beforeAll(async () => {
  suite = await openContractSuite(await createEmptyDatabase())
})
afterAll(() => suite?.close())

const invalidTokenError = { code: 'invalid_token' }
const NEW_PASSWORD = 'Copper-Kettle-Song-4'

describe.each(GATEWAYS)('the %s gateway', (name) => {
  const gateway = () => suite.gateway(name)
  const createUser = () => insertUser(suite.pool)

  it('changes the profile, the password and the preferences (B-03, B-04)', async () => {
    const user = await createUser()
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
      password: NEW_PASSWORD,
      confirm_password: NEW_PASSWORD,
    }
    expect(await gateway().changePassword({ ...change, current_password: 'wrong' }, user)).toEqual({
      ok: false,
      message: 'Current password is incorrect.',
    })
    expect(await gateway().changePassword(change, user)).toMatchObject({ ok: true, data: null })
    await expect(
      gateway().getUserData({ user_id: user.id }, user),
      'tokens from before are invalid (D-164)',
    ).rejects.toMatchObject(invalidTokenError)
    expect(
      await gateway().login(
        { email: user.email, password: change.password, recaptcha_token: 'x', deviceId: user.deviceId },
        user,
      ),
    ).toMatchObject({ ok: true })
  })

  it('removes NUL characters from names and passwords, and refuses a name without other characters', async () => {
    const user = await createUser()
    const profile = {
      user_id: user.id,
      title: 'Mrs',
      first_name: 'Ad\0a',
      last_name: 'Lovelace',
      mobile: '07700900777',
      buying_position: 'first_time',
    } as const
    expect(await gateway().updateProfile({ ...profile, first_name: '\0' }, user)).toEqual({
      ok: false,
      message: 'Please enter your first name',
    })
    expect(await gateway().updateProfile({ ...profile, last_name: ' \0 ' }, user)).toEqual({
      ok: false,
      message: 'Please enter your last name',
    })
    expect(await gateway().updateProfile(profile, user)).toMatchObject({
      ok: true,
      data: { first_name: 'Ada' },
    })
    const password = 'Copper-Kettle\0-Song-4'
    const change = { user_id: user.id, current_password: PASSWORD, password, confirm_password: password }
    expect(await gateway().changePassword(change, user)).toMatchObject({ ok: true })
    const login = { email: user.email, password, recaptcha_token: 'x', deviceId: user.deviceId }
    expect(await gateway().login(login, user)).toMatchObject({ ok: true })
    expect(await gateway().unsubscribeNewsletter({ key: 'no-such\0-key' })).toMatchObject({ ok: false })
  })

  it('changes the email address by a link that was mailed to the new one (D-154)', async () => {
    const user = await createUser()
    const newEmail = `new.${user.email}`
    const request = { user_id: user.id, new_email: newEmail, current_password: PASSWORD }
    expect(await gateway().getEmailChange({ user_id: user.id }, user)).toMatchObject({
      ok: true,
      data: { new_email: null },
    })
    expect(await gateway().requestEmailChange({ ...request, current_password: 'wrong' }, user)).toEqual({
      ok: false,
      message: 'Current password is incorrect.',
    })
    expect(await gateway().requestEmailChange(request, user)).toMatchObject({ ok: true, data: null })
    expect(await gateway().getEmailChange({ user_id: user.id }, user)).toMatchObject({
      ok: true,
      data: { new_email: newEmail },
    })
    const key = findLinkKey(await suite.readMail(newEmail), '/my-account/email')
    const confirmation = { user_id: user.id, key }
    expect(await gateway().confirmEmailChange({ ...confirmation, key: 'no-such-key' }, user)).toEqual({
      ok: false,
      message: 'This link is invalid or has expired.',
    })
    expect(await gateway().confirmEmailChange(confirmation, user)).toMatchObject({ ok: true, data: null })
    expect(await gateway().getUserData({ user_id: user.id }, user)).toMatchObject({
      ok: true,
      data: { email: newEmail },
    })
  })

  it('turns a guest into a full account by a first password (B-04)', async () => {
    const guest = await insertUser(suite.pool, { isGuest: true })
    expect(
      await gateway().changePassword(
        { user_id: guest.id, password: PASSWORD, confirm_password: PASSWORD },
        guest,
      ),
    ).toMatchObject({ ok: true })
    const { token } = dataOf(
      await gateway().login(
        { email: guest.email, password: PASSWORD, recaptcha_token: 'x', deviceId: guest.deviceId },
        guest,
      ),
    )
    expect(await gateway().getUserData({ user_id: guest.id }, { token })).toMatchObject({
      ok: true,
      data: { is_guest: false },
    })
  })

  it('lists the sessions of a user, ends one of them, and then all (D-18)', async () => {
    const user = await createUser()
    const { token: firefoxToken } = dataOf(
      await gateway().login(
        { email: user.email, password: PASSWORD, recaptcha_token: 'x', deviceId: 'second' },
        {
          address: user.address,
          agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
        },
      ),
    )
    const sessions = dataOf(await gateway().getSessions({ user_id: user.id }, user))
    expect(sessions).toHaveLength(2)
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    const firefox = sessions.find(({ current }) => !current)
    expect(firefox?.device).toBe('Firefox on Windows')
    expect(await gateway().endSessions({ user_id: user.id, session_id: firefox?.id }, user)).toMatchObject({
      ok: true,
      data: null,
    })
    await expect(gateway().getUserData({ user_id: user.id }, { token: firefoxToken })).rejects.toMatchObject(
      invalidTokenError,
    )
    expect(await gateway().endSessions({ user_id: user.id }, user)).toMatchObject({ ok: true })
    await expect(gateway().getUserData({ user_id: user.id }, user)).rejects.toMatchObject(invalidTokenError)
  })

  it('returns a user’s messages until they are marked as read (A-28, A-29)', async () => {
    const user = await createUser()
    expect(await gateway().getUserMessages({}, user)).toEqual({ ok: false, message: 'No messages' })
    const { rows } = await suite.pool.query<{ id: number }>(
      `INSERT INTO user_message (user_id, type, title, body) VALUES ($1, 'warning', 'Viewing moved', '<p>To <b>Friday</b></p>') RETURNING id`,
      [user.id],
    )
    expect(await gateway().getUserMessages({}, user)).toMatchObject({
      ok: true,
      data: [
        { id: rows[0]?.id, type: 'warning', title: 'Viewing moved', message: '<p>To <b>Friday</b></p>' },
      ],
    })
    expect(await gateway().setUserMessageRead({ message_id: rows[0]?.id ?? 0 }, user)).toMatchObject({
      ok: true,
      data: null,
    })
    expect(await gateway().getUserMessages({}, user)).toEqual({ ok: false, message: 'No messages' })
  })

  it('subscribes to the newsletter, and unsubscribes by the mailed key (A-24, NEWSL-02, NEWSL-03)', async () => {
    const email = `reader.${name}@mail.example`
    const subscribe = (address: string) =>
      gateway().subscribeNewsletter({
        subscriber_name: 'Rita',
        subscriber_email: address,
        recaptcha_token: 'x',
      })
    expect(await subscribe(email)).toMatchObject({ ok: true, data: null })
    expect(await subscribe(email), 'a second subscription succeeds too').toMatchObject({
      ok: true,
      data: null,
    })
    expect(await subscribe('Not An Address')).toMatchObject({
      ok: false,
      message: expect.stringContaining('all in lower case, with no spaces.'),
    })
    const key = findLinkKey(await suite.readMail(email), '/unsubscribe')
    expect(await gateway().unsubscribeNewsletter({ key })).toMatchObject({ ok: true })
    expect(await gateway().unsubscribeNewsletter({ key: 'no-such-key' })).toEqual({
      ok: false,
      message: 'This link is invalid or has expired.',
    })
  })

  it('confirms a listing for its owner, and refuses other users and unknown listings (field O7)', async () => {
    const [owner, stranger] = [await createUser(), await createUser()]
    const id = await addListingOf(owner.id, { price: 250_000 })
    const confirm = (user: typeof owner, listingId: number) =>
      gateway().confirmListing({ user_id: user.id, kind: 'sale', id: listingId }, user)
    const notFound = { ok: false, message: 'Listing not found' }
    expect([await confirm(stranger, id), await confirm(stranger, MISSING_ID)]).toEqual([notFound, notFound])
    expect(await confirm(owner, id)).toMatchObject({ ok: true })
  })

  it('returns empty lists to a user without homes (B-20, B-21)', async () => {
    const user = await createUser()
    expect(await gateway().getUserProperties({ user_id: user.id }, user)).toMatchObject({
      ok: true,
      data: [],
    })
    expect(await gateway().getUserLettings({ user_id: user.id }, user)).toMatchObject({ ok: true, data: [] })
  })

  it('exports a user’s data, and deletes the account (UK GDPR, articles 15, 17 and 20)', async () => {
    const user = await createUser()
    const exportReply = await gateway().exportData({ user_id: user.id }, user)
    expect(JSON.stringify(exportReply)).toContain(user.email)
    expect(JSON.stringify(exportReply)).not.toContain(user.token)
    expect(await gateway().deleteAccount({ user_id: user.id, current_password: 'wrong' }, user)).toEqual({
      ok: false,
      message: 'Current password is incorrect.',
    })
    expect(
      await gateway().deleteAccount({ user_id: user.id, current_password: PASSWORD }, user),
    ).toMatchObject({ ok: true, data: null })
    await expect(gateway().getUserData({ user_id: user.id }, user)).rejects.toMatchObject(invalidTokenError)
    expect(
      await gateway().login(
        { email: user.email, password: PASSWORD, recaptcha_token: 'x', deviceId: user.deviceId },
        user,
      ),
    ).toEqual({ ok: false, message: 'Invalid email or password.' })
  })
})

it('makes every call about a user’s own account', () => {
  expect(ownAccountCalls.filter((name) => !suite.madeCalls.has(name))).toEqual([])
})
