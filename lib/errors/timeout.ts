const TIMEOUT_ERROR = 'TimeoutError' // the name that AbortSignal.timeout and fetch use too

/** Limits the time of work. Work that ignores its signal runs on. @throws TimeoutError (a DOMException) */
export async function withTimeout<T>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const reason = new DOMException(`No result within ${timeoutMs} ms`, TIMEOUT_ERROR)
      reject(reason)
      controller.abort(reason)
    }, timeoutMs)
  })
  try {
    return await Promise.race([work(controller.signal), timeout])
  } finally {
    clearTimeout(timer)
  }
}

const isTimeoutError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && (error as { name?: unknown }).name === TIMEOUT_ERROR

/** Whether an error is a timeout, or an outage caused by one. */
export const isTimeout = (error: unknown): boolean =>
  isTimeoutError(error) || (error instanceof Error && isTimeoutError(error.cause))
