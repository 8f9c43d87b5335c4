import fs from 'node:fs'
import path from 'node:path'

/** Returns the folder of everything that tests write. `npm test` gives each run a folder of its own. */
export const testDataDir = (): string => path.resolve(process.env['TEST_DATA_DIR'] ?? '.data/test')

const getPort = () => process.env['E2E_PORT'] ?? '3100'

/** The data folder of the site under test. Each port has a site of its own, so that two may run side by side. */
export const siteDataDir = (): string => path.join(testDataDir(), `site-${getPort()}`)

const getUrlFile = () => path.join(testDataDir(), `e2e-database-${getPort()}`)

/** Stores the URL of the database of the site under test, for the test processes. The site's server calls this. */
export const writeE2eDatabase = (url: string): void => fs.writeFileSync(getUrlFile(), url, { mode: 0o600 })

export const e2eDatabaseUrl = (): string => fs.readFileSync(getUrlFile(), 'utf8')

export const e2eBase = (): string => `http://localhost:${getPort()}`
