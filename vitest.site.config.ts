import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Not London, so that a test of London time cannot pass by the machine's zone.
process.env.TZ = 'UTC'

const toAbsolutePath = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Tests of whole pages and calls over HTTP, against one production server; they need no browser. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^server-only$/, replacement: toAbsolutePath('./tests/support/server-only.ts') },
      { find: /^@\//, replacement: toAbsolutePath('./') },
    ],
  },
  test: {
    include: ['tests/site/**/*.test.ts'],
    globalSetup: ['tests/support/site-global-setup.ts'],
    environment: 'node',
    // With two workers on two cores, threads for garbage collection cost more processor time than they save.
    execArgv: ['--single-threaded-gc'],
    // Files share the pages that they have fetched.
    isolate: false,
    // This is long for a busy machine. On an idle one no test takes more than fifteen seconds.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
})
