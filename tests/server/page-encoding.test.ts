import { brotliDecompressSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import * as compression from '../../lib/server/compression'
import { PageCache } from '../../lib/server/page-cache'

vi.mock('../../lib/server/compression', { spy: true })

it('a cached page that could not be compressed is compressed for the next request', async () => {
  const cache = new PageCache()
  const answer = await cache.getOrRender('/', { path: '/', freshSeconds: 60 }, async () => ({
    status: 200,
    headers: {},
    body: Buffer.from('<h1>Homes</h1>'),
    nonce: '',
    isHtml: true,
    isCacheable: true,
    tags: new Set<string>(),
  }))
  if (!('page' in answer)) throw new Error('the page is not cached')
  vi.mocked(compression.compress).mockRejectedValueOnce(new Error('out of memory'))
  await expect(answer.page.getEncoded('br')).rejects.toThrow('out of memory')
  expect(brotliDecompressSync(await answer.page.getEncoded('br')).toString()).toBe('<h1>Homes</h1>')
  cache.close()
})
