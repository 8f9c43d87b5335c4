import { createFilledDatabase, startServer, startSite } from './support/site'
import { buildSmallestApp, NEXT_START } from './support/smallest-app'
import { median } from './support/times'

/**
 * Measures the time from the start of the process to the first response with status 200 (P12), for this site and for
 * the smallest app of the same Next version under `next start`. The two are measured alternately, in seven pairs.
 */
const PAIRS = 7
const folder = buildSmallestApp()

const database = await createFilledDatabase()
const siteTimes: number[] = []
const smallestAppTimes: number[] = []
for (let pair = 0; pair < PAIRS; pair += 1) {
  const site = await startSite(database, { readyPath: '/find-a-property' })
  siteTimes.push(site.firstAnswerMs)
  await site.stop()
  const app = await startServer(NEXT_START, { cwd: folder })
  smallestAppTimes.push(app.firstAnswerMs)
  await app.stop()
}
await database.drop()
const [siteMs, smallestAppMs] = [median(siteTimes), median(smallestAppTimes)]
console.log(
  `this site ${Math.round(siteMs)} ms, smallest app ${Math.round(smallestAppMs)} ms, ` +
    `ratio ${(siteMs / smallestAppMs).toFixed(2)} (goal ≤ 1.8)`,
)
