import { afterEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../support/eventually'
import { invalidate } from '../../lib/cache/invalidation'
import { noteOutage, noteTags, collectRenderNotes } from '../../lib/cache/render-notes'
import { getOrLoad } from '../../lib/cache/tagged-cache'
import { outage } from '../../lib/errors'

const options = { ttlMs: 60_000, tags: ['a'] }
const invalidateTags = (...tags: string[]) => invalidate({ effect: 'must-revalidate', tags })

/** Creates a load that ends when `release` is called with its value. */
function createHeldLoad() {
  let release: (value: string) => void = () => undefined
  const promise = new Promise<string>((resolve) => (release = resolve))
  return { load: () => promise, release: (value: string) => release(value) }
}

afterEach(() => vi.restoreAllMocks())

describe('the tagged cache', () => {
  it('loads a key once for simultaneous calls', async () => {
    const load = vi.fn(async () => 'value')
    expect(await Promise.all([1, 2, 3].map(() => getOrLoad('once', options, load)))).toEqual([
      'value',
      'value',
      'value',
    ])
    expect(await getOrLoad('once', options, load)).toBe('value')
    expect(load).toHaveBeenCalledOnce()
  })

  it('caches null, and never an error', async () => {
    const load = vi
      .fn<() => Promise<null>>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValueOnce(null)
    await expect(getOrLoad('fails', options, load)).rejects.toThrow('down')
    expect(await getOrLoad('fails', options, load)).toBeNull()
    expect(await getOrLoad('fails', options, load)).toBeNull()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it.each(['stale-while-revalidate', 'must-revalidate', 'purge'] as const)(
    'drops a value after a %s of one of its tags, and not of other tags',
    async (effect) => {
      let version = 1
      const read = () => getOrLoad(effect, { ttlMs: 60_000, tags: ['meta'] }, async () => version)
      expect(await read()).toBe(1)
      version = 2
      invalidate({ effect, tags: ['other'] })
      expect(await read()).toBe(1)
      invalidate({ effect, tags: ['other', 'meta'] })
      expect(await read()).toBe(2)
      version = 3
      invalidate({ effect, tags: 'all' })
      expect(await read()).toBe(3)
    },
  )

  it('drops a value by the tags that its load noted', async () => {
    let version = 1
    const read = () =>
      getOrLoad('noted', { ttlMs: 60_000 }, async () => {
        noteTags([`item:${version}`])
        return version
      })
    expect(await read()).toBe(1)
    version = 2
    invalidateTags('item:2')
    expect(await read()).toBe(1)
    invalidateTags('item:1')
    expect(await read()).toBe(2)
  })

  it('adds the tags of a value to every render that uses it, whether the value is loaded, awaited or cached', async () => {
    const { load, release } = createHeldLoad()
    const render = () =>
      collectRenderNotes(() =>
        getOrLoad('shared', { ttlMs: 60_000, tags: ['own'] }, async () => {
          noteTags(['read'])
          return load()
        }),
      )
    const renders = [render(), render()]
    release('value')
    for (const { notes } of [...(await Promise.all(renders)), await render()])
      expect([...notes.tags].sort()).toEqual(['own', 'read'])
  })

  it('does not cache a value whose load began before an invalidation of its tag', async () => {
    const { load, release } = createHeldLoad()
    const slowLoad = getOrLoad('slow', options, load)
    invalidateTags('a')
    const laterLoad = getOrLoad('slow', options, async () => 'new')
    release('old')
    expect(await slowLoad).toBe('old')
    expect(await laterLoad, 'a call after the change gets the new value').toBe('new')
    expect(await getOrLoad('slow', options, async () => 'newer')).toBe('new')
  })

  it('caches a value whose load began before an invalidation of another tag', async () => {
    const { load, release } = createHeldLoad()
    const slowLoad = getOrLoad('untouched', options, load)
    invalidateTags('b')
    const laterLoad = getOrLoad('untouched', options, async () => 'loaded a second time')
    release('value')
    expect([await slowLoad, await laterLoad]).toEqual(['value', 'value'])
    expect(await getOrLoad('untouched', options, async () => 'loaded again')).toBe('value')
  })

  it('does not cache a value that an outage left incomplete, and notes the outage in each render', async () => {
    let loadCount = 0
    const render = () =>
      collectRenderNotes(() =>
        getOrLoad('degraded', options, async () => {
          loadCount += 1
          noteOutage()
          return 'half'
        }),
      )
    const rendered = [...(await Promise.all([render(), render()])), await render()]
    expect(rendered.map(({ result, notes }) => [result, notes.hasOutage])).toEqual(
      Array(3).fill(['half', true]),
    )
    expect(loadCount).toBe(2)
  })

  it('notes an outage in a render that replaces the missing value', async () => {
    const { notes } = await collectRenderNotes(() =>
      getOrLoad('down', options, () => Promise.reject(outage('no answer'))).catch(() => 'nothing'),
    )
    expect(notes.hasOutage).toBe(true)
  })

  it('drops a value after its time to live', async () => {
    const read = (value: number) => getOrLoad('short', { ttlMs: 1_000 }, async () => value)
    expect(await read(1)).toBe(1)
    const later = performance.now() + 1_001
    vi.spyOn(performance, 'now').mockReturnValue(later)
    // lru-cache reads the clock at most once in a millisecond.
    await eventually(async () => expect(await read(2)).toBe(2))
  })
})
