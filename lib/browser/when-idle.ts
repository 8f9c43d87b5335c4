/** The pause after the load event, in which the page's own scripts load undisturbed. */
const PAUSE_MS = 3_000
/** The work runs after this time even if the page never becomes idle. */
const MAX_IDLE_WAIT_MS = 4_000

/** Runs work after the load and a pause, when the browser is idle. @returns a function that cancels it */
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
