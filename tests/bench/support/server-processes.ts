import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'

/** Linux counts the processor time of a process in hundredths of a second. */
const MS_PER_TICK = 10
const KIB_PER_MIB = 1_024

/** Returns the ids of the processes that a process has started. Reads /proc, which only Linux has. */
export function listChildren(pid: number): number[] {
  try {
    return fs
      .readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(Number)
  } catch {
    return [] // the process has ended
  }
}

/** Returns the ids of a server's processes: of the front process, and of the application, which it starts. */
export const listServerProcesses = ({ pid = 0 }: ChildProcess): number[] => [pid, ...listChildren(pid)]

/** Reads the processor time of a server, in ms. */
export const readProcessorMs = (server: ChildProcess): number =>
  listServerProcesses(server).reduce((sum, pid) => sum + readProcessorTicks(pid) * MS_PER_TICK, 0)

/**
 * Reads the processor time of a process. The expression removes the first two fields, such as '12 (node) ', because the
 * name of the command may contain spaces. The time in user mode then has the index 11, and the time in the kernel 12.
 */
function readProcessorTicks(pid: number): number {
  const fields = fs
    .readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return Number(fields[11]) + Number(fields[12])
}

/** Reads the resident memory of processes from lines such as 'VmRSS:  123456 kB', in MiB. */
export const readResidentMib = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + Number(/VmRSS:\s+(\d+)/.exec(readStatus(pid))?.[1] ?? 0) / KIB_PER_MIB, 0)

function readStatus(pid: number): string {
  try {
    return fs.readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return '' // the process has ended
  }
}
