import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type * as AgencyDb from '../../lib/agency/database'
import { env } from '../../lib/config/env'
import { contract, type CallName } from '../../lib/contract'
import { fillPath } from '../../lib/contract/paths'
import { createEmptyDatabase, type TestDatabase } from '../support/databases'

/** Without a database more calls than this fail, because most of them read it. */
const MIN_FAILED_CALLS = 20

/** Secrets, personal data and message texts that must never be logged. */
const canaries = {
  email: 'canary.person@mail.example',
  password: 'Canary-Pass-Word-77',
  mobile: '07700900987',
  token: 'canary-token-0123456789-abcdefgh',
  key: 'canary-key-0123456789-abcdefghij',
  otp: '918273',
  message: 'Canary words of a private message',
  name: 'Canarina',
  bot: 'canary-bot-token',
  device: 'canary-device-id',
  apiKey: 'canary-api-key-0123456789',
}
/** An input with the fields of all calls, so that it is valid for nearly all of them. */
const inputOfEveryCall: Record<string, unknown> = {
  email: canaries.email,
  subscriber_email: canaries.email,
  subscriber_name: canaries.name,
  name: canaries.name,
  first_name: canaries.name,
  last_name: canaries.name,
  title: 'Dr.',
  password: canaries.password,
  confirm_password: canaries.password,
  current_password: canaries.password,
  mobile: canaries.mobile,
  contact_no: canaries.mobile,
  buying_position: 'cash',
  isAgreeTermsCondition: true,
  is_agree: true,
  newsLetterNoStatus: 0,
  guest_signup: 0,
  created_account_page: 'signup',
  recaptcha_token: canaries.bot,
  deviceId: canaries.device,
  otp: canaries.otp,
  token: canaries.token,
  key: canaries.key,
  message: canaries.message,
  user_id: 1,
  userId: 1,
  message_id: 1,
  newsletter: true,
  notify_messages: true,
  notify_logins: true,
  location: canaries.message,
  query: canaries.message,
  attr: canaries.message,
  slug: canaries.message,
  tag: canaries.message,
  id: 1,
  kind: 'sale',
  page: 1,
  limit: 8,
}

let database: TestDatabase
let db: typeof AgencyDb
const loggedLines: string[] = []

beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  process.env.API_KEY = canaries.apiKey
  // Imported only now, because the module reads the settings above once.
  db = await import('../../lib/agency/database')
})
/** Converts a logged value to text. The text of an error includes the stack, all fields and the cause. */
function toText(value: unknown): string {
  if (value instanceof Error)
    return `${value.stack} ${JSON.stringify(value, Object.getOwnPropertyNames(value))} ${String(value.cause)}`
  return typeof value === 'string' ? value : JSON.stringify(value)
}
beforeEach(() => {
  const keepLine = (...values: unknown[]) => void loggedLines.push(values.map(toText).join(' '))
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation(keepLine)
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      loggedLines.push(String(chunk))
      return true
    })
})
afterAll(async () => {
  await db.disconnect()
  await database.drop().catch(() => undefined)
})

/** Makes every call as an outside client, once with valid input and once with malformed input. @returns the statuses */
async function makeEveryCall(): Promise<number[]> {
  const { handleCall } = await import('../../lib/http/route')
  const statuses: number[] = []
  for (const name of Object.keys(contract) as CallName[]) {
    const { method, path: relativePath, version } = contract[name]
    const path = `${version === 'v2' ? 'v2/' : ''}${fillPath(relativePath, env().PRODUCT_SLUG)}`
    for (const body of [JSON.stringify(inputOfEveryCall), `{"email":"${canaries.email}","password":`]) {
      const query =
        method === 'GET'
          ? `?${new URLSearchParams({ query: canaries.message, location: canaries.message, kind: 'sale' })}`
          : ''
      const request = new Request(`http://homes.test/api/${path}${query}`, {
        method,
        headers: {
          apikey: canaries.apiKey,
          token: canaries.token,
          'content-type': 'application/json',
          'user-agent': canaries.name,
        },
        ...(method === 'POST' ? { body } : {}),
      })
      const { status } = await handleCall(request, path)
      expect(status, `${path} is the path of a call`).not.toBe(404)
      statuses.push(status)
    }
  }
  return statuses
}

const isLogged = (text: string) =>
  loggedLines.some((line) => line.includes(text) || line.includes(encodeURIComponent(text)))

/** Finds the names of the canaries that were logged. */
const findLeakedCanaries = () =>
  Object.entries(canaries)
    .filter(([, canary]) => isLogged(canary))
    .map(([name]) => name)

it('a successful or refused call logs nothing of its input', async () => {
  const statuses = await makeEveryCall()
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  expect(findLeakedCanaries()).toEqual([])
})

it('mail that cannot be sent logs no address and no text', async () => {
  const { queueMail } = await import('../../lib/agency/mail/queue')
  const { sendDueMail } = await import('../support/jobs')
  await db.withTransaction((tx) =>
    queueMail(tx, {
      to: canaries.email,
      replyTo: canaries.email,
      subject: canaries.name,
      greeting: canaries.name,
      paragraphs: [canaries.message],
    }),
  )
  await sendDueMail(async () => {
    throw Object.assign(new Error(`550 no such mailbox: ${canaries.email}`), { code: 'EENVELOPE' })
  })
  expect(findLeakedCanaries()).toEqual([])
})

it('the failure of a call without a database is logged, but nothing of its input', async () => {
  await database.drop()
  const linesBefore = loggedLines.length
  const statuses = await makeEveryCall()
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(MIN_FAILED_CALLS)
  expect(loggedLines.length).toBeGreaterThan(linesBefore)
  expect(findLeakedCanaries()).toEqual([])
})
