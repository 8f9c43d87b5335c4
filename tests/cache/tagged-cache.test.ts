import { describe, expect, it, vi } from 'vitest'
import { eventually } from '../support/eventually'
import { getOrLoad, invalidateTags, onInvalidation } from '../../lib/cache/tagged-cache'

const options = { ttl: 60_000, tags: ['a'] }

describe('the tagged cache', () => {
  it('loads a key once, for all who ask at once', async () => {
    const load = vi.fn(async () => 'value')
    expect(await Promise.all([1, 2, 3].map(() => getOrLoad('once', options, load)))).toEqual([
      'value',
      'value',
      'value',
    ])
    expect(await getOrLoad('once', options, load)).toBe('value')
    expect(load).toHaveBeenCalledOnce()
  })
  it('keeps absence, and never an error', async () => {
    const load = vi
      .fn<() => Promise<null>>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValueOnce(null)
    await expect(getOrLoad('fails', options, load)).rejects.toThrow('down')
    expect(await getOrLoad('fails', options, load)).toBeNull()
    expect(await getOrLoad('fails', options, load)).toBeNull()
    expect(load).toHaveBeenCalledTimes(2)
  })
  it('drops by tag and tells the listeners', async () => {
    const heard: (readonly string[])[] = []
    const stop = onInvalidation((tags) => heard.push(tags))
    let version = 1
    const read = () => getOrLoad('tagged', { ttl: 60_000, tags: ['meta'] }, async () => version)
    expect(await read()).toBe(1)
    version = 2
    invalidateTags(['other'])
    expect(await read()).toBe(1)
    invalidateTags(['meta'])
    expect(await read()).toBe(2)
    stop()
    invalidateTags(['meta'])
    expect(heard).toEqual([['other'], ['meta']])
  })
  it('does not keep an answer that was asked for before the invalidation', async () => {
    let release: (value: string) => void = () => undefined
    const slow = getOrLoad(
      'slow',
      options,
      () =>
        new Promise<string>((resolve) => {
          release = resolve
        }),
    )
    invalidateTags(['a'])
    release('old')
    expect(await slow).toBe('old')
    expect(await getOrLoad('slow', options, async () => 'new')).toBe('new')
  })
  it('forgets after its time', async () => {
    const read = (value: number) => getOrLoad('short', { ttl: 1_000, tags: [] }, async () => value)
    expect(await read(1)).toBe(1)
    const later = performance.now() + 1_001
    vi.spyOn(performance, 'now').mockReturnValue(later)
    await eventually(async () => expect(await read(2)).toBe(2))
  })
})
