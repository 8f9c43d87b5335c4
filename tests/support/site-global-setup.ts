import { e2eBase } from './e2e-database'
import { isServing, startSiteUnderTest } from './start-site.mjs'

/** Starts one production server for the site tests, unless one runs on E2E_PORT already. */
export default async function setUp(): Promise<() => Promise<void>> {
  const base = e2eBase()
  // A server that somebody else started keeps running after the tests.
  if (await isServing(base)) return async () => undefined
  return (await startSiteUnderTest(Number(new URL(base).port))).stop
}
