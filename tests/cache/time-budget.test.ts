import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitWithinBudget, collectRenderNotes } from '../../lib/cache/render-notes'
import { getOrLoad } from '../../lib/cache/tagged-cache'
import { TimeBudget } from '../../lib/cache/time-budget'
import { isOutage } from '../../lib/errors'

const TOTAL_MS = 2_000
const neverAnswer = () => new Promise<string>(() => undefined)
const answerAfter = (ms: number) => () =>
  new Promise<string>((resolve) => void setTimeout(() => resolve(`after ${ms}`), ms))
/** Returns a promise’s value, or 'outage' if it fails because of an outage. */
const catchOutage = (promise: Promise<string>) =>
  promise.catch((error: unknown) => {
    if (isOutage(error)) return 'outage'
    throw error
  })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Runs a render to its end on the fake clock. @returns its result, and how long it took */
async function measureRender<T>(render: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const start = performance.now()
  let ms = 0
  const rendered = collectRenderNotes(render, new TimeBudget(TOTAL_MS)).finally(() => {
    ms = performance.now() - start
  })
  await vi.runAllTimersAsync()
  return { result: (await rendered).result, ms }
}

describe('the time that a render may wait for the agency (R4)', () => {
  it('is shared by calls that follow each other', async () => {
    const { result, ms } = await measureRender(async () => [
      await catchOutage(waitWithinBudget(answerAfter(1_500))),
      await catchOutage(waitWithinBudget(neverAnswer)),
      await catchOutage(waitWithinBudget(answerAfter(1))),
    ])
    expect(result).toEqual(['after 1500', 'outage', 'outage'])
    expect(ms).toBeLessThanOrEqual(TOTAL_MS)
  })

  it('counts simultaneous calls once', async () => {
    const { result, ms } = await measureRender(async () => [
      ...(await Promise.all([1, 2, 3].map(() => catchOutage(waitWithinBudget(answerAfter(1_000)))))),
      await catchOutage(waitWithinBudget(answerAfter(900))),
    ])
    expect(result).toEqual(['after 1000', 'after 1000', 'after 1000', 'after 900'])
    expect(ms).toBe(1_900)
  })

  it('does not count the render’s own work', async () => {
    const { result } = await measureRender(async () => {
      await answerAfter(10 * TOTAL_MS)()
      return catchOutage(waitWithinBudget(answerAfter(1_900)))
    })
    expect(result).toBe('after 1900')
  })

  it('lets no call begin when no time is left', async () => {
    const load = vi.fn(answerAfter(1))
    const { result } = await measureRender(async () => {
      await catchOutage(waitWithinBudget(neverAnswer))
      return catchOutage(waitWithinBudget(load))
    })
    expect(result).toBe('outage')
    expect(load).not.toHaveBeenCalled()
  })

  it('passes other failures on as they are', async () => {
    const refused = () => waitWithinBudget(() => Promise.reject(new Error('refused')))
    await expect(collectRenderNotes(refused, new TimeBudget(TOTAL_MS))).rejects.toThrow('refused')
  })
})

describe('a value of the cache', () => {
  const options = { ttlMs: 60_000 }

  it('is returned from the cache when no time is left, but a missing one is not loaded', async () => {
    await getOrLoad('cached', options, async () => 'value')
    const load = vi.fn(async () => 'value')
    const { result, notes } = await collectRenderNotes(
      async () => [
        await catchOutage(getOrLoad('cached', options, load)),
        await catchOutage(getOrLoad('missing', options, load)),
      ],
      new TimeBudget(0),
    )
    expect(result).toEqual(['value', 'outage'])
    expect(notes.hasOutage).toBe(true)
    expect(load).not.toHaveBeenCalled()
  })

  it('goes on loading for other renders when the first render has stopped waiting', async () => {
    const load = vi.fn(answerAfter(TOTAL_MS + 500))
    const read = () => catchOutage(getOrLoad('slow', options, load))
    const first = collectRenderNotes(read, new TimeBudget(TOTAL_MS))
    await vi.advanceTimersByTimeAsync(1_000)
    const second = collectRenderNotes(read, new TimeBudget(TOTAL_MS))
    await vi.runAllTimersAsync()
    expect([(await first).result, (await second).result]).toEqual(['outage', `after ${TOTAL_MS + 500}`])
    expect(load).toHaveBeenCalledOnce()
  })
})
