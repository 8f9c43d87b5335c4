import { defineConfig } from 'vitest/config'

/** `npm run test:fresh`: the commands of a day's work in a fresh clone, in their order. About ten minutes. */
export default defineConfig({
  test: {
    include: ['tests/fresh-clone/*.fresh.ts'],
    environment: 'node',
    reporters: ['verbose'],
    bail: 1,
    testTimeout: 900_000,
    hookTimeout: 600_000,
  },
})
