import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Unit, component and contract tests. UTC, so that what is shown in London time is proved. */
process.env.TZ = 'UTC'

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  esbuild: { jsx: 'automatic' },
  test: {
    globalSetup: ['tests/support/database.ts'],
    setupFiles: ['tests/support/setup.ts'],
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
