import { setTimeout as wait } from 'node:timers/promises'

/** Longer than any of the ways to an answer takes on a machine at rest. */
const STEP_MS = 200

/** Milliseconds to wait so that an answer after `elapsed` comes at a whole step. */
export const untilStep = (elapsed: number): number => (Math.floor(elapsed / STEP_MS) + 1) * STEP_MS - elapsed

/**
 * Does the work, and answers at whole steps of time where `isEven` says so: an answer that must be
 * alike for people we know and do not know takes alike as well, whatever was written on the way.
 */
export async function withConstantTime<T>(
  work: () => Promise<T>,
  isEven: (answer: T) => boolean = () => true,
): Promise<T> {
  const asked = performance.now()
  const answer = await work()
  if (isEven(answer)) await wait(untilStep(performance.now() - asked))
  return answer
}
