import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitWithinBudget, collectRenderNotes } from '../../lib/cache/render-notes'
import { getOrLoad } from '../../lib/cache/tagged-cache'
import { TimeBudget } from '../../lib/cache/time-budget'
import { isOutage } from '../../lib/errors'

const TOTAL_MS = 2_000
const never = () => new Promise<string>(() => undefined)
const after = (ms: number) => () =>
  new Promise<string>((resolve) => void setTimeout(() => resolve(`after ${ms}`), ms))
/** What became of a promise: its value, or 'outage'. */
const settle = (promise: Promise<string>) =>
  promise.catch((error: unknown) => {
    if (isOutage(error)) return 'outage'
    throw error
  })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Runs a render to its end on the fake clock. @returns its result, and how long it took */
async function timed<T>(render: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const start = performance.now()
  let ms = 0
  const rendered = collectRenderNotes(render, new TimeBudget(TOTAL_MS)).finally(() => {
    ms = performance.now() - start
  })
  await vi.runAllTimersAsync()
  return { result: (await rendered).result, ms }
}

describe('the time that a render may wait for the agency (R4)', () => {
  it('ends together for calls that follow each other', async () => {
    const { result, ms } = await timed(async () => [
      await settle(waitWithinBudget(after(1_500))),
      await settle(waitWithinBudget(never)),
      await settle(waitWithinBudget(after(1))),
    ])
    expect(result).toEqual(['after 1500', 'outage', 'outage'])
    expect(ms).toBeLessThanOrEqual(TOTAL_MS)
  })

  it('counts calls once that are made at the same time', async () => {
    const { result, ms } = await timed(async () => [
      ...(await Promise.all([1, 2, 3].map(() => settle(waitWithinBudget(after(1_000)))))),
      await settle(waitWithinBudget(after(900))),
    ])
    expect(result).toEqual(['after 1000', 'after 1000', 'after 1000', 'after 900'])
    expect(ms).toBe(1_900)
  })

  it('does not count what the render does in between', async () => {
    const { result } = await timed(async () => {
      await after(10 * TOTAL_MS)()
      return settle(waitWithinBudget(after(1_900)))
    })
    expect(result).toBe('after 1900')
  })

  it('begins nothing when it is spent', async () => {
    const ask = vi.fn(after(1))
    const { result } = await timed(async () => {
      await settle(waitWithinBudget(never))
      return settle(waitWithinBudget(ask))
    })
    expect(result).toBe('outage')
    expect(ask).not.toHaveBeenCalled()
  })

  it('passes other failures on as they are', async () => {
    const refused = waitWithinBudget.bind(null, () => Promise.reject(new Error('refused')))
    await expect(collectRenderNotes(refused, new TimeBudget(TOTAL_MS))).rejects.toThrow('refused')
  })
})

describe('a value of the cache', () => {
  const options = { ttlMs: 60_000 }

  it('is had where no time is left, and is not loaded there', async () => {
    await getOrLoad('kept', options, async () => 'value')
    const load = vi.fn(async () => 'value')
    const { result, notes } = await collectRenderNotes(
      async () => [
        await settle(getOrLoad('kept', options, load)),
        await settle(getOrLoad('not kept', options, load)),
      ],
      new TimeBudget(0),
    )
    expect(result).toEqual(['value', 'outage'])
    expect(notes.outage).toBe(true)
    expect(load).not.toHaveBeenCalled()
  })

  it('is loaded on for others when the render that asked first has stopped waiting', async () => {
    const load = vi.fn(after(TOTAL_MS + 500))
    const read = () => settle(getOrLoad('slow', options, load))
    const first = collectRenderNotes(read, new TimeBudget(TOTAL_MS))
    await vi.advanceTimersByTimeAsync(1_000)
    const second = collectRenderNotes(read, new TimeBudget(TOTAL_MS))
    await vi.runAllTimersAsync()
    expect([(await first).result, (await second).result]).toEqual(['outage', `after ${TOTAL_MS + 500}`])
    expect(load).toHaveBeenCalledOnce()
  })
})
