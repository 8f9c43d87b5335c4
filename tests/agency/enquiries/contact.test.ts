import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { formatDataComplaint, formatValuationMessage } from '../../../lib/contract/enquiry-messages'
import { NO_SCRIPT_TOKEN } from '../../../lib/contract/enquiry-rules'
import type * as Contact from '../../../lib/agency/enquiries/contact'
import type * as AgencyDatabase from '../../../lib/agency/database'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { insertUser } from '../../support/insert-user'
import { findRows } from '../../support/tables'

let database: TestDatabase
let agencyDatabase: typeof AgencyDatabase
let contactUs: typeof Contact.contactUs
/** Stands in for fetch, by which the bot check asks its provider about a token. */
const verifyToken = vi.fn<typeof fetch>()

beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  process.env.RECAPTCHA_SECRET_KEY = 'a-secret'
  vi.stubGlobal('fetch', verifyToken)
  agencyDatabase = await import('../../../lib/agency/database')
  ;({ contactUs } = await import('../../../lib/agency/enquiries/contact'))
})
afterEach(() => verifyToken.mockReset())
afterAll(async () => {
  delete process.env.RECAPTCHA_SECRET_KEY
  await agencyDatabase.disconnect()
  await database.drop()
})

/** Makes the text of each message unlike the others, because a repeated message is not sent again. */
let messageCount = 0
/** Sends a new message from a new email address. @param ipAddress the sender's network address */
const sendMessage = (token: string, ipAddress: string) => {
  messageCount += 1
  return contactUs(
    {
      name: 'Ann',
      email: `ann${messageCount}@home.example`,
      contact_no: '1',
      message: `Message ${messageCount}`,
      is_agree: true,
      recaptcha_token: token,
    },
    { address: ipAddress },
  )
}
const sendInNameOf = (email: string, ipAddress: string) => {
  messageCount += 1
  const message = `Message ${messageCount}`
  return contactUs(
    { name: 'Ann', email, contact_no: '1', message, is_agree: true, recaptcha_token: 'good' },
    { address: ipAddress },
  )
}
const replyWithVerdict = async (verdict: object) => Response.json(verdict)
const TOO_MANY = { ok: false, message: 'Too many attempts. Please try again later.' }

it('refuses messages that the bot check’s provider refuses, and accepts all in an outage of the provider (D-34)', async () => {
  verifyToken.mockImplementationOnce(() => replyWithVerdict({ success: true, score: 0.9 }))
  expect(await sendMessage('good', '192.0.2.1')).toMatchObject({ ok: true })
  verifyToken.mockImplementationOnce(() => replyWithVerdict({ success: true, score: 0.1 }))
  expect(await sendMessage('dubious', '192.0.2.1')).toEqual({
    ok: false,
    message: 'Bot check failed. Please try again.',
  })
  verifyToken.mockImplementationOnce(() => replyWithVerdict({ success: false }))
  expect(await sendMessage('invented', '192.0.2.1')).toEqual({
    ok: false,
    message: 'Bot check failed. Please try again.',
  })
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  verifyToken.mockImplementationOnce(() => Promise.reject(new TypeError('no network')))
  expect(await sendMessage('unknown', '192.0.2.1')).toMatchObject({ ok: true })
  expect(consoleError).toHaveBeenCalledOnce()
})

it('accepts a message although a stranger on another network has used up the limit of the sender’s email address', async () => {
  verifyToken.mockImplementation(() => replyWithVerdict({ success: true, score: 0.9 }))
  const victim = 'victim@home.example'
  // Six attempts are LIMIT_PER_EMAIL.
  for (let attempt = 0; attempt < 6; attempt += 1) await sendInNameOf(victim, '192.0.2.66')
  expect(await sendInNameOf(victim, '192.0.2.66')).toMatchObject(TOO_MANY)
  expect(await sendInNameOf(victim, '192.0.2.67')).toMatchObject({ ok: true })
})

