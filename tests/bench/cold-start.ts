import { createFilledDatabase, startServer, startSite } from './support/site'
import { buildSmallestApp, NEXT_START } from './support/smallest-app'

/**
 * Compares the time from the start of the process to the first 200 (P12) with that of the smallest app of the same Next
 * version under `next start`. The two are measured alternately; the results are medians of seven pairs.
 */
const PAIRS = 7
const folder = buildSmallestApp()

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
const database = await createFilledDatabase()
const ours: number[] = []
const smallest: number[] = []
for (let pair = 0; pair < PAIRS; pair += 1) {
  const site = await startSite(database, '/find-a-property')
  ours.push(site.firstAnswerMs)
  await site.stop()
  const app = await startServer(NEXT_START, { cwd: folder })
  smallest.push(app.firstAnswerMs)
  await app.stop()
}
await database.drop()
const [oursMs, smallestMs] = [median(ours), median(smallest)]
console.log(
  `this site ${Math.round(oursMs)} ms, smallest app ${Math.round(smallestMs)} ms, ` +
    `ratio ${(oursMs / smallestMs).toFixed(2)} (goal ≤ 1.8)`,
)
