import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

export const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

/** Prints milliseconds. @returns the 99th percentile */
export function printTimes(name: string, times: readonly number[]): number {
  const at = (share: number) => quantile(times, share).toFixed(2)
  console.log(
    `${name.padEnd(38)} n ${String(times.length).padStart(5)}  p50 ${at(0.5)}  p90 ${at(0.9)}  p99 ${at(0.99)}  max ${at(1)} ms`,
  )
  return quantile(times, 0.99)
}

export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

export async function timeAll<Item>(
  items: readonly Item[],
  work: (item: Item) => unknown,
): Promise<number[]> {
  const times: number[] = []
  for (const item of items) times.push(await timed(() => work(item)))
  return times
}

/** Returns each item's best time of three rounds, because other work on the machine can only add time. */
export async function timeBest<Item>(
  items: readonly Item[],
  work: (item: Item) => unknown,
): Promise<number[]> {
  const rounds = [await timeAll(items, work), await timeAll(items, work), await timeAll(items, work)]
  return items.map((_, index) => Math.min(...rounds.map((times) => times[index]!)))
}

/** Does work, and prints how long it blocked the event loop. */
export async function watchLoop<T>(work: () => Promise<T>): Promise<T> {
  const loop = monitorEventLoopDelay({ resolution: 1 })
  loop.enable()
  const result = await work()
  loop.disable()
  console.log(
    `  event loop: p99 ${(loop.percentile(99) / 1e6).toFixed(1)}, longest stop ${(loop.max / 1e6).toFixed(1)} ms`,
  )
  return result
}
