import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addListings, giveListingsTo } from '../../support/listings'
import { GOOD_PASSWORD, openBench, type Bench, type Browser } from './bench'
import { insertRow, updateRows } from '../../support/tables'

vi.mock('node:timers/promises', async () => (await import('./recorded-delays')).recordDelays())

let bench: Bench
let ann: Browser
let bob: Browser
beforeAll(async () => {
  bench = await openBench()
  for (const name of ['ann', 'bob']) await bench.register(`${name}@home.example`, GOOD_PASSWORD)
  ann = await bench.logIn('ann@home.example', GOOD_PASSWORD)
  bob = await bench.logIn('bob@home.example', GOOD_PASSWORD)
})
afterAll(() => bench?.close())

const DONE = { ok: true, data: null, message: 'Success' }
const own = (browser: Browser) => ({ user_id: browser.userId })

describe('the profile (A-26, B-03)', () => {
  const profile = {
    title: 'Dr.',
    first_name: 'Ann-Marie',
    last_name: 'O’Hara',
    mobile: '07700900333',
    buying_position: 'tenant',
  } as const

  it('is changed by its owner, and answers as get_user_data does', async () => {
    const changed = await bench.ask(
      'updateProfile',
      { ...own(ann), ...profile, first_name: 'Ann\0-Marie' },
      ann,
    )
    expect(changed).toMatchObject({
      ok: true,
      data: { ...profile, email: 'ann@home.example', is_guest: false },
    })
    expect(await bench.ask('getUserData', own(ann), ann)).toEqual(changed)
  })
  it('refuses by the words of signup, and another’s id as a bad token', async () => {
    expect(await bench.ask('updateProfile', { ...own(ann), ...profile, mobile: '07123' }, ann)).toEqual({
      ok: false,
      message: 'Please enter a UK mobile number starting with 0 and containing 11 digits.',
    })
    await expect(bench.ask('updateProfile', { ...own(bob), ...profile }, ann)).rejects.toMatchObject({
      code: 'invalid_token',
    })
    await expect(bench.ask('updateProfile', { ...own(ann), ...profile })).rejects.toMatchObject({
      code: 'invalid_token',
    })
  })
})

describe('what one is told by email', () => {
  it('is chosen, and the newsletter goes by the address', async () => {
    expect(await bench.ask('getPreferences', own(bob), bob)).toMatchObject({
      data: { newsletter: false, notify_messages: true, notify_logins: true },
    })
    const choices = { newsletter: true, notify_messages: false, notify_logins: true }
    for (let time = 0; time < 2; time += 1)
      expect(await bench.ask('updatePreferences', { ...own(bob), ...choices }, bob)).toMatchObject({
        ok: true,
        data: choices,
      })
    expect(await bench.ask('getPreferences', own(bob), bob)).toMatchObject({ data: choices })
    expect(
      (await bench.mailTo('bob@home.example')).filter(({ subject }) => subject.includes('newsletter')),
    ).toHaveLength(1)
    await bench.ask('unsubscribeNewsletter', { key: await bench.keyTo('bob@home.example', '/unsubscribe') })
    expect(await bench.ask('getPreferences', own(bob), bob)).toMatchObject({ data: { newsletter: false } })
    await bench.ask('updatePreferences', { ...own(bob), ...choices, newsletter: false }, bob)
    expect(await bench.ask('getPreferences', own(bob), bob)).toMatchObject({ data: { newsletter: false } })
  })
})

describe('where one is logged in', () => {
  it('is listed, this one first, and ended one by one, but for this, or all; others’ are unknown', async () => {
    await bench.register('dora@home.example', GOOD_PASSWORD)
    const [first, second, third] = [
      await bench.logIn('dora@home.example', GOOD_PASSWORD),
      await bench.logIn('dora@home.example', GOOD_PASSWORD),
      await bench.logIn('dora@home.example', GOOD_PASSWORD),
    ]
    const list = async (browser: Browser) => {
      const reply = await bench.ask('getSessions', own(browser), browser)
      return reply.ok ? reply.data : []
    }
    const isIn = (browser: Browser) =>
      bench.ask('getUserData', own(browser), browser).then(
        () => true,
        () => false,
      )
    const sessions = await list(second)
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ['Firefox on Windows', true],
      ['Firefox on Windows', false],
      ['Firefox on Windows', false],
    ])
    expect(
      await bench.ask('endSessions', { ...own(bob), session_id: sessions[0]?.id }, bob),
      'another’s',
    ).toEqual({ ok: false, message: 'Session not found' })
    expect(await bench.ask('endSessions', { ...own(second), session_id: 999_999 }, second)).toEqual({
      ok: false,
      message: 'Session not found',
    })
    const thirds = (await list(third))[0]?.id
    for (let time = 0; time < 2; time += 1)
      expect(await bench.ask('endSessions', { ...own(second), session_id: thirds }, second)).toEqual(DONE)
    expect([await isIn(first), await isIn(second), await isIn(third)]).toEqual([true, true, false])
    await bench.ask('endSessions', { ...own(second), others: true }, second)
    expect([await isIn(first), await isIn(second)]).toEqual([false, true])
    await bench.ask('endSessions', own(second), second)
    expect(await isIn(second)).toBe(false)
    expect(await isIn(bob)).toBe(true)
  })
})

