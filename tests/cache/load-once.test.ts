import { describe, expect, it, vi } from 'vitest'
import { loadOnce } from '@/lib/cache/load-once'

describe('a value that is loaded once', () => {
  it('is loaded once for all callers, including callers that come while it loads', async () => {
    const load = vi.fn(async () => ({ value: 1 }))
    const get = loadOnce(load)
    const [first, second] = await Promise.all([get(), get()])
    expect(second).toBe(first)
    expect(await get()).toBe(first)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is loaded again after a failure, which every waiting call gets', async () => {
    const load = vi.fn(async () => 'loaded').mockRejectedValueOnce(new Error('EMFILE'))
    const get = loadOnce(load)
    const [first, second] = await Promise.allSettled([get(), get()])
    expect([first.status, second.status]).toEqual(['rejected', 'rejected'])
    expect(await get()).toBe('loaded')
    expect(load).toHaveBeenCalledTimes(2)
  })
})
