import { defineConfig } from '@playwright/test'
import { systemChromium } from './scripts/chromium.mjs'

const port = Number(process.env['E2E_PORT'] ?? 3100)
const baseURL = `http://localhost:${port}`
const executablePath = systemChromium()
const isRoot = process.getuid?.() === 0

/** Browser tests, against a production build on a port and a database of its own (tests/support/e2e-server). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // A test that needs its second try is listed as flaky, and is to be mended; it does not stop a landing.
  retries: Number(process.env['E2E_RETRIES'] ?? 1),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // The browser speaks to nobody but the site; root may not have its sandbox.
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { browserName: 'chromium', viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: {
        browserName: 'chromium',
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        deviceScaleFactor: 2,
      },
    },
  ],
  webServer: {
    command: 'node --import tsx tests/support/e2e-server.ts',
    url: `${baseURL}/healthz`,
    env: { E2E_PORT: String(port) },
    stdout: 'pipe',
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
})
