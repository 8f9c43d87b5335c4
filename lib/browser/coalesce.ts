/**
 * Wraps work so that it never runs twice at once: calls during a run lead to one more run after it, which sees what
 * they were made for.
 */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let isOutdated = false
  const run = async () => {
    do {
      isOutdated = false
      await work()
    } while (isOutdated)
  }
  return () => {
    isOutdated = true
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }
}
