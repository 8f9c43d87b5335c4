// The site that the browser tests visit: a production build by `npm start`'s own way, on a fresh
// copy of the filled database. Playwright starts it, and ends its whole group with SIGTERM.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { filledDatabase } from './databases'
import { testDataDir, writeE2eDatabase } from './e2e-database'

const database = await filledDatabase()
writeE2eDatabase(database.url)
const site = spawn(process.execPath, ['scripts/start.mjs'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: process.env['E2E_PORT'],
    DATABASE_URL: database.url,
    DEMO: '1',
    DATA_DIR: path.join(testDataDir(), 'site'),
    // Each test comes from an address of its own, so that what it spends of a limit is not another's.
    TRUST_PROXY: '1',
  },
})
// The group's signal reaches the site too: wait for it, then clear up.
process.on('SIGTERM', () => {})
process.on('SIGINT', () => {})
site.once('exit', (code) => {
  void database.drop().finally(() => process.exit(code ?? 1))
})
