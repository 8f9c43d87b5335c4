import { describe, expect, it, vi } from 'vitest'
import { failure, success } from '../../lib/contract/call'
import { AgencyError, outage } from '../../lib/errors'
import type { Caller, Gateway } from '../../lib/gateway/gateway'
import { handleApiCall, type ApiSettings } from '../../lib/http/handle-api-call'
import type { ApiRequest } from '../../lib/http/api-request'
import { createWebSession } from '../../lib/http/web-session'
import { plainSessionCodec } from '../../lib/session/session-codec'

const token = 'secret-of-the-agency-0123456789'
const cookie = `__Host-session=${plainSessionCodec.write({ id: 7, token })}`
const THIRTY_DAYS_SECONDS = 30 * 86_400
const loginData = { id: 7, token, first_name: 'Helen', seller_info_completed: 1 as const }
const session = createWebSession({
  codec: plainSessionCodec,
  isSecure: true,
  toBrowserToken: (agencyToken) => `socket-${agencyToken.length}`,
})

const callApi = async (
  path: string,
  call: (input: never, caller: Caller) => Promise<unknown>,
  { headers = {}, body = {} }: { headers?: Record<string, string>; body?: object } = {},
) => {
  const callNamesByPath: Record<string, string> = {
    'user/login': 'login',
    'user/logout': 'logout',
    'user/get_user_data': 'getUserData',
    'user/get_user_messages': 'getUserMessages',
    'user/change_password': 'changePassword',
    'user/delete_account': 'deleteAccount',
    'user/end_sessions': 'endSessions',
  }
  const requestHeaders: Record<string, string> = { 'content-type': 'application/json', ...headers }
  const request: ApiRequest = {
    method: 'POST',
    path,
    query: new URLSearchParams(),
    header: (name) => requestHeaders[name] ?? null,
    address: '203.0.113.7',
    text: async () => JSON.stringify(body),
  }
  const settings: ApiSettings = {
    gateway: { [callNamesByPath[path] ?? '']: call } as unknown as Gateway,
    apiKey: 'the-key',
    host: 'homes.test',
    productSlug: 'emoov',
    session,
    report: () => undefined,
  }
  return handleApiCall(request, settings)
}
const createHandler = () =>
  vi.fn<(input: { token?: string }, caller: Caller) => Promise<unknown>>(async () => success([]))
/** Lists the token in the input and the token of the caller, for each call that a handler got. */
const listTokens = (handler: ReturnType<typeof createHandler>) =>
  handler.mock.calls.map(([input, caller]) => ({ inInput: input.token, ofCaller: caller.token }))
const pageHeaders = { origin: 'https://homes.test', 'sec-fetch-site': 'same-origin' }

