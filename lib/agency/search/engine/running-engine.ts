import type { EngineFollower } from './engine-follower'

/** The engine is kept on globalThis, because Next's bundles and server.ts each have a copy of this module. */
const scope = globalThis as typeof globalThis & { __searchEngine?: EngineFollower | undefined }

/** Returns the engine of this process; undefined where none has been started, as in command-line scripts. */
export const getEngineFollower = (): EngineFollower | undefined => scope.__searchEngine

/** Starts the engine of this process. @returns a function that stops it */
export function startSearchEngine({ delayMs = 0 } = {}): () => void {
  let isStopped = false
  const timer = setTimeout(() => {
    void import('./engine-follower').then(({ EngineFollower: Follower }) => {
      if (!isStopped) scope.__searchEngine = new Follower()
    })
  }, delayMs)
  timer.unref()
  return () => {
    isStopped = true
    clearTimeout(timer)
    scope.__searchEngine?.stop()
    scope.__searchEngine = undefined
  }
}
