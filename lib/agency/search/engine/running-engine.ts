import type { EngineFollower } from './engine-follower'

/** Kept on globalThis, because Next's bundles and the server around them each hold a copy of this module. */
const scope = globalThis as typeof globalThis & { __searchEngine?: EngineFollower | undefined }

/** The engine of this process; undefined where none was started, as in command lines. */
export const runningEngine = (): EngineFollower | undefined => scope.__searchEngine

/** Starts the engine of this process. @returns a function that stops it */
export function startSearchEngine({ delayMs = 0 } = {}): () => void {
  const timer = setTimeout(() => {
    void import('./engine-follower').then(({ EngineFollower: Follower }) => {
      if (!isStopped) scope.__searchEngine = new Follower()
    })
  }, delayMs)
  timer.unref()
  let isStopped = false
  return () => {
    isStopped = true
    clearTimeout(timer)
    scope.__searchEngine?.stop()
    scope.__searchEngine = undefined
  }
}
