import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Not London, so that a test of London time cannot pass by the machine's zone.
process.env.TZ = 'UTC'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Tests of whole pages and calls over HTTP, against one production server; they need no browser. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^server-only$/, replacement: here('./tests/support/server-only.ts') },
      { find: /^@\//, replacement: here('./') },
    ],
  },
  test: {
    include: ['tests/site/**/*.test.ts'],
    globalSetup: ['tests/support/site-global-setup.ts'],
    environment: 'node',
    // Files share the pages that they have fetched.
    isolate: false,
    // For a busy machine; alone no test takes more than fifteen seconds.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
})
