import { e2eBase } from './e2e-database'
import { isServing, startSiteUnderTest } from './start-site.mjs'

/** Serves the site tests from one production server, which is started unless one runs on E2E_PORT already. */
export default async function setUp(): Promise<() => Promise<void>> {
  const base = e2eBase()
  if (await isServing(base)) return async () => undefined
  return (await startSiteUnderTest(Number(new URL(base).port))).stop
}
