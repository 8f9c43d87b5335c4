import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseEnv } from '../../lib/config/env'
import { PageCache } from '../../lib/server/page-cache'
import { getClientAddress } from '../../lib/server/request-headers'
import { createSiteListener } from './site-listener'
import { serve } from './support'

const SOCKET_ADDRESS = '10.0.0.1'

describe('the address of a client', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['203.0.113.9, 192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:50123', '192.0.2.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['unknown', SOCKET_ADDRESS],
    ['192.0.2.7, ', SOCKET_ADDRESS],
    ['192.0.2.777', SOCKET_ADDRESS],
    ['[192.0.2.7', SOCKET_ADDRESS],
    ['a'.repeat(5_000), SOCKET_ADDRESS],
  ])('is the last entry of a trusted proxy, else that of the socket: %s', (forwarded, address) => {
    expect(getClientAddress({ 'x-forwarded-for': forwarded }, SOCKET_ADDRESS, { trustsProxy: true })).toBe(
      address,
    )
    expect(getClientAddress({ 'x-forwarded-for': forwarded }, SOCKET_ADDRESS, { trustsProxy: false })).toBe(
      SOCKET_ADDRESS,
    )
  })
  it('is unknown without a socket address and without a forwarded one', () => {
    expect(getClientAddress({}, undefined, { trustsProxy: true })).toBe('unknown')
  })
})

describe('the warning that a proxy forwards addresses and TRUST_PROXY is not set', () => {
  afterEach(() => void vi.restoreAllMocks())
  const readWarnings = async (settings: Record<string, string>, headers: Record<string, string>) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const cache = new PageCache()
    const site = await serve(
      createSiteListener({
        next: async (_, response) => void response.end('ok'),
        settings: parseEnv(settings),
        dev: false,
        buildFolder: '/nowhere',
        caches: { pages: cache, searches: cache },
      }),
    )
    for (let count = 0; count < 3; count += 1) await site.request('/api/x', { headers })
    cache.close()
    await site.close()
    return warn.mock.calls.flat().join('\n')
  }
  it('is logged once, without the address', async () => {
    const loggedText = await readWarnings({}, { 'x-forwarded-for': '192.0.2.7' })
    expect(loggedText.match(/TRUST_PROXY is not set/g)).toHaveLength(1)
    expect(loggedText).not.toContain('192.0.2')
  })
  it.each([['1'], ['0']])('is not logged when TRUST_PROXY=%s', async (value) => {
    expect(await readWarnings({ TRUST_PROXY: value }, { 'x-forwarded-for': '192.0.2.7' })).toBe('')
  })
  it('is not logged without the header', async () => {
    expect(await readWarnings({}, {})).toBe('')
  })
})
