import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { e2eDatabaseUrl, testDataDir } from '../tests/support/e2e-database'

const run = promisify(execFile)

/**
 * The agency's command line on the database of the server under test, whose settings this process shares.
 * @returns what it wrote
 */
export const agency = async (...args: string[]): Promise<string> =>
  (
    await run(process.execPath, ['--import', 'tsx', 'scripts/agency.ts', ...args], {
      env: { ...process.env, DATABASE_URL: e2eDatabaseUrl(), DEMO: '0', DATA_DIR: `${testDataDir()}/site` },
    })
  ).stdout
