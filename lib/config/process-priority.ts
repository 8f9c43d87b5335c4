import type { ChildProcess } from 'node:child_process'
import os from 'node:os'

/**
 * Lowers the priority of a process that has just been started.
 * @param priority a nice value, as `os.setPriority` takes it; a higher value is a lower priority. A process with a
 * higher value keeps that, because only the system's administrator may lower the value
 */
export function lowerPriority({ pid }: Pick<ChildProcess, 'pid'>, priority: number): void {
  // A process that could not be started has no id.
  if (pid !== undefined) os.setPriority(pid, Math.max(priority, os.getPriority(pid)))
}
