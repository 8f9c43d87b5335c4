import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseEnv } from '../../lib/config/env'
import { createListener } from '../../lib/server/listener'
import { PageCache } from '../../lib/server/page-cache'
import { getClientAddress } from '../../lib/server/request-headers'
import { serve } from './support'

describe('the address of a client', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['203.0.113.9, 192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:50123', '192.0.2.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['unknown', '10.0.0.1'],
    ['192.0.2.7, ', '10.0.0.1'],
    ['192.0.2.777', '10.0.0.1'],
    ['[192.0.2.7', '10.0.0.1'],
    ['a'.repeat(5_000), '10.0.0.1'],
  ])('is the last entry of a trusted proxy, if it is an address: %s', (forwarded, address) => {
    expect(getClientAddress({ 'x-forwarded-for': forwarded }, '10.0.0.1', { trustsProxy: true })).toBe(
      address,
    )
    expect(getClientAddress({ 'x-forwarded-for': forwarded }, '10.0.0.1', { trustsProxy: false })).toBe(
      '10.0.0.1',
    )
  })
  it('is unknown without a socket address and a forwarded one', () => {
    expect(getClientAddress({}, undefined, { trustsProxy: true })).toBe('unknown')
  })
})

describe('a forwarded address although TRUST_PROXY is not set', () => {
  afterEach(() => void vi.restoreAllMocks())
  const readWarnings = async (settings: Record<string, string>, headers: Record<string, string>) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const cache = new PageCache()
    const site = await serve(
      createListener({
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
  it('is warned of in the log once, without the address', async () => {
    const loggedText = await readWarnings({}, { 'x-forwarded-for': '192.0.2.7' })
    expect(loggedText.match(/TRUST_PROXY is not set/g)).toHaveLength(1)
    expect(loggedText).not.toContain('192.0.2')
  })
  it.each([['1'], ['0']])('is not warned of when TRUST_PROXY=%s', async (value) => {
    expect(await readWarnings({ TRUST_PROXY: value }, { 'x-forwarded-for': '192.0.2.7' })).toBe('')
  })
  it('is not warned of without the header', async () => {
    expect(await readWarnings({}, {})).toBe('')
  })
})