it('stores and mails a message once if it is sent twice at the same moment (API-28)', async () => {
  verifyToken.mockImplementation(() => replyWithVerdict({ success: true, score: 0.9 }))
  const message = 'Sent by a double click'
  const sender = { name: 'Ann', email: 'hasty@home.example', contact_no: '1' }
  const send = () =>
    contactUs({ ...sender, message, is_agree: true, recaptcha_token: 'good' }, { address: '192.0.2.77' })
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  // The lock stops writing but not reading: each request looks for an earlier message before either stores its own.
  await pool.query('BEGIN; LOCK TABLE contact_message IN SHARE MODE')
  const sending = Promise.all([send(), send()])
  await vi.waitFor(async () => {
    const { rows } = await pool.query('SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted')
    expect(rows).toEqual([{ waiting: 2 }])
  })
  await pool.query('COMMIT')
  await pool.end()
  expect((await sending).map(({ ok }) => ok)).toEqual([true, true])
  expect(await findRows('contactMessage', { message })).toHaveLength(1)
  expect((await findRows('mail')).filter(({ text }) => text.includes(message))).toHaveLength(1)
})

// The agency must recognise a data-protection complaint, which has a deadline (Data (Use and Access) Act 2025, s.103).
it('names the kind of message in the subject of the agency’s mail', async () => {
  verifyToken.mockImplementation(() => replyWithVerdict({ success: true, score: 0.9 }))
  const complaint = formatDataComplaint({
    subject: 'Marketing or cookies',
    details: 'You wrote again.',
    wish: '',
  })
  const messages = [
    complaint,
    formatValuationMessage({ address: '1 High Street', number_of_bedrooms: 3 }),
    'Good morning',
  ]
  for (const message of messages)
    await contactUs(
      {
        name: 'Zoe',
        email: 'zoe@home.example',
        contact_no: '1',
        message,
        is_agree: true,
        recaptcha_token: 'good',
      },
      { address: '192.0.2.9' },
    )
  const mails = (await findRows('mail')).filter(({ text }) => text.includes('Zoe wrote'))
  expect(mails.map(({ subject }) => subject.replace(/\d+/, 'N'))).toEqual([
    'Data-protection complaint N from the website',
    'Valuation request N from the website',
    'Message N from the website',
  ])
})

it('accepts three messages an hour without JavaScript from one network address (D-34, D-165)', async () => {
  const replies = []
  for (let sent = 0; sent < 4; sent += 1) replies.push(await sendMessage(NO_SCRIPT_TOKEN, '192.0.2.2'))
  expect(replies.map(({ ok }) => ok)).toEqual([true, true, true, false])
  expect(replies.at(-1)).toMatchObject(TOO_MANY)
  expect(verifyToken, 'there is no token to verify').not.toHaveBeenCalled()
  expect(await sendMessage(NO_SCRIPT_TOKEN, '192.0.2.3'), 'somebody else').toMatchObject({ ok: true })
  verifyToken.mockImplementationOnce(() => replyWithVerdict({ success: true, score: 0.9 }))
  expect(await sendMessage('good', '192.0.2.2'), 'with a token, the ordinary limits hold').toMatchObject({
    ok: true,
  })
})

it('accepts at most sixty messages without JavaScript from all network addresses together', async () => {
  const replies = []
  // Sends one message from each of seventy addresses.
  for (let host = 10; host < 80; host += 1)
    replies.push(await sendMessage(NO_SCRIPT_TOKEN, `198.51.100.${host}`))
  expect(replies.filter(({ ok }) => ok).length).toBeLessThanOrEqual(60)
  expect(replies.at(-1)).toMatchObject(TOO_MANY)
})

it('mails a copy of a message only to the verified address of its logged-in sender', async () => {
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  // insertUser gives a guest a verified address, and other users an unverified one.
  const [verified, unverified] = [await insertUser(pool, { isGuest: true }), await insertUser(pool)]
  await pool.end()
  verifyToken.mockImplementation(() => replyWithVerdict({ success: true, score: 0.9 }))
  const sendAs = (email: string, token: string | undefined, ipAddress: string) =>
    contactUs(
      {
        name: 'Ada',
        email,
        contact_no: '1',
        message: `Offer from ${ipAddress}`,
        is_agree: true,
        recaptcha_token: 't',
      },
      { address: ipAddress, ...(token ? { token } : {}) },
    )
  const stranger = 'stranger@home.example'
  await sendAs(verified.email, verified.token, '192.0.2.21')
  await sendAs(unverified.email, unverified.token, '192.0.2.22')
  await sendAs(stranger, verified.token, '192.0.2.23')
  await sendAs(stranger, undefined, '192.0.2.24')
  await sendAs(verified.email, 'no-such-token', '192.0.2.25')
  const copies = await findRows('mail', { subject: 'What you sent to Emoov' })
  expect(copies.map(({ to }) => to)).toEqual([verified.email])
  expect(copies[0]?.text).toContain('Offer from 192.0.2.21')
})
