import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Lock } from '@tus/server'
import type { UploadLockState } from '../contract/files'

/** How often the holder puts off the end of its lease, and learns that another request waits. */
const RENEW_MS = 1_000
const RETRY_MS = 200
/** Longer than the lease of a holder that was killed. The browser tries again after this refusal. */
const MAX_WAIT_MS = 15_000
const LOCKED = { status_code: 423, body: 'Another window is sending this file.' }

export interface UploadLockCalls {
  take(holder: string): Promise<UploadLockState>
  release(holder: string): Promise<unknown>
}

/**
 * Creates the lock of one request that writes an upload. It holds between all processes, because the agency keeps it. A
 * request that wants the lock gets it from one that has it: the owner may have opened the page again, while the first
 * connection is still waiting for bytes that never come.
 */
export function createUploadLock({ take, release }: UploadLockCalls): Lock {
  const holder = randomUUID()
  let renewal: NodeJS.Timeout | undefined

  const lock = async (signal: AbortSignal, cancelRequest: () => void | Promise<void>) => {
    const giveUpAt = Date.now() + MAX_WAIT_MS
    while ((await take(holder)) === 'waiting') {
      if (signal.aborted || Date.now() > giveUpAt) throw LOCKED
      await wait(RETRY_MS)
    }
    renewal = setInterval(() => {
      // When the agency does not answer, the write goes on: its outcome is not counted before the agency does.
      void take(holder).then(
        (state) => (state === 'held' ? undefined : cancelRequest()),
        () => undefined,
      )
    }, RENEW_MS)
  }
  const unlock = async () => {
    clearInterval(renewal)
    // A lease that cannot be given back ends by itself.
    await release(holder).catch(() => undefined)
  }
  return { lock, unlock }
}
