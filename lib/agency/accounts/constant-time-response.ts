import { setTimeout as wait } from 'node:timers/promises'

/** Longer than any path to a response takes on an idle machine. */
const STEP_MS = 200

/** Milliseconds from `elapsed` to the next whole step. */
export const untilStep = (elapsed: number): number => (Math.floor(elapsed / STEP_MS) + 1) * STEP_MS - elapsed

/**
 * Delays a response to a whole step of time, so that its timing does not tell whether an account exists.
 * @param isDelayed whether a response is delayed; by default each is
 */
export async function withConstantTime<T>(
  work: () => Promise<T>,
  isDelayed: (answer: T) => boolean = () => true,
): Promise<T> {
  const startedAt = performance.now()
  const answer = await work()
  if (isDelayed(answer)) await wait(untilStep(performance.now() - startedAt))
  return answer
}
