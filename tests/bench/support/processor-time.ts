import fs from 'node:fs'

/** Linux counts the processor time of a process in hundredths of a second. */
const MS_PER_TICK = 10

/**
 * Reads the processor time of a process, in ms, from /proc, which only Linux has. The expression removes the first two
 * fields, such as '12 (node) ', because the name of the command may contain spaces. The time in user mode then has the
 * index 11, and the time in the kernel the index 12.
 */
export function readProcessorMs(pid: number): number {
  const fields = fs
    .readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
}
