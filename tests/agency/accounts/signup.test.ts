import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  botToken,
  GOOD_PASSWORD,
  createBrowser,
  openTestAgency,
  createSignupInput,
  type TestAgency,
} from './test-agency'
import { accountMessages } from '../../../lib/contract/account-messages'
import { countRows, findRow, findRows } from '../../support/tables'
import { expectDelayed } from './recorded-delays'

// Skips the delays of constant-time responses, which would take most of this file's time.
vi.mock('node:timers/promises', async () => (await import('./recorded-delays')).recordDelays())

let testAgency: TestAgency
beforeAll(async () => {
  testAgency = await openTestAgency()
})
afterAll(() => testAgency?.close())

const CREATED = 'Your account has been created.'
const EXISTS = { ok: false, message: 'An account with this email already exists.' }
const INVALID_LINK = { ok: false, message: 'This link is invalid or has expired.' }

describe('signup', () => {
  it('creates a guest if no password is given, and mails how to log in (SIGNUP-05, SIGNUP-06, SIGNUP-22)', async () => {
    expect(
      await testAgency.call('signup', {
        ...createSignupInput('Guest@Home.example'),
        mobile: ' 07700 900\u00a0222', // with spaces, one of them non-breaking, as if pasted from a page
      }),
    ).toEqual({ ok: true, message: CREATED, data: { id: expect.any(Number) } })
    expect(await findRow('user', { email: 'guest@home.example' })).toMatchObject({
      passwordHash: null,
      title: 'Mrs',
      buyingPosition: 'cash',
      mobile: '07700900222',
    })
    expect((await testAgency.findMailTo('guest@home.example')).map(({ text }) => text)).toEqual([
      expect.stringContaining('one time password'),
    ])
  })
  it('creates a full account, and hashes its password with argon2id (SIGNUP-03, D-163)', async () => {
    expect(
      await testAgency.call('signup', createSignupInput('full@home.example', GOOD_PASSWORD)),
    ).toMatchObject({
      ok: true,
      message: CREATED,
    })
    const { passwordHash } = await findRow('user', { email: 'full@home.example' })
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    await testAgency.logIn('full@home.example', GOOD_PASSWORD)
  })
  it('creates one account for an address in any letter case, even by ten simultaneous signups', async () => {
    /** Signs up in one of two spellings of the address; every third signup is a guest's. */
    const signUp = (n: number) => {
      const email = n % 2 ? 'Twice@home.example' : 'twice@HOME.example'
      const password = n % 3 ? GOOD_PASSWORD : undefined
      return testAgency.call('signup', createSignupInput(email, password))
    }
    const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => signUp(n)))
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
    expect(replies.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 9 }, () => EXISTS))
    expect(await testAgency.findMailTo('twice@home.example')).toHaveLength(1)
  })
  it('refuses a weak password with a message, and creates no account (D-163)', async () => {
    for (const password of ['password', 'Sunshine2026!', 'AdaThorne99', '11111111', 'qwertyuiop']) {
      expect(
        await testAgency.call('signup', createSignupInput('weak@home.example', password)),
        password,
      ).toEqual({
        ok: false,
        message: 'Please choose a longer or less common password.',
      })
    }
    expect(await countRows('user', { email: 'weak@home.example' })).toBe(0)
  })
  it('refuses each invalid field with the message of the specification (SIGNUP-10 to SIGNUP-17)', async () => {
    const invalidFields: [object, string][] = [
      [{ title: '' }, 'Please select your title'],
      [{ first_name: ' ' }, 'Please enter your first name'],
      [{ last_name: '' }, 'Please enter your last name'],
      [{ email: 'x' }, 'Please enter a valid email address.'],
      [
        { mobile: '17123456789' },
        'Please enter a UK mobile number starting with 0 and containing 11 digits.',
      ],
      [{ buying_position: 'tramp' }, 'Please select your position'],
      [{ isAgreeTermsCondition: false }, 'Please accept our Terms & Conditions and Privacy Policy.'],
      [{ password: '' }, 'Password is required.'],
      [{ confirm_password: 'Other-Kettle-88' }, 'Password and Confirm Password must match'],
      [{ recaptcha_token: '' }, 'Bot check failed. Please try again.'],
    ]
    for (const [fields, message] of invalidFields)
      expect(
        await testAgency.call('signup', {
          ...createSignupInput('fault@home.example', GOOD_PASSWORD),
          ...fields,
        }),
      ).toEqual({ ok: false, message })
  })
  it('subscribes to the newsletter only with newsLetterNoStatus 0, which means yes (D-35)', async () => {
    await testAgency.call('signup', { ...createSignupInput('reader@home.example'), newsLetterNoStatus: 0 })
    await testAgency.call('signup', { ...createSignupInput('no-reader@home.example'), newsLetterNoStatus: 1 })
    expect((await findRows('newsletterSubscription')).map(({ email, source }) => [email, source])).toEqual([
      ['reader@home.example', 'signup'],
    ])
    const mails = await testAgency.findMailTo('reader@home.example')
    expect(mails, 'one mail, with the link to unsubscribe').toHaveLength(1)
    expect(
      await testAgency.call('unsubscribeNewsletter', {
        key: await testAgency.findMailedKey('reader@home.example', '/unsubscribe'),
      }),
    ).toMatchObject({ ok: true })
  })
  it.each(['Ring 07700 900999', 'Visit http://evil.test now', '<img src=x>', 'ann@home.example', 'evil.com'])(
    'refuses the name %s, because other users and mails would show it',
    async (name) => {
      const refusal = { ok: false, message: accountMessages.nameCharacters }
      const input = createSignupInput('lure@home.example')
      expect(await testAgency.call('signup', { ...input, first_name: name })).toEqual(refusal)
      expect(await testAgency.call('signup', { ...input, last_name: name })).toEqual(refusal)
      expect(await testAgency.findMailTo('lure@home.example')).toEqual([])
    },
  )
  it.each(["O'Hara", 'O’Hara-Smith', 'St. John', 'J.R.R.', 'Zoë', 'Нина', '小明', 'محمد', 'नेहा', 'Gal·la'])(
    'accepts the name %s',
    async (name) => {
      const input = {
        ...createSignupInput(`${randomUUID()}@home.example`),
        first_name: name,
        last_name: name,
      }
      expect(await testAgency.call('signup', input)).toMatchObject({ ok: true })
    },
  )
  it('greets without the name in a mail if the name looks like an advertisement', async () => {
    await testAgency.call('signup', {
      ...createSignupInput('victim@home.example'),
      first_name: 'You won! Look',
    })
    expect((await testAgency.findMailTo('victim@home.example'))[0]?.text).toMatch(/^Hello,\n/)
  })
  it('is limited to twenty an hour by network address, because one person can have many email addresses (D-165)', async () => {
    const browser = createBrowser()
    const replies = []
    for (let n = 0; n < 22; n += 1)
      replies.push(await testAgency.call('signup', createSignupInput(`many${n}@home.example`), browser))
    expect(replies.filter(({ ok }) => ok)).toHaveLength(20)
    expect(replies.at(-1)).toEqual({
      ok: false,
      message: 'Too many attempts. Please try again later.',
      retryAfter: expect.any(Number),
    })
  })
})

