import type { EngineFollower } from './engine-follower'

/**
 * The follower keeps the search engine of this process up to date with the database. It is kept on globalThis, because
 * Next's bundles and server.ts each have a copy of this module.
 */
const scope = globalThis as typeof globalThis & { __engineFollower?: EngineFollower | undefined }

/** Returns the follower of this process; undefined where none has been started, as in command-line scripts. */
export const getEngineFollower = (): EngineFollower | undefined => scope.__engineFollower

/** Sets the follower of this process, or removes it. Tests and benchmarks set one whose loading they wait for. */
export function setEngineFollower(follower: EngineFollower | undefined): void {
  scope.__engineFollower = follower
}

/** Starts the search engine of this process. @returns a function that stops it */
export function startSearchEngine({ delayMs = 0 } = {}): () => void {
  let isStopped = false
  const timer = setTimeout(() => {
    void import('./engine-follower').then(({ EngineFollower: Follower }) => {
      if (!isStopped) setEngineFollower(new Follower())
    })
  }, delayMs)
  timer.unref()
  return () => {
    isStopped = true
    clearTimeout(timer)
    getEngineFollower()?.stop()
    setEngineFollower(undefined)
  }
}
