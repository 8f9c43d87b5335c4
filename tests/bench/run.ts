import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/**
 * Runs the benchmarks that `npm run bench [NAME …]` names, or all in this folder, each in a process of its own.
 * Prints the machine first. A benchmark fails if it cannot measure, but never because of its figures.
 */
const folder = import.meta.dirname
const requestedNames = process.argv.slice(2)
const benchmarkFiles = fs
  .readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && name !== 'run.ts')
  .sort()
const chosenFiles = requestedNames.length
  ? benchmarkFiles.filter((name) => requestedNames.includes(path.basename(name, '.ts')))
  : benchmarkFiles

const processor = os.cpus()[0]?.model ?? 'unknown processor'
const gibibytes = Math.round(os.totalmem() / 2 ** 30)
const today = new Date().toISOString().slice(0, 10)
console.log(`${processor} × ${os.cpus().length}, ${gibibytes} GiB, Node ${process.version}, ${today}`)
let failureCount = 0
for (const name of chosenFiles) {
  console.log(`\n== ${path.basename(name, '.ts')}`)
  const { status } = spawnSync(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', path.join(folder, name)],
    {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  if (status !== 0) failureCount += 1
}
process.exit(failureCount ? 1 : 0)
