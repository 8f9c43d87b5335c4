/** Longer than the pauses between the scripts of a page that is still loading. */
const PAUSE_MS = 3_000
/** A page that never becomes idle is not waited for any longer. */
const MAX_IDLE_WAIT_MS = 4_000

/**
 * Runs work once the page has loaded, has had time to load what its first use needs, and is idle.
 * @returns a function that cancels it
 */
export function whenPageIdle(work: () => void, { pauseMs = PAUSE_MS } = {}): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isCancelled = false
  const run = () => {
    if (!isCancelled) work()
  }
  const runWhenIdle = () => {
    // Safari has no requestIdleCallback.
    if (typeof window.requestIdleCallback === 'function')
      window.requestIdleCallback(run, { timeout: MAX_IDLE_WAIT_MS })
    else run()
  }
  const wait = () => {
    timer = setTimeout(runWhenIdle, pauseMs)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    isCancelled = true
    clearTimeout(timer)
    window.removeEventListener('load', wait)
  }
}
