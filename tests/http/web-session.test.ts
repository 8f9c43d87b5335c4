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
const loginData = { id: 7, token, first_name: 'Helen', seller_info_completed: 1 as const }
const session = createWebSession({
  codec: plainSessionCodec,
  secure: true,
  toBrowserToken: (of) => `socket-${of.length}`,
})

const ask = async (
  path: string,
  call: (input: never, caller: Caller) => Promise<unknown>,
  { headers = {}, body = {} }: { headers?: Record<string, string>; body?: object } = {},
) => {
  const names: Record<string, string> = {
    'user/login': 'login',
    'user/logout': 'logout',
    'user/get_user_data': 'getUserData',
    'user/get_user_messages': 'getUserMessages',
    'user/change_password': 'changePassword',
    'user/delete_account': 'deleteAccount',
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
    gateway: { [names[path] ?? '']: call } as unknown as Gateway,
    apiKey: 'the-key',
    host: 'homes.test',
    productSlug: 'emoov',
    session,
    report: () => undefined,
  }
  return handleApiCall(request, settings)
}
const page = { origin: 'https://homes.test', 'sec-fetch-site': 'same-origin' }

describe('calls of this site’s pages (D-10, D-18)', () => {
  it('a login hands the token to the cookie, and to the page a secret that is good only for the socket', async () => {
    const reply = await ask('user/login', async () => success(loginData), { headers: page })
    expect(reply.headers['set-cookie']).toBe(
      `__Host-session=7.${token}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`,
    )
    expect(reply.body.data).toEqual({ ...loginData, token: 'socket-31' })
    expect(JSON.stringify(reply.body)).not.toContain(token)
  })
  it('a failed login sets nothing', async () => {
    const reply = await ask('user/login', async () => failure('Invalid email or password.', 61.2), {
      headers: page,
    })
    expect(reply).toMatchObject({
      status: 200,
      body: { code: 0, message: 'Invalid email or password.' },
      headers: { 'retry-after': '62', 'cache-control': 'no-store' },
    })
    expect(reply.headers['set-cookie']).toBeUndefined()
  })
  it('the user is the cookie’s, whatever the page sends as a token', async () => {
    const handler = vi.fn<(input: { token?: string }, caller: Caller) => Promise<unknown>>(async () =>
      success([]),
    )
    await ask('user/get_user_messages', handler as never, {
      headers: { ...page, cookie, token: 'forged' },
      body: { token: 'from-local-storage' },
    })
    expect(handler.mock.calls[0]?.[1].token).toBe(token)
    expect(handler.mock.calls[0]?.[0].token).toBe(token)
    await ask('user/get_user_messages', handler as never, {
      headers: { ...page, token: 'forged' },
      body: { token: 'from-local-storage' },
    })
    expect(handler.mock.calls[1]?.[1].token).toBeUndefined()
    expect(handler.mock.calls[1]?.[0].token).toBe('')
  })
  it('a cookie that a sibling host can have planted is nobody’s (D-18)', async () => {
    const handler = vi.fn<(input: { token?: string }, caller: Caller) => Promise<unknown>>(async () =>
      success([]),
    )
    const planted = plainSessionCodec.write({ id: 8, token: 'token-of-somebody-else-0123456789' })
    for (const other of [
      `session=${planted}`,
      `${cookie}; __Host-session=${planted}`,
      `__Host-session=${planted}; ${cookie}`,
    ])
      await ask('user/get_user_messages', handler as never, { headers: { ...page, cookie: other } })
    await ask('user/get_user_messages', handler as never, {
      headers: { ...page, cookie: `session=${planted}; ${cookie}` },
    })
    expect(handler.mock.calls.map(([, caller]) => caller.token)).toEqual([
      undefined,
      undefined,
      undefined,
      token,
    ])
  })
  it('logging out ends the cookie even when the agency cannot be told (D-31, LOGOUT-03)', async () => {
    for (const call of [
      async () => success(null),
      async () => failure('no'),
      async () => {
        throw outage('down')
      },
    ]) {
      const reply = await ask('user/logout', call, { headers: { ...page, cookie } })
      expect(reply.headers['set-cookie']).toContain('__Host-session=; Path=/; Max-Age=0')
    }
  })
  it('a session that is over is taken from the browser (D-09)', async () => {
    const over = async () => {
      throw new AgencyError('invalid_token')
    }
    expect(await ask('user/get_user_data', over, { headers: { ...page, cookie } })).toMatchObject({
      status: 401,
      body: { code: 0, message: 'Invalid user token' },
      headers: { 'set-cookie': expect.stringContaining('Max-Age=0') },
    })
    const down = await ask(
      'user/get_user_data',
      async () => {
        throw outage('down')
      },
      { headers: { ...page, cookie } },
    )
    expect(down.status).toBe(503)
    expect(down.headers['set-cookie'], 'an outage logs nobody out').toBeUndefined()
  })
  it('a call of a user whom another tab has replaced does not end the session of the new one (D-09)', async () => {
    const over = async () => {
      throw new AgencyError('invalid_token')
    }
    const askFor = (userId: number) =>
      ask('user/get_user_data', over, { headers: { ...page, cookie }, body: { user_id: userId } })
    expect((await askFor(8)).headers['set-cookie']).toBeUndefined()
    expect((await askFor(7)).headers['set-cookie']).toContain('Max-Age=0')
  })
  it('a token that a call has replaced goes on in the cookie (D-164)', async () => {
    const reply = await ask(
      'user/change_password',
      async (_input, caller) => {
        caller.onToken?.('a-new-token-0123456789012345')
        return success(null)
      },
      { headers: { ...page, cookie } },
    )
    expect(reply.headers['set-cookie']).toContain('__Host-session=7.a-new-token-0123456789012345; Path=/')
    expect(reply.body.data).toBeNull()
  })
  it('a deleted account leaves no cookie; one that was not deleted keeps its own', async () => {
    expect(
      (await ask('user/delete_account', async () => success(null), { headers: { ...page, cookie } })).headers[
        'set-cookie'
      ],
    ).toContain('Max-Age=0')
    expect(
      (
        await ask('user/delete_account', async () => failure('Current password is incorrect.'), {
          headers: { ...page, cookie },
        })
      ).headers['set-cookie'],
    ).toBeUndefined()
  })
})

describe('calls of outside clients (D-08, A-28)', () => {
  const key = { apikey: 'the-key' }
  it('get the token itself, and no cookie', async () => {
    const reply = await ask('user/login', async () => success(loginData), { headers: key })
    expect(reply.body.data).toEqual(loginData)
    expect(reply.headers['set-cookie']).toBeUndefined()
  })
  it('name their user by the header, or by the body where the call lists it; a cookie says nothing', async () => {
    const handler = vi.fn<(input: { token?: string }, caller: Caller) => Promise<unknown>>(async () =>
      success([]),
    )
    await ask('user/get_user_messages', handler as never, { headers: { ...key, token: 'by-header', cookie } })
    await ask('user/get_user_messages', handler as never, {
      headers: { ...key, cookie },
      body: { token: 'by-body' },
    })
    await ask('user/get_user_messages', handler as never, { headers: { ...key, cookie } })
    await ask(
      'user/login',
      (async (input: never, caller: Caller) => {
        await handler(input, caller)
        return success(loginData)
      }) as never,
      { headers: key, body: { token: 'of-the-bot-check' } },
    )
    expect(handler.mock.calls.map(([, caller]) => caller.token)).toEqual([
      'by-header',
      'by-body',
      undefined,
      undefined,
    ])
    expect(handler.mock.calls[3]?.[0].token).toBe('of-the-bot-check')
  })
})
