import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disconnect } from '../../lib/agency/pool'
import { contract, type CallName } from '../../lib/contract'
import { createEmbeddedGateway } from '../../lib/gateway/embedded'
import type { Gateway } from '../../lib/gateway/gateway'
import { handleApiCall, type ApiResponse } from '../../lib/http/handle-api-call'
import { createWebSession } from '../../lib/http/web-session'
import { plainSessionCodec } from '../../lib/session/session-codec'
import { deriveSocketToken } from '../../lib/realtime/socket-token'
import type { TestUser } from '../support/accounts'
import { createEmptyDatabase, type TestDatabase } from '../support/databases'
import { insertUser } from '../support/insert-user'
import { addListings, OWNER_EMAIL } from '../support/listings'
import { addServiceAgreements } from '../support/payments'
import { insertUserRecords, readUserState, type OtherOwnerListings } from './user-records'
import { callCases, type RecordIds, type CallCase, type UserCall } from './user-call-cases'

/*
 * Makes every call of the contract that needs a user, as both kinds of caller: an outside client with an API key and a
 * token, and a page of this site with the session cookie.
 */

let database: TestDatabase
let pool: pg.Pool
let gateway: Gateway
let otherOwnerListings: OtherOwnerListings
/** Calls of a stranger, and calls without a session, must not change the records of this user. */
let victim: TestUser
let victimRecords: RecordIds
let stranger: TestUser

beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  // In a demonstration, payments are possible in the sandbox.
  process.env.DEMO = '1'
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
  await addServiceAgreements(pool)
  gateway = createEmbeddedGateway()
  const [sale, letting] = await addListings([{}, { kind: 'let', street: 'Low Street' }])
  const [owner] = await query('SELECT id FROM "user" WHERE email = $1', [OWNER_EMAIL])
  otherOwnerListings = { sale: sale!, letting: letting!, ownerId: owner!.id }
  victim = await insertUser(pool)
  victimRecords = await insertUserRecords(pool, victim, otherOwnerListings)
  stranger = await insertUser(pool)
})
afterAll(async () => {
  await disconnect()
  await pool.end()
  await database.drop()
})

const query = async (text: string, values: unknown[]) => (await pool.query<{ id: number }>(text, values)).rows

type CallerKind = 'client' | 'page'
/** Makes a call over HTTP, as an outside client or a page of this site does. */
async function makeCall(
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
      session: createWebSession({
        codec: plainSessionCodec,
        isSecure: false,
        toBrowserToken: deriveSocketToken,
      }),
      report: (error) => {
        throw error
      },
    },
  )
}

const invalidToken = { status: 401, body: { code: 0, message: 'Invalid user token', data: null } }

/** Returns the field of an input that names a record, with the id of the given user's record as its value. */
const pickRecordField = (input: object, ids: RecordIds): object => {
  const { message, session, emailKey, thread, viewing, request, order, file, upload } = ids
  if ('invitation' in input) return { invitation: ids.invitation }
  if ('order_id' in input) return { order_id: order.id }
  // A subscription's checkout has no is_package_payment.
  if ('order_number' in input)
    return {
      order_number: 'is_package_payment' in input ? order.reference : ids.subscription.reference,
    }
  // The input of `ownViewingSlots` names a listing too, but its record is the viewing.
  if ('property_id' in input && !('viewing_id' in input)) return { property_id: input.property_id }
  if ('search_id' in input) return { search_id: ids.savedSearch }
  if ('alert_id' in input) return { alert_id: ids.searchAlert }
  if ('upload_id' in input) return { upload_id: upload }
  if ('file_id' in input) return { file_id: file }
  if ('offer_id' in input) return { offer_id: input.offer_id }
  if ('request_id' in input) return { request_id: request }
  if ('message_id' in input) return { message_id: message }
  if ('viewing_id' in input) return { viewing_id: viewing.id }
  if ('thread_id' in input) return { thread_id: thread }
  if ('id' in input) return { id: input.id }
  return 'key' in input ? { key: emailKey } : { session_id: session }
}