describe('the newsletter', () => {
  const subscribe = (subscriber_email: string, browser = createBrowser()) =>
    testAgency.call(
      'subscribeNewsletter',
      { subscriber_name: 'Nell', subscriber_email, ...botToken },
      browser,
    )

  it('gives repeated and simultaneous subscriptions the same reply, and sends one mail (NEWSL-02, A-24)', async () => {
    const done = { ok: true, data: null, message: 'Success' }
    expect(await Promise.all([subscribe('Nell@Home.example'), subscribe('nell@home.example')])).toEqual([
      done,
      done,
    ])
    expect(await subscribe('nell@home.example')).toEqual(done)
    expect(await testAgency.findMailTo('nell@home.example')).toHaveLength(1)
  })
  it('is ended by the link of its mail, even if it is opened twice; the reader can subscribe anew', async () => {
    await subscribe('nell@home.example')
    const key = await testAgency.findMailedKey('nell@home.example', '/unsubscribe')
    const getUnsubscribedAt = async () =>
      (await findRow('newsletterSubscription', { email: 'nell@home.example' })).unsubscribedAt
    for (const attempt of ['first', 'repeated'])
      expect(await testAgency.call('unsubscribeNewsletter', { key }), attempt).toEqual({
        ok: true,
        data: null,
        message: 'Success',
      })
    expect(await getUnsubscribedAt()).not.toBeNull()
    await subscribe('nell@home.example')
    expect(await getUnsubscribedAt()).toBeNull()
    expect(await testAgency.call('unsubscribeNewsletter', { key: 'x\0y' })).toEqual(INVALID_LINK)
  })
  it('replies after equal time, whether the address was subscribed or not', async () => {
    for (const attempt of ['new', 'subscribed'])
      expect(await expectDelayed(() => subscribe('even@home.example')), attempt).toMatchObject({ ok: true })
  })
  it('refuses an invalid address with a message of its own (NEWSL-03)', async () => {
    expect(await subscribe('nell at home')).toEqual({
      ok: false,
      message:
        'Please enter your email address. This must be your full email address, all in lower case, with no spaces.',
    })
  })
})