describe('messages (A-28, A-29)', () => {
  it('are shown until they are closed, and mailed to who wants that', async () => {
    const { sendUserMessage } = await import('../../../lib/agency/accounts/messages')
    expect(await bench.ask('getUserMessages', {}, ann)).toEqual({ ok: false, message: 'No messages' })
    expect(
      await sendUserMessage({
        email: 'Ann@home.example',
        type: 'warning',
        title: 'Keys',
        body: '<p>Your keys are <b>ready</b>.</p>',
      }),
    ).toBe(true)
    expect(
      await sendUserMessage({ email: 'bob@home.example', type: 'info', title: 'Hello', body: '<p>Bob</p>' }),
    ).toBe(true)
    expect(await sendUserMessage({ email: 'nobody@home.example', type: 'info', title: 'x', body: 'y' })).toBe(
      false,
    )
    expect((await bench.mailTo('ann@home.example')).at(-1)).toMatchObject({
      subject: 'Keys',
      text: expect.stringContaining('Your keys are ready.'),
    })
    expect((await bench.mailTo('bob@home.example')).at(-1)?.subject, 'he does not want it').not.toBe('Hello')
    const messages = await bench.ask('getUserMessages', { token: ann.caller.token }, ann)
    expect(messages).toMatchObject({
      ok: true,
      data: [{ type: 'warning', title: 'Keys', message: '<p>Your keys are <b>ready</b>.</p>' }],
    })
    const id = messages.ok ? messages.data[0]?.id : 0
    expect(await bench.ask('setUserMessageRead', { message_id: id }, bob), 'another’s').toEqual({
      ok: false,
      message: 'Message not found',
    })
    expect(await bench.ask('setUserMessageRead', { message_id: 999_999 }, ann)).toEqual({
      ok: false,
      message: 'Message not found',
    })
    for (let time = 0; time < 2; time += 1)
      expect(await bench.ask('setUserMessageRead', { message_id: id, token: ann.caller.token }, ann)).toEqual(
        DONE,
      )
    expect(await bench.ask('getUserMessages', {}, ann)).toEqual({ ok: false, message: 'No messages' })
  })
})

describe('own homes (B-20, B-21)', () => {
  it('are listed by kind, those that are not public too, with their story; nobody else’s', async () => {
    const ids = await addListings([
      { price: 300_000, street: 'Mill Lane' },
      { kind: 'let', price: 1_200, street: 'Quay Road' },
      { status: 'draft', street: 'Plan Street' },
      { status: 'withdrawn', street: 'Gone Street' },
    ])
    await giveListingsTo(ids, ann.userId)
    await addListings([{ street: 'Foreign Street' }])
    await updateRows('listing', { id: ids[0] }, { packageDef: 'PAY_NOW', status: 'under_offer' })
    await insertRow('listingEvent', {
      listingId: ids[0] ?? 0,
      type: 'under_offer',
      at: new Date('2026-11-10T09:00:00Z'),
      pricePence: 30_000_000n,
    })
    const sales = await bench.ask('getUserProperties', own(ann), ann)
    expect(sales).toMatchObject({
      ok: true,
      data: [
        {
          portal_address: 'Mill Lane, Witham, CM8',
          status: 'under_offer',
          listing_status: 'underoffer',
          package_def: 'PAY_NOW',
          new_price: 300_000,
          user_id: ann.userId,
          timeline: [
            { event: 'listed', at: '2026-11-01T09:00:00.000Z', price: 300_000 },
            { event: 'under_offer', at: '2026-11-10T09:00:00.000Z', price: 300_000 },
          ],
        },
        { status: 'withdrawn' },
        { status: 'draft' },
      ],
    })
    expect(await bench.ask('getUserLettings', own(ann), ann)).toMatchObject({
      ok: true,
      data: [
        {
          portal_address: 'Quay Road, Witham, CM8',
          new_price_pcm: 1_200,
          status: 'available',
          original_listing_status: 'tolet',
        },
      ],
    })
    expect(await bench.ask('getUserProperties', own(bob), bob)).toEqual({
      ok: true,
      data: [],
      message: 'Success',
    })
  })
})
