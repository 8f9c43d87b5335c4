import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { readVariant } from '../../lib/media/variants'

/** The numbers of pictures that are open at present, were open at once at most, and were opened in all. */
const opened = vi.hoisted(() => ({ current: 0, max: 0, total: 0 }))

vi.mock('../../lib/media/store', () => ({
  isMediaFileName: () => false,
  openImage: async () => {
    opened.total += 1
    opened.current += 1
    opened.max = Math.max(opened.max, opened.current)
    await nextTurn()
    opened.current -= 1
    return null
  },
}))

it('at most two pictures are opened and resized at a time, however many are requested', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `picture-${index}.webp`)
  const pictures = await Promise.all(names.map((name) => readVariant(name, 320, 'avif')))
  expect(pictures).toEqual(names.map(() => null))
  expect(opened).toEqual({ current: 0, max: 2, total: 30 })
})

it('at most a thousand pictures may wait to be resized, and any further one is refused', async () => {
  const names = Array.from({ length: 1_001 }, (_, index) => `waiting-${index}.webp`)
  const reads = await Promise.allSettled(names.map((name) => readVariant(name, 320, 'avif')))
  expect(reads.filter(({ status }) => status === 'fulfilled')).toHaveLength(1_000)
  expect(reads.at(-1)).toMatchObject({ status: 'rejected', reason: { code: 'outage' } })
})
