import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addListings, giveListingsTo } from '../../support/listings'
import { GOOD_PASSWORD, openTestAgency, type TestAgency, type Browser } from './test-agency'
import { sendUserMessage } from '../../../lib/agency/accounts/messages'
import { insertRow, updateRows } from '../../support/tables'

// Skips the delays of constant-time responses, which would take most of this file's time.
vi.mock('node:timers/promises', async () => (await import('./recorded-delays')).recordDelays())

let testAgency: TestAgency
let ann: Browser
let bob: Browser
beforeAll(async () => {
  testAgency = await openTestAgency()
  for (const name of ['ann', 'bob']) await testAgency.register(`${name}@home.example`, GOOD_PASSWORD)
  ann = await testAgency.logIn('ann@home.example', GOOD_PASSWORD)
  bob = await testAgency.logIn('bob@home.example', GOOD_PASSWORD)
})
afterAll(() => testAgency?.close())

const DONE = { ok: true, data: null, message: 'Success' }
const UNKNOWN_ID = 999_999
const toUserInput = (browser: Browser) => ({ user_id: browser.userId })

describe('the profile (A-26, B-03)', () => {
  const profile = {
    title: 'Dr.',
    first_name: 'Ann-Marie',
    last_name: 'O’Hara',
    mobile: '07700900333',
    buying_position: 'tenant',
  } as const

  it('is changed by its owner, with the same reply as get_user_data', async () => {
    const changed = await testAgency.call(
      'updateProfile',
      // PostgreSQL stores no NUL characters, so the gateway drops them.
      { ...toUserInput(ann), ...profile, first_name: 'Ann\0-Marie' },
      ann,
    )
    expect(changed).toMatchObject({
      ok: true,
      data: { ...profile, email: 'ann@home.example', is_guest: false },
    })
    expect(await testAgency.call('getUserData', toUserInput(ann), ann)).toEqual(changed)
  })
  it('refuses invalid fields with the messages of the signup, and another user’s id as an invalid token', async () => {
    expect(
      await testAgency.call('updateProfile', { ...toUserInput(ann), ...profile, mobile: '07123' }, ann),
    ).toEqual({
      ok: false,
      message: 'Please enter a UK mobile number starting with 0 and containing 11 digits.',
    })
    await expect(
      testAgency.call('updateProfile', { ...toUserInput(bob), ...profile }, ann),
    ).rejects.toMatchObject({
      code: 'invalid_token',
    })
    await expect(testAgency.call('updateProfile', { ...toUserInput(ann), ...profile })).rejects.toMatchObject(
      {
        code: 'invalid_token',
      },
    )
  })
})

describe('the email preferences', () => {
  it('are stored, and subscribing to the newsletter twice sends one mail', async () => {
    expect(await testAgency.call('getPreferences', toUserInput(bob), bob)).toMatchObject({
      data: { newsletter: false, notify_messages: true, notify_logins: true },
    })
    const choices = { newsletter: true, notify_messages: false, notify_logins: true }
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(
        await testAgency.call('updatePreferences', { ...toUserInput(bob), ...choices }, bob),
      ).toMatchObject({
        ok: true,
        data: choices,
      })
    expect(await testAgency.call('getPreferences', toUserInput(bob), bob)).toMatchObject({ data: choices })
    expect(
      (await testAgency.findMailTo('bob@home.example')).filter(({ subject }) =>
        subject.includes('newsletter'),
      ),
    ).toHaveLength(1)
    await testAgency.call('unsubscribeNewsletter', {
      key: await testAgency.findMailedKey('bob@home.example', '/unsubscribe'),
    })
    expect(await testAgency.call('getPreferences', toUserInput(bob), bob)).toMatchObject({
      data: { newsletter: false },
    })
    await testAgency.call('updatePreferences', { ...toUserInput(bob), ...choices, newsletter: false }, bob)
    expect(await testAgency.call('getPreferences', toUserInput(bob), bob)).toMatchObject({
      data: { newsletter: false },
    })
  })
})

