import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { e2eDatabaseUrl, testDataDir } from './e2e-database'

const run = promisify(execFile)

/**
 * Runs the agency's command line on the database of the site under test.
 * @returns what it wrote to its output
 * @throws an error with `stdout` when the command ends with a failure
 */
export async function runAgencyCommand(...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', 'scripts/agency.ts', ...args], {
    env: { ...process.env, DATABASE_URL: e2eDatabaseUrl(), DEMO: '0', DATA_DIR: `${testDataDir()}/site` },
  })
  return stdout
}
