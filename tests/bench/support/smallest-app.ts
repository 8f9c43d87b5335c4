import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const next = path.resolve('node_modules/next/dist/bin/next')

/** The arguments with which `start` runs the app of `buildSmallestApp`. */
export const NEXT_START = [next, 'start']

/**
 * Builds the smallest app of this Next version, with which benchmarks compare this site.
 * @param pages sources of further pages, by their path
 * @returns the folder of the app
 */
export function buildSmallestApp(pages: Record<string, string> = {}): string {
  const folder = path.resolve('.data/bench/smallest-app')
  fs.rmSync(folder, { recursive: true, force: true })
  const files: Record<string, string> = {
    'package.json': '{"name":"smallest","private":true,"type":"module"}',
    'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(process.cwd())} } }\n`,
    'app/layout.js':
      'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }\n',
    // Next also looks for this file in the folders above, where it would find this project's.
    'instrumentation.js': 'export function register() {}\n',
    'app/page.js': 'export default function Page() { return <p>Hello</p> }\n',
    ...Object.fromEntries(Object.entries(pages).map(([name, source]) => [`app/${name}/page.js`, source])),
  }
  for (const [name, source] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), source)
  }
  execFileSync(process.execPath, [next, 'build'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  return folder
}
