import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { withLock } from '../../scripts/lock.mjs'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'))
const getLockPath = (name: string) => path.join(folder, name)
afterAll(() => fs.rmSync(folder, { recursive: true }))
/** Creates a script that runs statements while it holds a lock. */
const createHolderScript = (name: string, statements: string) => `
  import { withLock } from ${JSON.stringify(path.resolve('scripts/lock.mjs'))}
  await withLock(${JSON.stringify(getLockPath(name))}, async () => { ${statements} })`

it('lets only one holder work at a time, within a process and between processes', async () => {
  const counter = path.join(folder, 'counter')
  fs.writeFileSync(counter, '0')
  // Without the lock, two holders would read the same number before either writes it.
  const incrementScript = `
    const fs = await import('node:fs')
    const counter = ${JSON.stringify(counter)}
    const count = Number(fs.readFileSync(counter, 'utf8'))
    await new Promise(setImmediate)
    fs.writeFileSync(counter, String(count + 1))`
  const otherProcesses = Array.from({ length: 5 }, () =>
    once(
      spawn(process.execPath, ['--input-type=module', '-e', createHolderScript('shared', incrementScript)], {
        stdio: 'inherit',
      }),
      'exit',
    ),
  )
  const ownIncrements = Array.from({ length: 5 }, () =>
    withLock(getLockPath('shared'), async () => {
      const count = Number(fs.readFileSync(counter, 'utf8'))
      await new Promise(setImmediate)
      fs.writeFileSync(counter, String(count + 1))
    }),
  )
  await Promise.all([...otherProcesses, ...ownIncrements])
  expect(fs.readFileSync(counter, 'utf8')).toBe('10')
  expect(fs.existsSync(getLockPath('shared'))).toBe(false)
})

it('takes over the lock of a process that was killed', async () => {
  expect(() =>
    execFileSync(process.execPath, [
      '--input-type=module',
      '-e',
      createHolderScript('dead', "process.kill(process.pid, 'SIGKILL')"),
    ]),
  ).toThrow()
  expect(fs.existsSync(getLockPath('dead'))).toBe(true)
  expect(await withLock(getLockPath('dead'), async () => 'done')).toBe('done')
})

it('takes over the lock of a dead process whose process id was reused', async () => {
  // The lock names a running process, the parent of this one, but a start time at which that process did not start.
  fs.writeFileSync(getLockPath('reused'), `${process.ppid} 1`)
  expect(await withLock(getLockPath('reused'), async () => 'done')).toBe('done')
})

it('releases the lock when the work fails', async () => {
  await expect(withLock(getLockPath('failing'), () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await withLock(getLockPath('failing'), async () => 'done')).toBe('done')
})
