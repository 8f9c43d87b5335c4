import { setTimeout as wait } from 'node:timers/promises'

/** Longer than any response takes on an idle machine, so that responses with and without an account end together. */
const STEP_MS = 200

export const msUntilNextStep = (elapsedMs: number): number =>
  (Math.floor(elapsedMs / STEP_MS) + 1) * STEP_MS - elapsedMs

/** Delays responses to the next multiple of 200 ms, so that their timing does not tell whether an account exists. */
export async function withConstantTime<T>(
  work: () => Promise<T>,
  isDelayed: (response: T) => boolean = () => true,
): Promise<T> {
  const startedAt = performance.now()
  const response = await work()
  if (isDelayed(response)) await wait(msUntilNextStep(performance.now() - startedAt))
  return response
}
