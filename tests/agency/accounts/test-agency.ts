import { randomUUID } from 'node:crypto'
import type * as AgencyDatabase from '../../../lib/agency/database'
import type { CallInput, CallName, CallOutput } from '../../../lib/contract'
import type { Reply } from '../../../lib/contract/call'
import type { Caller, Gateway } from '../../../lib/gateway/gateway'
import { createEmptyDatabase } from '../../support/databases'
import { findRows } from '../../support/tables'

/** A browser with its own device id and network address and, after a login, a session. */
export interface Browser {
  deviceId: string
  caller: Caller
  userId: number
}

/** An agency with a database of its own, which tests call through its gateway. */
export interface TestAgency {
  gateway: Gateway
  db: typeof AgencyDatabase
  call<N extends CallName>(name: N, input: CallInput<N>, browser?: Browser): Promise<Reply<CallOutput<N>>>
  /** Returns the mail to an address, oldest first. */
  findMailTo(
    email: string,
  ): Promise<{ id: number; subject: string; text: string; html: string; secret: boolean }[]>
  /** Returns the one-time password in the newest mail to an address. */
  findMailedCode(email: string): Promise<string>
  /** Returns the key of the newest mailed link to a path: the last segment of its URL. */
  findMailedKey(email: string, path: string): Promise<string>
  register(email: string, password?: string): Promise<{ id: number; email: string; password?: string }>
  logIn(email: string, password: string, browser?: Browser): Promise<Browser>
  close(): Promise<void>
}

let browserCount = 0
/** Creates a browser without a session, with a device id and a network address that no other has. */
export function createBrowser(): Browser {
  browserCount += 1
  return {
    deviceId: randomUUID(),
    userId: 0,
    caller: {
      // 198.18.0.0/15 is reserved for tests (RFC 2544). The count fills the last two bytes.
      address: `198.18.${browserCount >> 8}.${browserCount & 255}`,
      agent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
  }
}

/** Gives a browser the session of a login. */
export function setSession(browser: Browser, { id, token }: { id: number; token: string }): void {
  browser.userId = id
  browser.caller.token = token
}

export const GOOD_PASSWORD = 'Copper-Kettle-88'
/** Another good password, to which tests change. */
export const NEW_PASSWORD = 'Velvet-Harbour-19'
/** A password that no account of the tests has. */
export const WRONG_PASSWORD = 'Wrong-Kettle-88'
/** Any token passes the bot check as long as RECAPTCHA_SECRET_KEY is not set. */
export const botToken = { recaptcha_token: 't' }

export const createSignupInput = (email: string, password?: string): CallInput<'signup'> => ({
  title: 'Mrs',
  first_name: 'Ada',
  last_name: 'Thorne',
  email,
  mobile: '07700900222',
  buying_position: 'cash',
  isAgreeTermsCondition: true,
  newsLetterNoStatus: 1,
  created_account_page: 'signup',
  guest_signup: password ? 0 : 1,
  ...(password ? { password, confirm_password: password } : {}),
  ...botToken,
})

/** Opens an agency with an empty database. Imports its modules only now, because they read the environment once. */
export async function openTestAgency(): Promise<TestAgency> {
  const database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  process.env.SITE_URL = 'https://agency.example'
  const db = await import('../../../lib/agency/database')
  const { createEmbeddedGateway } = await import('../../../lib/gateway/embedded')
  const gateway = createEmbeddedGateway()
  const testAgency: TestAgency = {
    gateway,
    db,
    call: (name, input, browser = createBrowser()) =>
      (gateway[name] as (input: unknown, caller: Caller) => Promise<never>)(input, browser.caller),
    findMailTo: (to) => findRows('mail', { to }),
    findMailedCode: async (email) => {
      const newestMail = (await testAgency.findMailTo(email)).at(-1)
      const code = /is (\d{6})$/m.exec(newestMail?.text ?? '')?.[1]
      if (!code) throw new Error('no code was mailed')
      return code
    },
    // A key has 32 bytes, which are 43 characters of base64url.
    findMailedKey: async (email, path) => {
      const links = (await testAgency.findMailTo(email)).map(
        ({ text }) => new RegExp(`https://agency\\.example${path}/([\\w-]{43})\\b`).exec(text)?.[1],
      )
      const key = links.filter(Boolean).at(-1)
      if (!key) throw new Error('no link was mailed')
      return key
    },
    register: async (email, password) => {
      const reply = await testAgency.call('signup', createSignupInput(email, password))
      if (!reply.ok) throw new Error(reply.message)
      return { id: reply.data.id, email, password }
    },
    logIn: async (email, password, browser = createBrowser()) => {
      const reply = await testAgency.call(
        'login',
        { email, password, deviceId: browser.deviceId, ...botToken },
        browser,
      )
      if (!reply.ok) throw new Error(reply.message)
      setSession(browser, reply.data)
      return browser
    },
    close: async () => {
      await db.disconnect()
      await database.drop()
    },
  }
  return testAgency
}
