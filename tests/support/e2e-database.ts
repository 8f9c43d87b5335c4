import fs from 'node:fs'
import path from 'node:path'

/** Contains everything that tests write; `npm test` gives each run a folder of its own. */
export const testDataDir = (): string => path.resolve(process.env['TEST_DATA_DIR'] ?? '.data/test')

const file = () => path.join(testDataDir(), 'e2e-database')

/** Called by the server of the browser tests. */
export const writeE2eDatabase = (url: string): void => fs.writeFileSync(file(), url, { mode: 0o600 })

export const e2eDatabaseUrl = (): string => fs.readFileSync(file(), 'utf8')

export const e2eBase = (): string => `http://localhost:${process.env['E2E_PORT'] ?? 3100}`