describe('calls of this site’s pages (D-10, D-18)', () => {
  it('a login puts the token into the cookie, and gives the page a token that only opens the socket', async () => {
    const reply = await callApi('user/login', async () => success(loginData), { headers: pageHeaders })
    expect(reply.headers['set-cookie']).toBe(
      `__Host-session=7.${token}; Path=/; Max-Age=${THIRTY_DAYS_SECONDS}; HttpOnly; SameSite=Lax; Secure`,
    )
    expect(reply.body.data).toEqual({ ...loginData, token: `socket-${token.length}` })
    expect(JSON.stringify(reply.body)).not.toContain(token)
  })
  it('a failed login sets no cookie, and its Retry-After is rounded up to whole seconds', async () => {
    const retryAfterSeconds = 61.2
    const refuseLogin = async () => failure('Invalid email or password.', retryAfterSeconds)
    const reply = await callApi('user/login', refuseLogin, {
      headers: pageHeaders,
    })
    expect(reply).toMatchObject({
      status: 200,
      body: { code: 0, message: 'Invalid email or password.' },
      headers: { 'retry-after': '62', 'cache-control': 'no-store' },
    })
    expect(reply.headers['set-cookie']).toBeUndefined()
  })
  it('the cookie identifies the user, whatever token the page sends', async () => {
    const handler = createHandler()
    for (const sessionHeaders of [{ cookie }, {}] as Record<string, string>[])
      await callApi('user/get_user_messages', handler, {
        headers: { ...pageHeaders, ...sessionHeaders, token: 'forged' },
        body: { token: 'from-local-storage' },
      })
    expect(listTokens(handler)).toEqual([
      { inInput: token, ofCaller: token },
      { inInput: '', ofCaller: undefined },
    ])
  })
  it('a cookie that a sibling host may have set is ignored (D-18)', async () => {
    const handler = createHandler()
    const plantedCookie = plainSessionCodec.write({ id: 8, token: 'token-of-somebody-else-0123456789' })
    for (const cookies of [
      `session=${plantedCookie}`,
      `${cookie}; __Host-session=${plantedCookie}`,
      `__Host-session=${plantedCookie}; ${cookie}`,
    ])
      await callApi('user/get_user_messages', handler, {
        headers: { ...pageHeaders, cookie: cookies },
      })
    await callApi('user/get_user_messages', handler, {
      headers: { ...pageHeaders, cookie: `session=${plantedCookie}; ${cookie}` },
    })
    expect(listTokens(handler).map(({ ofCaller }) => ofCaller)).toEqual([
      undefined,
      undefined,
      undefined,
      token,
    ])
  })
  it('a logout deletes the cookie, also during an outage of the agency (D-31, LOGOUT-03)', async () => {
    for (const call of [
      async () => success(null),
      async () => failure('no'),
      async () => {
        throw outage('down')
      },
    ]) {
      const reply = await callApi('user/logout', call, { headers: { ...pageHeaders, cookie } })
      expect(reply.headers['set-cookie']).toContain('__Host-session=; Path=/; Max-Age=0')
    }
  })
  it('a refused token and an outage keep the cookie, because a login in another tab may have replaced it (D-09)', async () => {
    const refuseToken = async () => {
      throw new AgencyError('invalid_token')
    }
    const options = { headers: { ...pageHeaders, cookie }, body: { user_id: 7 } }
    const refused = await callApi('user/get_user_data', refuseToken, options)
    expect(refused).toMatchObject({ status: 401, body: { code: 0, message: 'Invalid user token' } })
    const down = await callApi(
      'user/get_user_data',
      async () => {
        throw outage('down')
      },
      options,
    )
    expect(down.status).toBe(503)
    expect([refused, down].map(({ headers }) => headers['set-cookie'])).toEqual([undefined, undefined])
  })
  it('a logout of all devices deletes the cookie, and a logout of other devices keeps it', async () => {
    const endSessions = async (input: object) => {
      const reply = await callApi('user/end_sessions', async () => success(null), {
        headers: { ...pageHeaders, cookie },
        body: { user_id: 7, ...input },
      })
      return reply.headers['set-cookie']
    }
    expect(await endSessions({})).toContain('Max-Age=0')
    expect([await endSessions({ others: true }), await endSessions({ session_id: 3 })]).toEqual([
      undefined,
      undefined,
    ])
  })
  it('a new token that a call returns replaces the token in the cookie (D-164)', async () => {
    const reply = await callApi(
      'user/change_password',
      async (_input, caller) => {
        caller.onToken?.('a-new-token-0123456789012345')
        return success(null)
      },
      { headers: { ...pageHeaders, cookie } },
    )
    expect(reply.headers['set-cookie']).toContain('__Host-session=7.a-new-token-0123456789012345; Path=/')
    expect(reply.body.data).toBeNull()
  })
  it('deleting an account deletes the cookie, and a refused deletion keeps it', async () => {
    const options = { headers: { ...pageHeaders, cookie } }
    const deleted = await callApi('user/delete_account', async () => success(null), options)
    expect(deleted.headers['set-cookie']).toContain('Max-Age=0')
    const refuse = async () => failure('Current password is incorrect.')
    const refused = await callApi('user/delete_account', refuse, options)
    expect(refused.headers['set-cookie']).toBeUndefined()
  })
})

describe('calls of outside clients (D-08, D-10, A-28)', () => {
  const keyHeaders = { apikey: 'the-key' }
  it('get the token itself, and no cookie', async () => {
    const reply = await callApi('user/login', async () => success(loginData), { headers: keyHeaders })
    expect(reply.body.data).toEqual(loginData)
    expect(reply.headers['set-cookie']).toBeUndefined()
  })
  it('send the user’s token in the header, or in the body of calls with a token field; a cookie is ignored', async () => {
    const handler = createHandler()
    await callApi('user/get_user_messages', handler, {
      headers: { ...keyHeaders, token: 'by-header', cookie },
    })
    await callApi('user/get_user_messages', handler, {
      headers: { ...keyHeaders, cookie },
      body: { token: 'by-body' },
    })
    await callApi('user/get_user_messages', handler, { headers: { ...keyHeaders, cookie } })
    const logIn = async (input: never, caller: Caller) => {
      await handler(input, caller)
      return success(loginData)
    }
    // At the login, `token` is the answer of the bot check (D-24), and stays in the input.
    await callApi('user/login', logIn, { headers: keyHeaders, body: { token: 'of-the-bot-check' } })
    const tokens = listTokens(handler)
    expect(tokens.map(({ ofCaller }) => ofCaller)).toEqual(['by-header', 'by-body', undefined, undefined])
    expect(tokens[3]?.inInput).toBe('of-the-bot-check')
  })
})
