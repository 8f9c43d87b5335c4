/** Runs `work` while no other process holds the lock at `file`; a dead holder's lock is taken over. */
export function withLock<T>(
  file: string,
  work: () => Promise<T>,
  options?: { timeoutMs?: number; onWait?: () => void },
): Promise<T>
