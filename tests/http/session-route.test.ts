import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CLIENT_ADDRESS_HEADER } from '../../lib/config/internal-headers'
import { success } from '../../lib/contract/call'
import { AgencyError, outage } from '../../lib/errors'
import { handleSession } from '../../lib/http/session-route'
import { plainSessionCodec } from '../../lib/session/session-codec'

const getUserData = vi.fn()
vi.mock('../../lib/gateway', () => ({ gateway: () => ({ getUserData }) }))

const token = 'good-token-0123456789'
const sessionCookie = plainSessionCodec.write({ id: 7, token })
const callSession = async (cookie: string | null, extraHeaders: Record<string, string> = {}) => {
  const headers = {
    host: 'homes.test',
    'sec-fetch-site': 'same-origin',
    'user-agent': 'Firefox',
    [CLIENT_ADDRESS_HEADER]: '192.0.2.7',
    ...(cookie === null ? {} : { cookie }),
    ...extraHeaders,
  }
  const response = await handleSession(new Request('http://homes.test/api/user/session', { headers }))
  return {
    status: response.status,
    cookie: response.headers.get('set-cookie'),
    body: (await response.json()) as { code: number; message: string; data: unknown },
  }
}

describe('the call that returns the user of a session (D-18, D-30)', () => {
  beforeEach(() => {
    getUserData
      .mockReset()
      .mockResolvedValue(
        success({ id: 7, first_name: 'Ann', seller_info_completed: 1, email: 'ann@mail.example' }),
      )
  })

  it('passes on the caller’s address and agent, and returns only the fields that local storage keeps', async () => {
    const { body } = await callSession(`session=${sessionCookie}`)
    expect(getUserData).toHaveBeenCalledExactlyOnceWith(
      { user_id: 7 },
      { token, address: '192.0.2.7', agent: 'Firefox' },
    )
    expect(Object.keys(body.data as object).sort()).toEqual([
      'first_name',
      'id',
      'seller_info_completed',
      'token',
    ])
    // The token in the body opens only the messages socket. The session's token stays in the cookie (D-18).
    expect(JSON.stringify(body)).not.toContain(token)
  })
  it('returns no user when two session cookies differ, and deletes the cookie', async () => {
    const reply = await callSession(
      `session=${sessionCookie}; session=${plainSessionCodec.write({ id: 8, token })}`,
    )
    expect([reply.body.code, reply.cookie]).toEqual([
      0,
      expect.stringContaining('session=; Path=/; Max-Age=0'),
    ])
    expect(getUserData).not.toHaveBeenCalled()
  })
  it('deletes the cookie of an ended session, because requests with the cookie bypass the cached login page', async () => {
    getUserData.mockRejectedValueOnce(new AgencyError('invalid_token'))
    const { body, cookie } = await callSession(`session=${sessionCookie}`)
    expect([body.message, cookie]).toEqual(['Not logged in', expect.stringContaining('Max-Age=0')])
  })
  it('on an encrypted connection, reads only the __Host- cookie, which no other host can set', async () => {
    const https = { 'x-forwarded-proto': 'https' }
    expect((await callSession(`session=${sessionCookie}`, https)).body.code).toBe(0)
    expect((await callSession(`session=9.planted; __Host-session=${sessionCookie}`, https)).body.code).toBe(1)
  })
  it('tells a visitor that they are not logged in, and sets no cookie', async () => {
    expect(await callSession(null)).toEqual({
      status: 200,
      cookie: null,
      body: { code: 0, message: 'Not logged in', data: null },
    })
  })
  it('logs faults, but no refusals', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    getUserData.mockRejectedValueOnce(outage('gone')).mockRejectedValueOnce(new Error('broken'))
    expect((await callSession(`session=${sessionCookie}`)).status).toBe(503)
    expect((await callSession(`session=${sessionCookie}`)).status).toBe(500)
    expect(log.mock.calls.map(([firstArgument]) => firstArgument as string)).toEqual([
      'api user/session:',
      'api user/session:',
    ])
    expect((await callSession(`session=${sessionCookie}`, { 'sec-fetch-site': 'cross-site' })).status).toBe(
      403,
    )
    expect(log).toHaveBeenCalledTimes(2)
  })
})
