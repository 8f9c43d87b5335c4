import { once } from 'node:events'
import { connect } from 'node:net'
import { readReport, REPORTING } from './support/process-report'
import { requestShapes } from './support/request-shapes'
import { createFilledDatabase, startSite } from './support/site'

/** Measures how long a single request of up to 16 kB blocks the event loop (P13), for each shape of request. */
const ROUNDS = 5
const PRINTED_WORST_SHAPES = 8

const database = await createFilledDatabase()
const site = await startSite(database, { readyPath: '/find-a-property', nodeOptions: REPORTING })
const port = Number(new URL(site.url).port)

async function send(text: string): Promise<void> {
  const socket = connect(port).on('error', () => {})
  socket.write(text)
  socket.resume()
  await once(socket, 'close')
}

const readLongestMs = async () => (await readReport(site.process)).loopMaxMs

const longestMsByShape = new Map<string, number>()
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const { name, text } of requestShapes) {
    await readLongestMs() // begins a new report
    await send(text)
    const ms = await readLongestMs()
    // Round 0 is not counted, because V8 compiles the code in it. Of the other rounds only the quickest counts,
    // because garbage collection may slow any of them.
    if (round > 0) longestMsByShape.set(name, Math.min(longestMsByShape.get(name) ?? Infinity, ms))
  }
}
await site.stop()
await database.drop()
const sorted = [...longestMsByShape].sort(([, a], [, b]) => b - a)
console.log(`${sorted.length} shapes, longest blocking of the event loop (goal ≤ 20 ms):`)
for (const [name, ms] of sorted.slice(0, PRINTED_WORST_SHAPES)) console.log(`  ${ms.toFixed(1)} ms  ${name}`)
