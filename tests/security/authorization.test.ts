import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLink } from '../../lib/agency/accounts/links'
import { withTransaction } from '../../lib/agency/database'
import { disconnect } from '../../lib/agency/pool'
import { contract, type CallInput, type CallName, type Contract } from '../../lib/contract'
import { embeddedGateway } from '../../lib/gateway/embedded'
import type { Gateway } from '../../lib/gateway/gateway'
import { handleApiCall, type ApiResponse } from '../../lib/http/handle-api-call'
import { webSession } from '../../lib/http/web-session'
import { plainSessionCodec } from '../../lib/session/session-codec'
import { deriveSocketToken } from '../../lib/realtime/socket-token'
import { PASSWORD, type TestUser } from '../support/accounts'
import { emptyDatabase, type TestDatabase } from '../support/databases'
import { insertSession, insertUser } from '../support/insert-user'

/**
 * Makes every call of the contract that needs a user, as every kind of caller and through both kinds of
 * credential (an outside client's token, a page's cookie). A new call without a row does not compile.
 */
type UserCall = { [N in CallName]: Contract[N]['access'] extends 'user' ? N : never }[CallName]

const profile = {
  title: 'Mrs',
  first_name: 'Ida',
  last_name: 'Other',
  mobile: '07700900556',
  buying_position: 'cash',
} as const

interface Row<N extends UserCall> {
  /** A valid call of a user for themselves; `ids` are of their own records. */
  input: (user: TestUser, ids: Ids) => CallInput<N>
  /** The same call for a record that does not exist. For another user's record the answer must be the same. */
  missing?: { input: (user: TestUser) => CallInput<N>; message: string }
}
interface Ids {
  message: number
  session: number
  emailKey: string
}

const own = ({ id }: TestUser) => ({ user_id: id })
const NOWHERE = 2_000_000_000

const rows: { [N in UserCall]: Row<N> } = {
  getUserData: { input: own },
  updateProfile: { input: (user) => ({ ...own(user), ...profile }) },
  changePassword: {
    input: (user) => ({
      ...own(user),
      ...(user.isGuest ? {} : { current_password: PASSWORD }),
      password: `${PASSWORD}!`,
      confirm_password: `${PASSWORD}!`,
    }),
  },
  getEmailChange: { input: own },
  requestEmailChange: {
    input: (user) => ({
      ...own(user),
      new_email: `new.${user.email}`,
      ...(user.isGuest ? {} : { current_password: PASSWORD }),
    }),
  },
  confirmEmailChange: {
    input: (user, { emailKey }) => ({ ...own(user), key: emailKey }),
    missing: {
      input: (user) => ({ ...own(user), key: 'no-such-key' }),
      message: 'This link is invalid or has expired.',
    },
  },
  getUserMessages: { input: () => ({}) },
  setUserMessageRead: {
    input: (_, { message }) => ({ message_id: message }),
    missing: { input: () => ({ message_id: NOWHERE }), message: 'Message not found' },
  },
  getPreferences: { input: own },
  updatePreferences: {
    input: (user) => ({ ...own(user), newsletter: false, notify_messages: true, notify_logins: true }),
  },
  getSessions: { input: own },
  endSessions: {
    input: (user, { session }) => ({ ...own(user), session_id: session }),
    missing: { input: (user) => ({ ...own(user), session_id: NOWHERE }), message: 'Session not found' },
  },
  exportData: { input: own },
  deleteAccount: {
    input: (user) => ({ ...own(user), ...(user.isGuest ? {} : { current_password: PASSWORD }) }),
  },
  getUserProperties: { input: own },
  getUserLettings: { input: own },
}

let database: TestDatabase
let pool: pg.Pool
let gateway: Gateway

beforeAll(async () => {
  database = await emptyDatabase()
  process.env.DATABASE_URL = database.url
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
  gateway = embeddedGateway()
})
afterAll(async () => {
  await disconnect()
  await pool.end()
  await database.drop()
})

const query = async (text: string, values: unknown[]) => (await pool.query<{ id: number }>(text, values)).rows

type CallerKind = 'client' | 'page'
/** Makes a call over HTTP, as an outside client or a page of this site does. */
async function ask(
  name: CallName,
  input: object,
  callerKind: CallerKind,
  credential: { id: number; token: string } | null,
): Promise<ApiResponse> {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (callerKind === 'client')
    Object.assign(headers, { apikey: 'key' }, credential ? { token: credential.token } : {})
  else
    Object.assign(
      headers,
      { origin: 'https://homes.test', 'sec-fetch-site': 'same-origin' },
      credential ? { cookie: `session=${plainSessionCodec.write(credential)}` } : {},
    )
  return handleApiCall(
    {
      method: contract[name].method,
      path: contract[name].path,
      query: new URLSearchParams(),
      header: (key) => headers[key] ?? null,
      address: null,
      text: async () => JSON.stringify(input),
    },
    {
      gateway,
      apiKey: 'key',
      host: 'homes.test',
      productSlug: 'emoov',
      session: webSession({ codec: plainSessionCodec, secure: false, toBrowserToken: deriveSocketToken }),
      report: (error) => {
        throw error
      },
    },
  )
}

const invalidToken = { status: 401, body: { code: 0, message: 'Invalid user token', data: null } }

