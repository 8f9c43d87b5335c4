import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { botToken, GOOD_PASSWORD, newBrowser, openBench, person, type Bench } from './bench'
import { countRows, findRow, findRows } from '../../support/tables'

vi.mock('node:timers/promises', async () => (await import('./recorded-delays')).recordDelays())

let bench: Bench
beforeAll(async () => void (bench = await openBench()))
afterAll(() => bench?.close())

const CREATED = 'Your account has been created.'
const EXISTS = { ok: false, message: 'An account with this email already exists.' }
const INVALID_LINK = { ok: false, message: 'This link is invalid or has expired.' }

describe('signup', () => {
  it('makes a guest without a password, who comes in only by one-time password (SIGNUP-05, SIGNUP-06, SIGNUP-22)', async () => {
    expect(
      await bench.ask('signup', { ...person('Guest@Home.example'), mobile: ' 07700 900\u00a0222' }),
    ).toEqual({ ok: true, message: CREATED, data: { id: expect.any(Number) } })
    expect(await findRow('user', { email: 'guest@home.example' })).toMatchObject({
      passwordHash: null,
      title: 'Mrs',
      buyingPosition: 'cash',
      mobile: '07700900222',
    })
    expect((await bench.mailTo('guest@home.example')).map(({ text }) => text)).toEqual([
      expect.stringContaining('one time password'),
    ])
  })
  it('makes a full account, its password hashed by argon2id (SIGNUP-03, D-163)', async () => {
    expect(await bench.ask('signup', person('full@home.example', GOOD_PASSWORD))).toMatchObject({
      ok: true,
      message: CREATED,
    })
    const { passwordHash } = await findRow('user', { email: 'full@home.example' })
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    await bench.logIn('full@home.example', GOOD_PASSWORD)
  })
  it('makes one account an address, whatever its case, ten at once too', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        bench.ask(
          'signup',
          person(n % 2 ? 'Twice@home.example' : 'twice@HOME.example', n % 3 ? GOOD_PASSWORD : undefined),
        ),
      ),
    )
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
    expect(replies.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 9 }, () => EXISTS))
    expect(await bench.mailTo('twice@home.example')).toHaveLength(1)
  })
  it('refuses weak passwords and says so, and keeps nobody (D-163)', async () => {
    for (const password of ['password', 'Sunshine2026!', 'AdaThorne99', '11111111', 'qwertyuiop']) {
      expect(await bench.ask('signup', person('weak@home.example', password)), password).toEqual({
        ok: false,
        message: 'Please choose a longer or less common password.',
      })
    }
    expect(await countRows('user', { email: 'weak@home.example' })).toBe(0)
  })
  it('says in the specification’s words what is missing (SIGNUP-10 to SIGNUP-17)', async () => {
    const faults: [object, string][] = [
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
    for (const [fault, message] of faults)
      expect(await bench.ask('signup', { ...person('fault@home.example', GOOD_PASSWORD), ...fault })).toEqual(
        { ok: false, message },
      )
  })
  it('subscribes who wants the newsletter (newsLetterNoStatus 0), and nobody else (D-35)', async () => {
    await bench.ask('signup', { ...person('reader@home.example'), newsLetterNoStatus: 0 })
    await bench.ask('signup', { ...person('no-reader@home.example'), newsLetterNoStatus: 1 })
    expect((await findRows('newsletterSubscription')).map(({ email, source }) => [email, source])).toEqual([
      ['reader@home.example', 'signup'],
    ])
    const mails = await bench.mailTo('reader@home.example')
    expect(mails, 'one mail, with the way out in it').toHaveLength(1)
    expect(
      await bench.ask('unsubscribeNewsletter', {
        key: await bench.keyTo('reader@home.example', '/unsubscribe'),
      }),
    ).toMatchObject({ ok: true })
  })
  it('a name carries no message of its own into somebody else’s mailbox', async () => {
    await bench.ask('signup', {
      ...person('victim@home.example'),
      first_name: 'You won! http://evil.example',
    })
    expect((await bench.mailTo('victim@home.example'))[0]?.text).toMatch(/^Hello,\n/)
  })
  it('is limited by network address, as one person has many addresses (D-165)', async () => {
    const browser = newBrowser()
    const replies = []
    for (let n = 0; n < 22; n += 1)
      replies.push(await bench.ask('signup', person(`many${n}@home.example`), browser))
    expect(replies.filter(({ ok }) => ok)).toHaveLength(20)
    expect(replies.at(-1)).toEqual({
      ok: false,
      message: 'Too many attempts. Please try again later.',
      retryAfter: expect.any(Number),
    })
  })
})

describe('the newsletter', () => {
  const subscribe = (subscriber_email: string, browser = newBrowser()) =>
    bench.ask('subscribeNewsletter', { subscriber_name: 'Nell', subscriber_email, ...botToken }, browser)

  it('is subscribed to once, repeats are told the same, two at once too (NEWSL-02, A-24)', async () => {
    const done = { ok: true, data: null, message: 'Success' }
    expect(await Promise.all([subscribe('Nell@Home.example'), subscribe('nell@home.example')])).toEqual([
      done,
      done,
    ])
    expect(await subscribe('nell@home.example')).toEqual(done)
    expect(await bench.mailTo('nell@home.example')).toHaveLength(1)
  })
  it('is left by the link of the mail, as often as one likes, and can be taken up again', async () => {
    const key = await bench.keyTo('nell@home.example', '/unsubscribe')
    const state = async () =>
      (await findRow('newsletterSubscription', { email: 'nell@home.example' })).unsubscribedAt
    for (let time = 0; time < 2; time += 1)
      expect(await bench.ask('unsubscribeNewsletter', { key })).toEqual({
        ok: true,
        data: null,
        message: 'Success',
      })
    expect(await state()).not.toBeNull()
    await subscribe('nell@home.example')
    expect(await state()).toBeNull()
    expect(await bench.ask('unsubscribeNewsletter', { key: 'x\0y' })).toEqual(INVALID_LINK)
  })
  it('wants an address in its own words (NEWSL-03)', async () => {
    expect(await subscribe('nell at home')).toEqual({
      ok: false,
      message:
        'Please enter your email address. This must be your full email address, all in lower case, with no spaces.',
    })
  })
})
