import type { WorkerOptions } from './run-worker'

interface StartOptions extends WorkerOptions {
  /** Postpones loading the job runner, so that it does not slow down the first page. */
  delayMs?: number
}

/** Starts a worker in this process after a delay. @returns a function that stops the worker, or prevents its start */
export function startWorker({ delayMs = 0, ...options }: StartOptions): () => Promise<void> {
  let starting: Promise<() => Promise<void>> | undefined
  const timer = setTimeout(() => {
    starting = import('./run-worker').then(({ runWorker }) => runWorker(options))
  }, delayMs)
  timer.unref()
  return async () => {
    clearTimeout(timer)
    const stop = await starting
    await stop?.()
  }
}
