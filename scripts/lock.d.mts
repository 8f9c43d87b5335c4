/** Runs `work` while no other process holds the lock at `file`; takes over the lock of a dead process. */
export function withLock<T>(
  file: string,
  work: () => Promise<T>,
  options?: { timeoutMs?: number; onWait?: () => void },
): Promise<T>
