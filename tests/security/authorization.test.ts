import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLink } from '../../lib/agency/accounts/links'
import { openThread, postMessage } from '../../lib/agency/conversations/threads'
import { withTransaction } from '../../lib/agency/database'
import { disconnect } from '../../lib/agency/pool'
import { contract, type CallName } from '../../lib/contract'
import { embeddedGateway } from '../../lib/gateway/embedded'
import type { Gateway } from '../../lib/gateway/gateway'
import { handleApiCall, type ApiResponse } from '../../lib/http/handle-api-call'
import { webSession } from '../../lib/http/web-session'
import { londonDay } from '../../lib/format/london-clock'
import { plainSessionCodec } from '../../lib/session/session-codec'
import { deriveSocketToken } from '../../lib/realtime/socket-token'
import type { TestUser } from '../support/accounts'
import { emptyDatabase, type TestDatabase } from '../support/databases'
import { insertSession, insertUser } from '../support/insert-user'
import { insertFiles } from '../support/listing-files'
import { addListings } from '../support/listings'
import { insertOwnHomes } from './selling-calls'
import { insertOrders } from '../support/orders'
import { insertViewing } from '../support/viewings'
import { rows, type Ids, type Row, type UserCall } from './user-calls'

/* Makes every call of the contract that needs a user, as every kind of caller and with both kinds of credential. */

let database: TestDatabase
let pool: pg.Pool
let gateway: Gateway
let listings: { sale: number; letting: number; ownerId: number }
/** Records for calls that are refused before any record is looked for. */
let anyRecords: Ids

