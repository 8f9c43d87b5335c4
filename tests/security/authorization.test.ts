import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disconnect } from '../../lib/agency/pool'
import { contract, type CallInput, type CallName, type Contract } from '../../lib/contract'
import { embeddedGateway } from '../../lib/gateway/embedded'
import type { Gateway } from '../../lib/gateway/gateway'
import { answer, type ApiAnswer } from '../../lib/http/answer'
import { webSession } from '../../lib/http/web-session'
import { plainSessionCodec } from '../../lib/session/session-codec'
import { socketTokenOf } from '../../lib/realtime/socket-token'
import { PASSWORD, type TestUser } from '../support/accounts'
import { emptyDatabase, type TestDatabase } from '../support/databases'
import { insertSession, insertUser } from '../support/insert-user'

/**
 * The authorization walk: every call of the contract that needs a user, by every kind of caller and
 * both ways in (an outside client's token, a page's cookie). A new call without a row does not compile.
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
  /** A proper call of somebody for himself; `ids` are of things of theirs. */
  input: (user: TestUser, ids: Ids) => CallInput<N>
  /** The agency's answer to the same call for a thing that is not there; for somebody else's it must be this too. */
  missing?: { input: (user: TestUser) => CallInput<N>; message: string }
}
interface Ids {
  message: number
  session: number
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

type Way = 'client' | 'page'
/** A call over HTTP, as an outside client or a page of this site makes it. */
async function ask(
  name: CallName,
  input: object,
  way: Way,
  credential: { id: number; token: string } | null,
): Promise<ApiAnswer> {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (way === 'client')
    Object.assign(headers, { apikey: 'key' }, credential ? { token: credential.token } : {})
  else
    Object.assign(
      headers,
      { origin: 'https://homes.test', 'sec-fetch-site': 'same-origin' },
      credential ? { cookie: `session=${plainSessionCodec.write(credential)}` } : {},
    )
  return answer(
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
      session: webSession({ codec: plainSessionCodec, secure: false, browserToken: socketTokenOf }),
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
  return { message: message!.id, session: session!.id }
}

/** Everything that the agency keeps about a user, as text; what nobody may have changed stays the same. */
const stateOf = async (id: number) =>
  JSON.stringify(
    await Promise.all([
      query('SELECT * FROM "user" WHERE id = $1', [id]),
      query('SELECT id, ended_at, token_hash FROM user_session WHERE user_id = $1 ORDER BY id', [id]),
      query('SELECT * FROM user_message WHERE user_id = $1 ORDER BY id', [id]),
    ]),
  )

describe.each(['client', 'page'] as const)('by a %s', (way) => {
  describe.each(Object.keys(rows) as UserCall[])('%s', (name) => {
    const row = rows[name] as Row<UserCall>

    it('answers no visitor, no made-up token, no token of the socket', async () => {
      const user = await insertUser(pool)
      const input = row.input(user, await insertOwnRecords(user))
      const before = await stateOf(user.id)
      for (const credential of [
        null,
        { id: user.id, token: 'made-up-0123456789-0123456789' },
        { id: user.id, token: socketTokenOf(user.token) },
        { id: user.id, token: user.token.slice(0, -1) },
      ])
        expect(await ask(name, input, way, credential)).toMatchObject(invalidToken)
      // What a page finds in its storage, put where an outside client has its token.
      expect(await ask(name, { ...input, token: socketTokenOf(user.token) }, way, null)).toMatchObject(
        invalidToken,
      )
      expect(await stateOf(user.id)).toBe(before)
    })

    it('answers nobody for somebody else, and shows foreign things as missing ones', async () => {
      const [user, other] = [await insertUser(pool), await insertUser(pool)]
      const records = await insertOwnRecords(user)
      const before = await stateOf(user.id)
      const input = row.input(user, records)
      if ('user_id' in input) {
        expect(await ask(name, input, way, other)).toMatchObject(invalidToken)
        // A cookie that claims another's id beside one's own token proves nothing either.
        expect(await ask(name, input, way, { id: user.id, token: other.token })).toMatchObject(invalidToken)
      }
      if (row.missing) {
        const foreign = await ask(
          name,
          {
            ...row.missing.input(other),
            ...('message_id' in input ? { message_id: records.message } : { session_id: records.session }),
          },
          way,
          other,
        )
        const missing = await ask(name, row.missing.input(other), way, other)
        expect(foreign).toEqual(missing)
        expect(foreign).toMatchObject({
          status: 200,
          body: { code: 0, message: row.missing.message, data: null },
        })
      }
      expect(await stateOf(user.id)).toBe(before)
    })

    it('answers its user, full or guest (PERM-02, PERM-03), and not after the session has ended (D-164)', async () => {
      for (const guest of [false, true]) {
        const user = await insertUser(pool, { guest })
        const input = row.input(user, await insertOwnRecords(user))
        const reply = await ask(name, input, way, user)
        expect(reply, reply.body.message).toMatchObject({ status: 200, body: { code: 1 } })
        const late = await insertUser(pool, { guest })
        const lateInput = row.input(late, await insertOwnRecords(late))
        await gateway.logout({ token: late.token, deviceId: late.deviceId, userId: late.id })
        expect(await ask(name, lateInput, way, late)).toMatchObject(invalidToken)
      }
    })

    it('answers nobody by a session that has expired, or of a closed account', async () => {
      const [expired, closed] = [await insertUser(pool), await insertUser(pool)]
      const inputs = [
        row.input(expired, await insertOwnRecords(expired)),
        row.input(closed, await insertOwnRecords(closed)),
      ] as const
      await query(`UPDATE user_session SET expires_at = now() - interval '1 second' WHERE user_id = $1`, [
        expired.id,
      ])
      await query(`UPDATE "user" SET closed_at = now() WHERE id = $1`, [closed.id])
      expect(await ask(name, inputs[0], way, expired)).toMatchObject(invalidToken)
      expect(await ask(name, inputs[1], way, closed)).toMatchObject(invalidToken)
    })
  })
})

describe('every other call', () => {
  const open = (Object.keys(contract) as CallName[]).filter((name) => contract[name].access === 'public')
  it('is public by the contract, and says nothing of users', () => {
    // Whatever is added to this list is open to the world: it is here to be looked at.
    expect(open.filter((name) => contract[name].path.startsWith('user/')).sort()).toEqual([
      'autoLogin',
      'forgottenPassword',
      'login',
      'loginOtpRequest',
      'logout',
      'resetPassword',
      'signup',
      'subscribeNewsletter',
      'unsubscribeNewsletter',
      'verifyOtp',
    ])
    for (const name of open)
      expect(Object.keys((contract[name].input as { shape?: object }).shape ?? {}), name).not.toContain(
        'user_id',
      )
  })
})
