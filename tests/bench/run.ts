import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/**
 * `npm run bench [NAME …]`: every benchmark of this folder in turn, each in a process of its own,
 * with the machine that the figures come from. Benchmarks print; they assert nothing about time.
 */
const folder = path.join(import.meta.dirname, '.')
const requestedNames = process.argv.slice(2)
const all = fs
  .readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && name !== 'run.ts')
  .sort()
const chosenFiles = requestedNames.length
  ? all.filter((name) => requestedNames.includes(path.basename(name, '.ts')))
  : all

const processor = os.cpus()[0]?.model ?? 'unknown processor'
const gibibytes = Math.round(os.totalmem() / 2 ** 30)
const today = new Date().toISOString().slice(0, 10)
console.log(`${processor} × ${os.cpus().length}, ${gibibytes} GiB, Node ${process.version}, ${today}`)
let failed = 0
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
  if (status !== 0) failed += 1
}
process.exit(failed ? 1 : 0)
