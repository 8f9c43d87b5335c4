import fs from 'node:fs'
import path from 'node:path'

/** Everything that tests write stands below; `npm test` gives each run a folder of its own. */
export const testDataDir = (): string => path.resolve(process.env['TEST_DATA_DIR'] ?? '.data/test')

const file = () => path.join(testDataDir(), 'e2e-database')

/** Told by the server of the browser tests when it starts. */
export const writeE2eDatabase = (url: string): void => fs.writeFileSync(file(), url, { mode: 0o600 })

/** Address of the database behind the browser tests' site, for tests that run a command against it. */
export const e2eDatabaseUrl = (): string => fs.readFileSync(file(), 'utf8')

/** Address of the site under test, for what runs outside of a browser. */
export const e2eBase = (): string => `http://localhost:${process.env['E2E_PORT'] ?? 3100}`
