import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// UTC, so that what is shown in London time is proved and not inherited.
process.env.TZ = 'UTC'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Unit, component and contract tests. Databases come from tests/support/databases, lazily. */
export default defineConfig({
  resolve: {
    alias: [
      // The marker of server modules has no meaning outside a bundler.
      { find: /^server-only$/, replacement: here('./tests/support/server-only.ts') },
      { find: /^@\//, replacement: here('./') },
    ],
  },
  test: {
    setupFiles: ['tests/support/setup.ts'],
    include: ['tests/**/*.test.{ts,tsx}'],
    // Tests of a running production server have a configuration of their own (vitest.site.config.ts).
    exclude: ['**/node_modules/**', 'tests/site/**'],
    environment: 'node',
    // A process for each file costs twice the processor time; tests/support/setup.ts keeps files apart.
    isolate: false,
    // Generous, as a loaded machine is slow and not wrong.
    testTimeout: 60_000,
    // Filling the demonstration market, on a machine with other things to do.
    hookTimeout: 300_000,
    maxWorkers: 2,
  },
})
