/** Wraps work so that it never runs twice at once. Calls during a run cause one more run after it. */
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
