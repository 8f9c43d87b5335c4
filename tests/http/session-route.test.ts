import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CLIENT_ADDRESS_HEADER } from '../../lib/config/internal-headers'
import { success } from '../../lib/contract/call'
import { outage } from '../../lib/errors'
import { handleSession } from '../../lib/http/session-route'
import { plainSessionCodec } from '../../lib/session/session-codec'

const getUserData = vi.fn()
vi.mock('../../lib/gateway', () => ({ gateway: () => ({ getUserData }) }))

const token = 'good-token-0123456789'
const mine = plainSessionCodec.write({ id: 7, token })
const ask = async (cookie: string | null, more: Record<string, string> = {}) => {
  const headers = {
    host: 'homes.test',
    'sec-fetch-site': 'same-origin',
    'user-agent': 'Firefox',
    [CLIENT_ADDRESS_HEADER]: '192.0.2.7',
    ...(cookie === null ? {} : { cookie }),
    ...more,
  }
  const response = await handleSession(new Request('http://homes.test/api/user/session', { headers }))
  return {
    status: response.status,
    cookie: response.headers.get('set-cookie'),
    body: (await response.json()) as { code: number; message: string; data: unknown },
  }
}

describe('whose session this is (D-18, D-30)', () => {
  beforeEach(() => {
    getUserData
      .mockReset()
      .mockResolvedValue(
        success({ id: 7, first_name: 'Ann', seller_info_completed: 1, email: 'ann@mail.example' }),
      )
  })

  it('is asked for with the caller’s address and agent, and tells no more than storage keeps', async () => {
    const { body } = await ask(`session=${mine}`)
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
    expect(JSON.stringify(body)).not.toContain(token)
  })
  it('is nobody’s where two cookies differ, and the browser is told to forget its own', async () => {
    const reply = await ask(`session=${mine}; session=${plainSessionCodec.write({ id: 8, token })}`)
    expect([reply.body.code, reply.cookie]).toEqual([
      0,
      expect.stringContaining('session=; Path=/; Max-Age=0'),
    ])
    expect(getUserData).not.toHaveBeenCalled()
  })
  it('goes by the name that no other host can set, on an encrypted line', async () => {
    const https = { 'x-forwarded-proto': 'https' }
    expect((await ask(`session=${mine}`, https)).body.code).toBe(0)
    expect((await ask(`session=9.planted; __Host-session=${mine}`, https)).body.code).toBe(1)
  })
  it('a visitor is told so, and nothing is set', async () => {
    expect(await ask(null)).toEqual({
      status: 200,
      cookie: null,
      body: { code: 0, message: 'Not logged in', data: null },
    })
  })
  it('faults are reported, refusals are not', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    getUserData.mockRejectedValueOnce(outage('gone')).mockRejectedValueOnce(new Error('broken'))
    expect((await ask(`session=${mine}`)).status).toBe(503)
    expect((await ask(`session=${mine}`)).status).toBe(500)
    expect(log.mock.calls.map(([where]) => where as string)).toEqual([
      'api user/session:',
      'api user/session:',
    ])
    expect((await ask(`session=${mine}`, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(log).toHaveBeenCalledTimes(2)
  })
})
