import { expect, it } from 'vitest'
import { runSliced } from '../../../../lib/agency/search/engine/slices'
import { sortRows } from '../../../../lib/agency/search/engine/sort-rows'

it('sortRows sorts like Array.prototype.sort, also just below and above its slice of 4,096 rows', async () => {
  for (const count of [0, 1, 2, 4_095, 4_096, 4_097, 8_193, 30_001]) {
    // Multiples of one prime modulo another are out of order, and repeat in the longer lists.
    const keys = Array.from({ length: count }, (_, row) => (row * 7_919) % 1_013)
    const compare = (a: number, b: number) => keys[a]! - keys[b]! || a - b
    const expectedRows = keys.map((_, row) => row).sort(compare)
    expect([...(await runSliced(sortRows(count, compare)))]).toEqual(expectedRows)
  }
})

it('runSliced lets the event loop do other work between slices', async () => {
  let turns = 0
  let isDone = false
  const countTurn = () => {
    turns += 1
    if (!isDone) setImmediate(countTurn)
  }
  setImmediate(countTurn)
  let steps = 0
  await runSliced(
    (function* () {
      for (; steps < 20; steps += 1) yield
    })(),
    { sliceMs: 0 }, // each step is a slice
  )
  isDone = true
  expect(turns).toBeGreaterThanOrEqual(steps - 1)
})