describe.each(['client', 'page'] as const)('by a %s', (callerKind) => {
  describe.each(Object.keys(callCases) as UserCall[])('%s', (name) => {
    const callCase = callCases[name] as CallCase<UserCall>

    it('refuses a visitor without a session, a made-up token, and the token of the messages socket', async () => {
      const { id, token } = victim
      const input = callCase.input(victim, victimRecords)
      const stateBefore = await readUserState(pool, id)
      for (const credential of [
        null,
        { id, token: 'made-up-0123456789-0123456789' },
        { id, token: deriveSocketToken(token) },
        { id, token: token.slice(0, -1) },
      ])
        expect(await makeCall(name, input, callerKind, credential)).toMatchObject(invalidToken)
      // The socket token, which scripts can read in local storage, is not taken as a client's token.
      expect(
        await makeCall(name, { ...input, token: deriveSocketToken(token) }, callerKind, null),
      ).toMatchObject(invalidToken)
      expect(await readUserState(pool, id)).toBe(stateBefore)
    })

    it('refuses calls for another user, and gives the same reply for another user’s record as for a missing one', async () => {
      const stateBefore = await readUserState(pool, victim.id)
      const input = callCase.input(victim, victimRecords)
      if ('user_id' in input) {
        expect(await makeCall(name, input, callerKind, stranger)).toMatchObject(invalidToken)
        // The victim's id with the stranger's token is refused too.
        expect(
          await makeCall(name, input, callerKind, { id: victim.id, token: stranger.token }),
        ).toMatchObject(invalidToken)
      }
      if (callCase.missing) {
        const replyForVictimsRecord = await makeCall(
          name,
          {
            ...callCase.missing.input(stranger),
            ...pickRecordField(input, victimRecords),
          },
          callerKind,
          stranger,
        )
        const replyForMissingRecord = await makeCall(
          name,
          callCase.missing.input(stranger),
          callerKind,
          stranger,
        )
        expect(replyForVictimsRecord).toEqual(replyForMissingRecord)
        expect(replyForVictimsRecord).toMatchObject({
          status: 200,
          body: { code: 0, message: callCase.missing.message, data: null },
        })
      }
      expect(await readUserState(pool, victim.id)).toBe(stateBefore)
    })

    // This test takes most of the file's time, so only a client calls with a full account, and only a page with a guest's.
    it('answers its user, with a full or a guest account (PERM-02, PERM-03), until logout ends the session (D-164)', async () => {
      const isGuest = callerKind === 'page'
      const user = await insertUser(pool, { isGuest })
      const input = callCase.input(user, await insertUserRecords(pool, user, otherOwnerListings))
      const reply = await makeCall(name, input, callerKind, user)
      expect(reply, reply.body.message).toMatchObject({ status: 200, body: { code: 1 } })
      const formerUser = await insertUser(pool, { isGuest })
      await gateway.logout({
        token: formerUser.token,
        deviceId: formerUser.deviceId,
        userId: formerUser.id,
      })
      expect(
        await makeCall(name, callCase.input(formerUser, victimRecords), callerKind, formerUser),
      ).toMatchObject(invalidToken)
    })

    it('refuses an expired session, and a session of a closed account', async () => {
      const expired = await insertUser(pool)
      const closed = await insertUser(pool)
      const inputOfExpired = callCase.input(expired, victimRecords)
      const inputOfClosed = callCase.input(closed, victimRecords)
      await query(`UPDATE user_session SET expires_at = now() - interval '1 second' WHERE user_id = $1`, [
        expired.id,
      ])
      await query(`UPDATE "user" SET closed_at = now() WHERE id = $1`, [closed.id])
      expect(await makeCall(name, inputOfExpired, callerKind, expired)).toMatchObject(invalidToken)
      expect(await makeCall(name, inputOfClosed, callerKind, closed)).toMatchObject(invalidToken)
    })
  })
})

describe('the public calls', () => {
  const publicCalls = (Object.keys(contract) as CallName[]).filter(
    (name) => contract[name].access === 'public',
  )
  it('are the listed ones, and take no user_id', () => {
    // Everybody may make the calls of this list, so review a call before you add it.
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
