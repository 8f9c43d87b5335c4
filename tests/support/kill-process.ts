import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Kills a process as a crash does, and waits for its end. */
export async function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}
