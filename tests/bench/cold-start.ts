import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { filledDatabase, start, startSite } from './support/site'

/**
 * P12: from the start of the process to the first 200, beside the smallest app of the same Next
 * version under `next start`, in turn, medians of seven pairs.
 */
const PAIRS = 7
const folder = path.resolve('.data/bench/smallest-app')
const next = path.resolve('node_modules/next/dist/bin/next')

fs.rmSync(folder, { recursive: true, force: true })
fs.mkdirSync(path.join(folder, 'app'), { recursive: true })
fs.writeFileSync(path.join(folder, 'package.json'), '{"name":"smallest","private":true,"type":"module"}')
fs.writeFileSync(
  path.join(folder, 'next.config.mjs'),
  `export default { turbopack: { root: ${JSON.stringify(process.cwd())} } }\n`,
)
fs.writeFileSync(
  path.join(folder, 'app/layout.js'),
  'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }\n',
)
// Next looks for this file up to the root, and would find this project's own.
fs.writeFileSync(path.join(folder, 'instrumentation.js'), 'export function register() {}\n')
fs.writeFileSync(path.join(folder, 'app/page.js'), 'export default function Page() { return <p>Hello</p> }\n')
execFileSync(process.execPath, [next, 'build'], {
  cwd: folder,
  stdio: 'ignore',
  env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
})

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
const database = await filledDatabase()
const ours: number[] = []
const smallest: number[] = []
for (let pair = 0; pair < PAIRS; pair += 1) {
  const site = await startSite(database, '/find-a-property')
  ours.push(site.firstAnswerMs)
  await site.stop()
  const app = await start([next, 'start'], { cwd: folder })
  smallest.push(app.firstAnswerMs)
  await app.stop()
}
await database.drop()
const [oursMs, smallestMs] = [median(ours), median(smallest)]
console.log(
  `this site ${Math.round(oursMs)} ms, smallest app ${Math.round(smallestMs)} ms, ` +
    `ratio ${(oursMs / smallestMs).toFixed(2)} (goal ≤ 1.8)`,
)
