import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Not London, so that a test of London time cannot pass by the machine's zone.
process.env.TZ = 'UTC'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Runs the files of one environment before those of the other. Vitest ends a worker whenever the next file wants
 * another environment, and each new worker loads all packages again.
 */
class EnvironmentOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const wantsDocument = ({ moduleId }: TestSpecification) =>
      fs.readFileSync(moduleId, 'utf8').includes('@vitest-environment jsdom')
    return [...sorted.filter((file) => !wantsDocument(file)), ...sorted.filter(wantsDocument)]
  }
}

/** Unit, component and contract tests. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^server-only$/, replacement: here('./tests/support/server-only.ts') },
      { find: /^@\//, replacement: here('./') },
    ],
  },
  test: {
    setupFiles: ['tests/support/setup.ts'],
    include: ['tests/**/*.test.{ts,tsx}'],
    // These need a running server: vitest.site.config.ts.
    exclude: ['**/node_modules/**', 'tests/site/**'],
    environment: 'node',
    // A process for each file costs twice the processor time; tests/support/setup.ts keeps files apart.
    isolate: false,
    sequence: { sequencer: EnvironmentOrder },
    // For a loaded machine.
    testTimeout: 60_000,
    // Filling the demonstration market, on a machine with other things to do.
    hookTimeout: 300_000,
    maxWorkers: 2,
  },
})
