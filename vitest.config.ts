import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Not London, so that a test of London time cannot pass by the machine's zone.
process.env.TZ = 'UTC'

const toAbsolutePath = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Runs the files of one environment before those of the other. Vitest ends a worker whenever the next file wants
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
    // These need a running server: vitest.site.config.ts.
    exclude: ['**/node_modules/**', 'tests/site/**'],
    environment: 'node',
    // With two workers on two cores, threads for garbage collection cost more processor time than they save.
    execArgv: ['--single-threaded-gc'],
    // A process for each file costs twice the processor time; tests/support/setup.ts keeps files apart.
    isolate: false,
    sequence: { sequencer: EnvironmentOrder },
    // Both are long for a busy machine; hooks may fill the demonstration market.
    testTimeout: 60_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
  },
})
