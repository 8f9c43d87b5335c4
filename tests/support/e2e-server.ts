// `npm start` on a fresh copy of the filled database. Playwright ends the process group with SIGTERM.
import { spawn } from 'node:child_process'
import { createFilledDatabase } from './databases'
import { siteDataDir, writeE2eDatabase } from './e2e-database'

const database = await createFilledDatabase()
writeE2eDatabase(database.url)
const site = spawn(process.execPath, ['scripts/start.mjs'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: process.env['E2E_PORT'],
    DATABASE_URL: database.url,
    DEMO: '1',
    DATA_DIR: siteDataDir(),
    // Each test sends an address of its own, so that tests share no rate limit.
    TRUST_PROXY: '1',
  },
})
// The signal reaches the site too. This process ignores it, and ends after the site, when the database is dropped.
process.on('SIGTERM', () => {})
process.on('SIGINT', () => {})
site.once('exit', (code) => {
  void database.drop().finally(() => process.exit(code ?? 1))
})