/** A message to a user and a session of theirs: of a full user a second one, of a guest the only one. */
async function insertOwnRecords(user: TestUser): Promise<Ids> {
  const [message] = await query(
    `INSERT INTO user_message (user_id, type, title, body) VALUES ($1, 'info', 'A title', 'Words') RETURNING id`,
    [user.id],
  )
  if (!user.isGuest) await insertSession(pool, user.id, `${user.deviceId}-2`)
  const [session] = await query(
    'SELECT id FROM user_session WHERE user_id = $1 AND ended_at IS NULL ORDER BY id DESC LIMIT 1',
    [user.id],
  )
  const emailKey = await withTransaction((tx) =>
    createLink(tx, user.id, 'email', { newEmail: `other.${user.email}` }),
  )
  return { message: message!.id, session: session!.id, emailKey }
}

const ownRecordOf = (input: object, { message, session, emailKey }: Ids): object => {
  if ('message_id' in input) return { message_id: message }
  return 'key' in input ? { key: emailKey } : { session_id: session }
}

/** Everything that the agency stores about a user, as text, to compare before and after a refused call. */
const stateOf = async (id: number) =>
  JSON.stringify(
    await Promise.all([
      query('SELECT * FROM "user" WHERE id = $1', [id]),
      query('SELECT id, ended_at, token_hash FROM user_session WHERE user_id = $1 ORDER BY id', [id]),
      query('SELECT * FROM user_message WHERE user_id = $1 ORDER BY id', [id]),
      query('SELECT * FROM account_link WHERE user_id = $1 ORDER BY id', [id]),
    ]),
  )

describe.each(['client', 'page'] as const)('by a %s', (callerKind) => {
  describe.each(Object.keys(rows) as UserCall[])('%s', (name) => {
    const row = rows[name] as Row<UserCall>

    it('refuses a visitor without a session, a made-up token, and the token of the messages socket', async () => {
      const user = await insertUser(pool)
      const input = row.input(user, await insertOwnRecords(user))
      const before = await stateOf(user.id)
      for (const credential of [
        null,
        { id: user.id, token: 'made-up-0123456789-0123456789' },
        { id: user.id, token: deriveSocketToken(user.token) },
        { id: user.id, token: user.token.slice(0, -1) },
      ])
        expect(await ask(name, input, callerKind, credential)).toMatchObject(invalidToken)
      // The socket token, which scripts can read in local storage, in the place of a client's token.
      expect(
        await ask(name, { ...input, token: deriveSocketToken(user.token) }, callerKind, null),
      ).toMatchObject(invalidToken)
      expect(await stateOf(user.id)).toBe(before)
    })

    it('refuses calls for another user, and answers for their records as for missing ones', async () => {
      const [user, other] = [await insertUser(pool), await insertUser(pool)]
      const records = await insertOwnRecords(user)
      const before = await stateOf(user.id)
      const input = row.input(user, records)
      if ('user_id' in input) {
        expect(await ask(name, input, callerKind, other)).toMatchObject(invalidToken)
        // A cookie with another user's id and one's own token is refused too.
        expect(await ask(name, input, callerKind, { id: user.id, token: other.token })).toMatchObject(
          invalidToken,
        )
      }
      if (row.missing) {
        const foreign = await ask(
          name,
          {
            ...row.missing.input(other),
            ...ownRecordOf(input, records),
          },
          callerKind,
          other,
        )
        const missing = await ask(name, row.missing.input(other), callerKind, other)
        expect(foreign).toEqual(missing)
        expect(foreign).toMatchObject({
          status: 200,
          body: { code: 0, message: row.missing.message, data: null },
        })
      }
      expect(await stateOf(user.id)).toBe(before)
    })

    it('answers its user, full or guest (PERM-02, PERM-03), until the session has ended (D-164)', async () => {
      for (const guest of [false, true]) {
        const user = await insertUser(pool, { guest })
        const input = row.input(user, await insertOwnRecords(user))
        const reply = await ask(name, input, callerKind, user)
        expect(reply, reply.body.message).toMatchObject({ status: 200, body: { code: 1 } })
        const late = await insertUser(pool, { guest })
        const lateInput = row.input(late, await insertOwnRecords(late))
        await gateway.logout({ token: late.token, deviceId: late.deviceId, userId: late.id })
        expect(await ask(name, lateInput, callerKind, late)).toMatchObject(invalidToken)
      }
    })

    it('refuses an expired session, and a session of a closed account', async () => {
      const [expired, closed] = [await insertUser(pool), await insertUser(pool)]
      const inputs = [
        row.input(expired, await insertOwnRecords(expired)),
        row.input(closed, await insertOwnRecords(closed)),
      ] as const
      await query(`UPDATE user_session SET expires_at = now() - interval '1 second' WHERE user_id = $1`, [
        expired.id,
      ])
      await query(`UPDATE "user" SET closed_at = now() WHERE id = $1`, [closed.id])
      expect(await ask(name, inputs[0], callerKind, expired)).toMatchObject(invalidToken)
      expect(await ask(name, inputs[1], callerKind, closed)).toMatchObject(invalidToken)
    })
  })
})

describe('the calls that need no user', () => {
  const publicCalls = (Object.keys(contract) as CallName[]).filter(
    (name) => contract[name].access === 'public',
  )
  it('are the listed ones, and name no user', () => {
    // A call that joins this list is open to everybody: look at it before you add it.
    expect(publicCalls.filter((name) => contract[name].path.startsWith('user/')).sort()).toEqual([
      'autoLogin',
      'forgottenPassword',
      'login',
      'loginOtpRequest',
      'logout',
      'resetLinkStatus',
      'resetPassword',
      'signup',
      'subscribeNewsletter',
      'unsubscribeNewsletter',
      'verifyOtp',
    ])
    for (const name of publicCalls)
      expect(Object.keys((contract[name].input as { shape?: object }).shape ?? {}), name).not.toContain(
        'user_id',
      )
  })
})