beforeAll(async () => {
  database = await emptyDatabase()
  process.env.DATABASE_URL = database.url
  // Payments are open in a demonstration, in its sandbox.
  process.env.DEMO = '1'
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
  gateway = embeddedGateway()
  const [sale, letting] = await addListings([{}, { kind: 'let', street: 'Low Street' }])
  const [owner] = await query('SELECT id FROM "user" WHERE email = $1', ['owner@test.example'])
  listings = { sale: sale!, letting: letting!, ownerId: owner!.id }
  anyRecords = await insertOwnRecords(await insertUser(pool))
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
  const thread = await withTransaction(async (tx) => {
    const { sale: listingId, ownerId } = listings
    const threadId = await openThread(tx, { listingId, starterId: user.id, ownerId })
    await postMessage(tx, { threadId, senderId: ownerId, body: 'Good morning' })
    return threadId
  })
  const ownHomes = await insertOwnHomes(user.id)
  const { sale, letting } = listings
  const viewing = await insertViewing(user.id, (await insertUser(pool)).id)
  const matters = await insertOffers(user.id, thread)
  const orders = await insertOrders(pool, user.id, ownHomes.home)
  const ids = {
    ...orders,
    message: message!.id,
    session: session!.id,
    emailKey,
    thread,
    ...ownHomes,
  }
  return { ...ids, sale, letting, viewing, ...matters, ...(await insertFiles(pool, user.id, ownHomes.home)) }
}

/** An offer for the listing for sale, and a request for the one to let. */
async function insertOffers(userId: number, threadId: number): Promise<Pick<Ids, 'offer' | 'request'>> {
  const { sale, letting, ownerId } = listings
  const [offer] = await query(
    `INSERT INTO offer (thread_id, listing_id, buyer_id, amount_pence, position, chain, conditions, proof_of_funds)
     VALUES ($1, $2, $3, 25000000, 'cash', '', '', 'none') RETURNING id`,
    [threadId, sale, userId],
  )
  const lettingThread = await withTransaction((tx) =>
    openThread(tx, { listingId: letting, starterId: userId, ownerId }),
  )
  const [request] = await query(
    `INSERT INTO let_request (thread_id, listing_id, tenant_id, move_in_on, tenants, rent_pence)
     VALUES ($1, $2, $3, $4, 2, 100000) RETURNING id`,
    [lettingThread, letting, userId, londonDay(new Date())],
  )
  return { offer: offer!.id, request: request!.id }
}

const ownRecordOf = (input: object, ids: Ids): object => {
  const { message, session, emailKey, thread, viewing, offer, request, order, file, upload } = ids
  if ('order_id' in input) return { order_id: order.id }
  if ('order_number' in input)
    return {
      order_number: 'is_package_payment' in input ? order.reference : ids.subscription.reference,
    }
  if ('property_id' in input && !('viewing_id' in input)) return { property_id: input.property_id }
  if ('upload_id' in input) return { upload_id: upload }
  if ('file_id' in input) return { file_id: file }
  if ('offer_id' in input) return { offer_id: offer }
  if ('request_id' in input) return { request_id: request }
  if ('message_id' in input) return { message_id: message }
  if ('viewing_id' in input) return { viewing_id: viewing.id }
  if ('thread_id' in input) return { thread_id: thread }
  if ('id' in input) return { id: input.id }
  return 'key' in input ? { key: emailKey } : { session_id: session }
}

/** Everything that the agency stores about a user, as text, to compare before and after a refused call. */
const stateOf = async (id: number) =>
  JSON.stringify(
    await Promise.all([
      query('SELECT * FROM "user" WHERE id = $1', [id]),
      query('SELECT id, ended_at, token_hash FROM user_session WHERE user_id = $1 ORDER BY id', [id]),
      query('SELECT * FROM user_message WHERE user_id = $1 ORDER BY id', [id]),
      query(
        'SELECT e.* FROM listing_event e JOIN listing l ON l.id = e.listing_id JOIN property p ON p.id = l.property_id WHERE p.owner_id = $1 ORDER BY e.id',
        [id],
      ),
      query(
        'SELECT l.*, p.* FROM listing l JOIN property p ON p.id = l.property_id WHERE p.owner_id = $1 ORDER BY l.id',
        [id],
      ),
      query(
        'SELECT c.* FROM identity_check c JOIN property p ON p.id = c.property_id WHERE p.owner_id = $1 ORDER BY c.id',
        [id],
      ),
      query('SELECT * FROM account_link WHERE user_id = $1 ORDER BY id', [id]),
      query('SELECT * FROM thread_participant WHERE user_id = $1 ORDER BY thread_id', [id]),
      query('SELECT * FROM thread_message WHERE sender_id = $1 ORDER BY id', [id]),
      query('SELECT * FROM viewing WHERE viewer_id = $1 ORDER BY id', [id]),
      query('SELECT * FROM availability WHERE user_id = $1 ORDER BY id', [id]),
      query('SELECT * FROM day_off WHERE user_id = $1 ORDER BY day', [id]),
      query('SELECT * FROM user_block WHERE blocker_id = $1', [id]),
      query('SELECT * FROM thread_report WHERE reporter_id = $1', [id]),
      query('SELECT id, status, amount_pence FROM offer WHERE buyer_id = $1 ORDER BY id', [id]),
      query('SELECT * FROM "order" WHERE user_id = $1 ORDER BY id', [id]),
      query(
        'SELECT p.* FROM payment p JOIN "order" o ON o.id = p.order_id WHERE o.user_id = $1 ORDER BY p.id',
        [id],
      ),
      query(
        'SELECT m.* FROM listing_media m JOIN listing l ON l.id = m.listing_id JOIN property p ON p.id = l.property_id WHERE p.owner_id = $1 ORDER BY m.id',
        [id],
      ),
      query('SELECT * FROM upload WHERE user_id = $1 ORDER BY id', [id]),
      query('SELECT id, status FROM let_request WHERE tenant_id = $1 ORDER BY id', [id]),
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
        await gateway.logout({ token: late.token, deviceId: late.deviceId, userId: late.id })
        expect(await ask(name, row.input(late, anyRecords), callerKind, late)).toMatchObject(invalidToken)
      }
    })

    it('refuses an expired session, and a session of a closed account', async () => {
      const [expired, closed] = [await insertUser(pool), await insertUser(pool)]
      const inputs = [row.input(expired, anyRecords), row.input(closed, anyRecords)] as const
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
