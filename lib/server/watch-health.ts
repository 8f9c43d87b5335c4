/** With MAX_FAILURES this is a minute, longer than a start of the search engine or of a job blocks the application. */
const CHECK_INTERVAL_MS = 15_000
const MAX_FAILURES = 4

interface Options {
  checkIntervalMs?: number
  maxFailures?: number
}

/**
 * Calls `onHang` when `maxFailures` health checks in a row have had no answer. An application that has lost only its
 * database still answers, and is left alone.
 * @returns a function that ends the checks
 */
export function watchHealth(
  readHealth: () => Promise<unknown>,
  onHang: () => void,
  { checkIntervalMs = CHECK_INTERVAL_MS, maxFailures = MAX_FAILURES }: Options = {},
): () => void {
  let failures = 0
  const check = async (): Promise<void> => {
    const hasAnswered = await readHealth().then(
      () => true,
      () => false,
    )
    failures = hasAnswered ? 0 : failures + 1
    if (failures === maxFailures) onHang()
  }
  const timer = setInterval(() => void check(), checkIntervalMs)
  timer.unref()
  return () => clearInterval(timer)
}
