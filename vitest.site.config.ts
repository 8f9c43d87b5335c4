import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// UTC, so that times which are shown in London time are proved and not inherited from the machine.
process.env.TZ = 'UTC'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Tests of whole pages and calls over HTTP, against one production server; they need no browser. */
export default defineConfig({
  resolve: {
    alias: [
      // The marker of server modules has no meaning outside a bundler.
      { find: /^server-only$/, replacement: here('./tests/support/server-only.ts') },
      { find: /^@\//, replacement: here('./') },
    ],
  },
  test: {
    include: ['tests/site/**/*.test.ts'],
    globalSetup: ['tests/support/site-global-setup.ts'],
    environment: 'node',
    // Files share what they have fetched: a page is asked for once.
    isolate: false,
    // For a busy machine; alone no test takes more than fifteen seconds.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
})
