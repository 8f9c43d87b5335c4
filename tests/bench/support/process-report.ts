import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** The resources that a server has used since the previous report, and its memory. */
export interface ProcessReport {
  /** The longest time for which the event loop was blocked. */
  loopMaxMs: number
  processorMs: number
  /** Bytes of resident memory. */
  rss: number
  /** Bytes of objects and buffers, without garbage if the server was started with --expose-gc. */
  inUse: number
}

/** The Node options that make a server reply to `readReport`. */
export const REPORTING = ['--import', path.resolve('tests/bench/support/preloaded-report.mjs')]

/** Requests the report of a server that was started with REPORTING. */
export async function readReport(server: ChildProcess): Promise<ProcessReport> {
  const answer = once(server, 'message')
  server.send('report')
  return ((await answer) as [ProcessReport])[0]
}
