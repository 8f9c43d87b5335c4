import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Not London, so that a test of London time cannot pass by the machine's zone.
process.env.TZ = 'UTC'

const toAbsolutePath = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Runs all files that need Node's environment before those that need jsdom. Vitest ends a worker when the next file needs
 * another environment, and each new worker loads all packages again.
 */
class EnvironmentOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const needsJsdom = ({ moduleId }: TestSpecification) =>
      fs.readFileSync(moduleId, 'utf8').includes('@vitest-environment jsdom')
    return [...sorted.filter((file) => !needsJsdom(file)), ...sorted.filter(needsJsdom)]
  }
}

// Newer versions of Node have a localStorage of their own, which would hide that of jsdom.
const WITHOUT_OWN_STORAGE = '--no-experimental-webstorage'
const hasOwnStorage = process.allowedNodeEnvironmentFlags.has(WITHOUT_OWN_STORAGE)

/** Unit, component and contract tests. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^server-only$/, replacement: toAbsolutePath('./tests/support/server-only.ts') },
      { find: /^@\//, replacement: toAbsolutePath('./') },
    ],
  },
  test: {
    setupFiles: ['tests/support/setup.ts'],
    include: ['tests/**/*.test.{ts,tsx}'],
    // These tests need a running server, and run by vitest.site.config.ts.
    exclude: ['**/node_modules/**', 'tests/site/**'],
    environment: 'node',
    // With two workers on two cores, threads for garbage collection cost more processor time than they save.
    execArgv: ['--single-threaded-gc', ...(hasOwnStorage ? [WITHOUT_OWN_STORAGE] : [])],
    // A process for each file costs twice the processor time; tests/support/setup.ts keeps files apart.
    isolate: false,
    sequence: { sequencer: EnvironmentOrder },
    // Both limits are long, for a busy machine. A hook may fill a database with the whole demonstration.
    testTimeout: 60_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
  },
})
