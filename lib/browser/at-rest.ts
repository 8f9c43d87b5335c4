/** A page that never comes to rest is not waited for any longer. */
const MAX_WAIT_MS = 4_000

/** Runs work once the page has loaded and the browser is idle. @returns a function that cancels it */
export function whenAtRest(work: () => void): () => void {
  let isCancelled = false
  const run = () => {
    if (!isCancelled) work()
  }
  const wait = () => {
    // Safari has no requestIdleCallback.
    if (typeof window.requestIdleCallback === 'function')
      window.requestIdleCallback(run, { timeout: MAX_WAIT_MS })
    else setTimeout(run, 1_000)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    isCancelled = true
    window.removeEventListener('load', wait)
  }
}
