import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** What a server used since the previous report. */
export interface ProcessReport {
  loopMaxMs: number
  processorMs: number
  rss: number
  /** Bytes of objects and buffers; without garbage where the server was started with --expose-gc. */
  inUse: number
}

/** Options of Node that make a server reply to requests for a report. */
export const REPORTING = ['--import', path.resolve('tests/bench/support/preloaded-report.mjs')]

/** Requests the report of a server that was started with REPORTING. */
export async function readReport(server: ChildProcess): Promise<ProcessReport> {
  const answer = once(server, 'message')
  server.send('report')
  return ((await answer) as [ProcessReport])[0]
}
