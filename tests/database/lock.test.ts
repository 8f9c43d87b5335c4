import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { withLock } from '../../scripts/lock.mjs'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'))
const file = (name: string) => path.join(folder, name)
afterAll(() => fs.rmSync(folder, { recursive: true }))
const holding = (name: string, how: string) => `
  import { withLock } from ${JSON.stringify(path.resolve('scripts/lock.mjs'))}
  await withLock(${JSON.stringify(file(name))}, async () => { ${how} })`

it('lets one in at a time, within a process and between processes', async () => {
  const counter = file('counter')
  fs.writeFileSync(counter, '0')
  const add = `const fs = await import('node:fs'); const n = Number(fs.readFileSync(${JSON.stringify(counter)}, 'utf8')); await new Promise(setImmediate); fs.writeFileSync(${JSON.stringify(counter)}, String(n + 1))`
  const many = Array.from({ length: 5 }, () =>
    once(
      spawn(process.execPath, ['--input-type=module', '-e', holding('shared', add)], { stdio: 'inherit' }),
      'exit',
    ),
  )
  const own = Array.from({ length: 5 }, () =>
    withLock(file('shared'), async () => {
      const n = Number(fs.readFileSync(counter, 'utf8'))
      await new Promise(setImmediate)
      fs.writeFileSync(counter, String(n + 1))
    }),
  )
  await Promise.all([...many, ...own])
  expect(fs.readFileSync(counter, 'utf8')).toBe('10')
  expect(fs.existsSync(file('shared'))).toBe(false)
})

it('takes over from a holder that died', async () => {
  expect(() =>
    execFileSync(process.execPath, [
      '--input-type=module',
      '-e',
      holding('dead', "process.kill(process.pid, 'SIGKILL')"),
    ]),
  ).toThrow()
  expect(fs.existsSync(file('dead'))).toBe(true)
  expect(await withLock(file('dead'), async () => 'in')).toBe('in')
})

it('takes over when the holder’s number now belongs to another process', async () => {
  fs.writeFileSync(file('reborn'), `${process.ppid} 1`)
  expect(await withLock(file('reborn'), async () => 'in')).toBe('in')
})

it('lets go when the work fails', async () => {
  await expect(withLock(file('failing'), () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await withLock(file('failing'), async () => 'in')).toBe('in')
})
