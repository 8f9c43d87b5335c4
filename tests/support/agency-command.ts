import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { e2eDatabaseUrl, siteDataDir } from './e2e-database'

const run = promisify(execFile)

/** Runs `npm run agency`. @param settings further variables of the process @throws an error with `stdout` if it fails */
export async function runAgencyCommandWith(
  settings: Record<string, string>,
  ...args: string[]
): Promise<string> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', 'scripts/agency.ts', ...args], {
    env: { ...process.env, ...settings },
  })
  return stdout
}

/** Runs `npm run agency` on the database of the site under test. @throws an error with `stdout` if it fails */
export const runAgencyCommand = (...args: string[]): Promise<string> =>
  runAgencyCommandWith({ DATABASE_URL: e2eDatabaseUrl(), DEMO: '0', DATA_DIR: siteDataDir() }, ...args)
