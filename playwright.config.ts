import { defineConfig, type LaunchOptions } from '@playwright/test'
import { findSystemChromium, findSystemHeadlessShell } from './scripts/chromium.mjs'

const port = Number(process.env['E2E_PORT'] ?? 3100)
const baseURL = `http://localhost:${port}`
const isRoot = process.getuid?.() === 0

/** The browser may contact nothing but the site. */
const launchWith = (executablePath: string | undefined): LaunchOptions => ({
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Without this the headless shell hints fonts, and widths differ from full Chromium's.
    '--font-render-hinting=none',
    // Without a limit Chromium keeps a spare renderer beside each page, a fifth of its processor time.
    '--renderer-process-limit=1',
    // With two browsers on two cores, V8's helper threads cost more processor time than they save.
    '--js-flags=--single-threaded',
    // Chromium's sandbox refuses to run as root.
    ...(isRoot ? ['--no-sandbox'] : []),
  ],
})
const headlessShell = launchWith(findSystemHeadlessShell() ?? findSystemChromium())
const desktop = { browserName: 'chromium', viewport: { width: 1440, height: 900 } } as const

/**
 * Tests run on the desktop. Tags change that: `@phone` adds a phone, `@phone-only` means the phone alone, and
 * `@full-browser` means full Chromium, for features that the headless shell simplifies (clipboard, downloads, print,
 * tabs, going back).
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // A test that passes at its second try is listed as flaky but does not fail the run.
  retries: Number(process.env['E2E_RETRIES'] ?? 1),
  // This is long for a busy machine. On an idle one no test takes more than fifteen seconds.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: { baseURL, locale: 'en-GB', timezoneId: 'Europe/London', trace: 'off' },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only|@full-browser/,
      use: { ...desktop, launchOptions: headlessShell },
    },
    {
      name: 'phone',
      grep: /@phone/,
      use: {
        browserName: 'chromium',
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        deviceScaleFactor: 2,
        launchOptions: headlessShell,
      },
    },
    {
      name: 'full-browser',
      grep: /@full-browser/,
      use: {
        ...desktop,
        launchOptions: launchWith(findSystemChromium()),
        ...(findSystemChromium() ? {} : { channel: 'chromium' }),
      },
    },
  ],
  webServer: {
    command: 'node --import tsx tests/support/e2e-server.ts',
    url: `${baseURL}/healthz`,
    // A developer may leave `npm run e2e:serve` running. CI tests only the server that it has started.
    reuseExistingServer: !process.env['CI'] || process.env['E2E_SERVER'] === 'running',
    env: { E2E_PORT: String(port) },
    stdout: 'pipe',
    timeout: 900_000, // a build comes first, which takes minutes on a busy machine
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
})