describe('the sessions of a user', () => {
  it('are listed, the current one first, and can be ended one by one, all but the current one, or all', async () => {
    await testAgency.register('dora@home.example', GOOD_PASSWORD)
    const [first, second, third] = [
      await testAgency.logIn('dora@home.example', GOOD_PASSWORD),
      await testAgency.logIn('dora@home.example', GOOD_PASSWORD),
      await testAgency.logIn('dora@home.example', GOOD_PASSWORD),
    ]
    const listSessions = async (browser: Browser) => {
      const reply = await testAgency.call('getSessions', toUserInput(browser), browser)
      return reply.ok ? reply.data : []
    }
    const isLoggedIn = (browser: Browser) =>
      testAgency.call('getUserData', toUserInput(browser), browser).then(
        () => true,
        () => false,
      )
    const sessions = await listSessions(second)
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ['Firefox on Windows', true],
      ['Firefox on Windows', false],
      ['Firefox on Windows', false],
    ])
    expect(
      await testAgency.call('endSessions', { ...toUserInput(bob), session_id: sessions[0]?.id }, bob),
      'a session of another user',
    ).toEqual({ ok: false, message: 'Session not found' })
    expect(
      await testAgency.call('endSessions', { ...toUserInput(second), session_id: UNKNOWN_ID }, second),
    ).toEqual({
      ok: false,
      message: 'Session not found',
    })
    const thirdSessionId = (await listSessions(third))[0]?.id
    // The second call finds the session ended, and succeeds too.
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(
        await testAgency.call('endSessions', { ...toUserInput(second), session_id: thirdSessionId }, second),
      ).toEqual(DONE)
    expect([await isLoggedIn(first), await isLoggedIn(second), await isLoggedIn(third)]).toEqual([
      true,
      true,
      false,
    ])
    await testAgency.call('endSessions', { ...toUserInput(second), others: true }, second)
    expect([await isLoggedIn(first), await isLoggedIn(second)]).toEqual([false, true])
    await testAgency.call('endSessions', toUserInput(second), second)
    expect(await isLoggedIn(second)).toBe(false)
    expect(await isLoggedIn(bob)).toBe(true)
  })
})

describe('messages (A-28, A-29)', () => {
  it('are shown until they are closed, and mailed only to users who chose mail', async () => {
    await testAgency.call(
      'updatePreferences',
      { ...toUserInput(bob), newsletter: false, notify_messages: false, notify_logins: true },
      bob,
    )
    expect(await testAgency.call('getUserMessages', {}, ann)).toEqual({ ok: false, message: 'No messages' })
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
    expect((await testAgency.findMailTo('ann@home.example')).at(-1)).toMatchObject({
      subject: 'Keys',
      text: expect.stringContaining('Your keys are ready.'),
    })
    expect((await testAgency.findMailTo('bob@home.example')).at(-1)?.subject, 'Bob chose no mail').not.toBe(
      'Hello',
    )
    // The calls of messages take the token in the body too.
    const messages = await testAgency.call('getUserMessages', { token: ann.caller.token }, ann)
    expect(messages).toMatchObject({
      ok: true,
      data: [{ type: 'warning', title: 'Keys', message: '<p>Your keys are <b>ready</b>.</p>' }],
    })
    const id = messages.ok ? messages.data[0]?.id : 0
    expect(
      await testAgency.call('setUserMessageRead', { message_id: id }, bob),
      'a message of another user',
    ).toEqual({
      ok: false,
      message: 'Message not found',
    })
    expect(await testAgency.call('setUserMessageRead', { message_id: UNKNOWN_ID }, ann)).toEqual({
      ok: false,
      message: 'Message not found',
    })
    // The second call finds the message closed, and succeeds too.
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(
        await testAgency.call('setUserMessageRead', { message_id: id, token: ann.caller.token }, ann),
      ).toEqual(DONE)
    expect(await testAgency.call('getUserMessages', {}, ann)).toEqual({ ok: false, message: 'No messages' })
  })
})

describe('the homes of a user (B-20, B-21)', () => {
  it('are listed by kind, with drafts, withdrawn homes and their history', async () => {
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
    const sales = await testAgency.call('getUserProperties', toUserInput(ann), ann)
    expect(sales).toMatchObject({
      ok: true,
      data: [
        {
          portal_address: 'Mill Lane, Witham, CM8',
          status: 'under_offer',
          // The contract spells a status differently in this field and in original_listing_status.
          listing_status: 'underoffer',
          package_def: 'PAY_NOW',
          new_price: 300_000,
          user_id: ann.userId,
          // addListings lists a home at the first of these times.
          timeline: [
            { event: 'listed', at: '2026-11-01T09:00:00.000Z', price: 300_000 },
            { event: 'under_offer', at: '2026-11-10T09:00:00.000Z', price: 300_000 },
          ],
        },
        { status: 'withdrawn' },
        { status: 'draft' },
      ],
    })
    expect(await testAgency.call('getUserLettings', toUserInput(ann), ann)).toMatchObject({
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
    expect(await testAgency.call('getUserProperties', toUserInput(bob), bob)).toEqual({
      ok: true,
      data: [],
      message: 'Success',
    })
  })
})
