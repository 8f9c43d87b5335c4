import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Lock } from '@tus/server'
import type { UploadLockState } from '../contract/files'

/** How often the holder renews its lock, and learns whether another request waits for it. */
const RENEW_INTERVAL_MS = 1_000
const RETRY_INTERVAL_MS = 200
/** Longer than the ten seconds after which the lock of a killed process ends. After a refusal the browser tries again. */
const MAX_WAIT_MS = 15_000
const LOCKED = { status_code: 423, body: 'Another window is sending this file.' }

export interface UploadLockCalls {
  take(holder: string): Promise<UploadLockState>
  release(holder: string): Promise<unknown>
}

/**
 * Creates the lock of one request that writes an upload. The agency stores the lock, so it works across processes. When
 * another request waits for the lock, the holder cancels itself: the owner may have reloaded the page, and the old
 * connection then waits for bytes that never come.
 */
export function createUploadLock({ take, release }: UploadLockCalls): Lock {
  const holder = randomUUID()
  let renewal: NodeJS.Timeout | undefined

  const lock = async (signal: AbortSignal, cancelRequest: () => void | Promise<void>) => {
    const giveUpAt = Date.now() + MAX_WAIT_MS
    while ((await take(holder)) === 'waiting') {
      if (signal.aborted || Date.now() > giveUpAt) throw LOCKED
      await wait(RETRY_INTERVAL_MS)
    }
    renewal = setInterval(() => {
      // If the agency does not answer, the request goes on writing: no other request can take the lock meanwhile.
      void take(holder).then(
        (state) => (state === 'held' ? undefined : cancelRequest()),
        () => undefined,
      )
    }, RENEW_INTERVAL_MS)
  }
  const unlock = async () => {
    clearInterval(renewal)
    // A lock that cannot be released ends by itself.
    await release(holder).catch(() => undefined)
  }
  return { lock, unlock }
}
