import type { ChildProcess } from 'node:child_process'
import os from 'node:os'

/**
 * Lowers the priority of a process that has just been started.
 * @param priority as of `os.setPriority`; a process that was started with a lower one keeps that, because only the
 * system's administrator may raise a priority
 */
export function lowerPriority({ pid }: Pick<ChildProcess, 'pid'>, priority: number): void {
  // A process that could not be started has no id.
  if (pid !== undefined) os.setPriority(pid, Math.max(priority, os.getPriority(pid)))
}
