import { beforeEach, expect, it, vi } from 'vitest'
import { failure, success } from '../../lib/contract/call'
import { AgencyError, isOutage } from '../../lib/errors'
import { getOwnedListings, getOwnPreferences, getOwnSessions } from '../../lib/queries/account'

const calls = vi.hoisted(() => ({
  getUserProperties: vi.fn(),
  getUserLettings: vi.fn(),
  getPreferences: vi.fn(),
  getSessions: vi.fn(),
}))
vi.mock('../../lib/gateway', () => ({ gateway: () => calls }))
vi.mock('../../lib/session/current-user', () => ({ getCurrentCaller: async () => ({ token: 'a-token' }) }))
vi.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw new Error(`redirect to ${path}`)
  },
}))

beforeEach(() => {
  calls.getUserProperties.mockReset().mockResolvedValue(success([]))
  calls.getUserLettings.mockReset().mockResolvedValue(success([]))
  calls.getPreferences.mockReset()
  calls.getSessions.mockReset()
})

const queries = [
  ['homes for sale', 'getUserProperties', getOwnedListings],
  ['homes to let', 'getUserLettings', getOwnedListings],
  ['preferences', 'getPreferences', getOwnPreferences],
  ['sessions', 'getSessions', getOwnSessions],
] as const

it.each(queries)('a refusal to return own %s is an outage, never an empty list', async (_, call, query) => {
  calls[call].mockResolvedValue(failure('Something is wrong'))
  await expect(query(7)).rejects.toSatisfy(isOutage)
})

it.each(queries)(
  'reading own %s redirects to the login once the session has ended',
  async (_, call, query) => {
    calls[call].mockRejectedValue(new AgencyError('invalid_token', call))
    await expect(query(7)).rejects.toThrow('redirect to /login')
  },
)

it('preferences and sessions are null if an upstream agency does not know their calls', async () => {
  const unknownCall = { ...failure('Not found'), isUnknown: true }
  calls.getPreferences.mockResolvedValue(unknownCall)
  calls.getSessions.mockResolvedValue(unknownCall)
  expect([await getOwnPreferences(7), await getOwnSessions(7)]).toEqual([null, null])
})
