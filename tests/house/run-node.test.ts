import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { endRunningPrograms, runNode } from '../../scripts/project.mjs'

let folder: string
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'run-node-'))
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const WAIT = { timeout: 20_000, interval: 50 }

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // A zombie (Z), which has ended but whose parent has not read its exit code, counts as ended.
    const file = `/proc/${pid}/stat`
    return !(fs.existsSync(file) && fs.readFileSync(file, 'utf8').includes(') Z '))
  } catch {
    return false
  }
}

it('an interruption ends a running program and everything that it has started', async () => {
  const file = path.join(folder, 'pids')
  const program = `
    const { spawn } = require('node:child_process')
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    require('node:fs').writeFileSync(${JSON.stringify(file)}, process.pid + ' ' + child.pid + ' end')
    setInterval(() => {}, 1000)`
  const run = runNode(['-e', program], { ownGroup: true })
  await vi.waitUntil(() => fs.existsSync(file) && fs.readFileSync(file, 'utf8').endsWith('end'), WAIT)
  const pids = fs.readFileSync(file, 'utf8').split(' ').slice(0, 2).map(Number)
  expect(pids.map(isRunning)).toEqual([true, true])
  await endRunningPrograms()
  expect(await run).not.toBe(0)
  await vi.waitUntil(() => !pids.some(isRunning), WAIT)
  await endRunningPrograms()
})
