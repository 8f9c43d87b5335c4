import { monitorEventLoopDelay, performance, PerformanceObserver } from 'node:perf_hooks'

/** Returns the value below which a share of the values lies; 0 for no values. @param share from 0 to 1 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const index = Math.min(values.length - 1, Math.floor(values.length * share))
  return sorted[index] ?? 0
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Prints milliseconds. @returns the 99th percentile */
export function printTimes(name: string, times: readonly number[]): number {
  const format = (share: number) => quantile(times, share).toFixed(2)
  console.log(
    `${name.padEnd(38)} n ${String(times.length).padStart(5)}  p50 ${format(0.5)}  p90 ${format(0.9)}  p99 ${format(0.99)}  max ${format(1)} ms`,
  )
  return quantile(times, 0.99)
}

/** Does work once, and returns its milliseconds. */
export async function timeOnce(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Does work for each item, one after another, and returns the milliseconds of each. */
export async function timeAll<Item>(
  items: readonly Item[],
  work: (item: Item) => unknown,
): Promise<number[]> {
  const times: number[] = []
  for (const item of items) times.push(await timeOnce(() => work(item)))
  return times
}

/** Returns the best time of each item in three rounds, because other work on the machine can only add time. */
export async function timeBest<Item>(
  items: readonly Item[],
  work: (item: Item) => unknown,
): Promise<number[]> {
  const rounds = [await timeAll(items, work), await timeAll(items, work), await timeAll(items, work)]
  return items.map((_, index) => Math.min(...rounds.map((times) => times[index]!)))
}

/** Does work. Prints for how long it blocked the event loop at most, and for how long garbage collection did. */
export async function watchLoop<T>(work: () => Promise<T>): Promise<T> {
  const loop = monitorEventLoopDelay({ resolution: 1 })
  let longestCollectionMs = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      longestCollectionMs = Math.max(longestCollectionMs, duration)
  })
  observer.observe({ entryTypes: ['gc'] })
  loop.enable()
  const result = await work()
  loop.disable()
  observer.disconnect()
  console.log(
    `  event loop: p99 ${(loop.percentile(99) / 1e6).toFixed(1)}, longest stop ${(loop.max / 1e6).toFixed(1)} ms; ` +
      `longest collection of garbage ${longestCollectionMs.toFixed(1)} ms`,
  )
  return result
}
