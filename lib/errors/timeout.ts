/** The name that the platform gives to the reason of a timeout (AbortSignal.timeout, fetch). */
const TIMEOUT_ERROR = 'TimeoutError'

/**
 * The result of work, if it comes in time.
 * @param work gets a signal that aborts when the time is over; work that ignores it runs on unobserved
 * @throws TimeoutError (a DOMException) when the time is over
 */
export async function withTimeout<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const reason = new DOMException(`No result within ${ms} ms`, TIMEOUT_ERROR)
      reject(reason)
      controller.abort(reason)
    }, ms)
  })
  try {
    return await Promise.race([work(controller.signal), timeout])
  } finally {
    clearTimeout(timer)
  }
}

const isTimeoutError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && (error as { name?: unknown }).name === TIMEOUT_ERROR

/** True for a timeout, and for an outage that was caused by one. */
export const isTimeout = (error: unknown): boolean =>
  isTimeoutError(error) || (error instanceof Error && isTimeoutError(error.cause))
