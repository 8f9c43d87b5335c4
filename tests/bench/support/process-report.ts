import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { listServerProcesses } from './server-processes'

/** The resources that a server has used since the previous report, and its memory. */
export interface ProcessReport {
  /** The longest time for which the event loop of one of its processes was blocked. */
  loopMaxMs: number
  processorMs: number
  /** Bytes of resident memory. */
  rss: number
  /** Bytes of objects and buffers, without garbage if the server was started with --expose-gc. */
  inUse: number
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-report-'))
process.env.REPORT_FOLDER = folder
process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }))

/** The Node options that make the processes of a server report to `readReport`. */
export const REPORTING = ['--import', path.resolve('tests/bench/support/preloaded-report.mjs')]

/** Requests the report of a server that was started with REPORTING. Runs on Linux only. */
export async function readReport(server: ChildProcess): Promise<ProcessReport> {
  const reports = await Promise.all(listServerProcesses(server).map(readProcessReport))
  const sum = (key: keyof ProcessReport) => reports.reduce((total, report) => total + report[key], 0)
  return {
    loopMaxMs: Math.max(...reports.map(({ loopMaxMs }) => loopMaxMs)),
    processorMs: sum('processorMs'),
    rss: sum('rss'),
    inUse: sum('inUse'),
  }
}

async function readProcessReport(pid: number): Promise<ProcessReport> {
  const file = path.join(folder, String(pid))
  process.kill(pid, 'SIGUSR2')
  while (!fs.existsSync(file)) await new Promise(setImmediate)
  const report = JSON.parse(fs.readFileSync(file, 'utf8')) as ProcessReport
  fs.rmSync(file)
  return report
}
