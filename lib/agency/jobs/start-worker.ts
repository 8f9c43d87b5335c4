import type { WorkerOptions } from './run-worker'

interface StartOptions extends WorkerOptions {
  /** A job that waits has waited already: the first page comes before the loading of the job runner. */
  delayMs?: number
}

/** Starts the worker of this process. @returns a function that stops it, also before it has started */
export function startWorker({ delayMs = 0, ...options }: StartOptions): () => Promise<void> {
  let started: Promise<() => Promise<void>> | undefined
  const timer = setTimeout(() => {
    started = import('./run-worker').then(({ runWorker }) => runWorker(options))
  }, delayMs)
  timer.unref()
  return async () => {
    clearTimeout(timer)
    await (
      await started
    )?.()
  }
}
