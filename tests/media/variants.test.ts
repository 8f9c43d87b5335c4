import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { readVariant } from '../../lib/media/variants'

const opened = vi.hoisted(() => ({ now: 0, most: 0, total: 0 }))

vi.mock('../../lib/media/store', () => ({
  isMediaFileName: () => false,
  openImage: async () => {
    opened.total += 1
    opened.now += 1
    opened.most = Math.max(opened.most, opened.now)
    await nextTurn()
    opened.now -= 1
    return null
  },
}))

it('of many pictures that are requested at once, no more than two are opened and resized at a time', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `picture-${index}.webp`)
  const pictures = await Promise.all(names.map((name) => readVariant(name, 320, 'avif')))
  expect(pictures).toEqual(names.map(() => null))
  expect(opened).toEqual({ now: 0, most: 2, total: 30 })
})

it('at most a thousand pictures may wait for being resized, and any further one is refused', async () => {
  const names = Array.from({ length: 1_001 }, (_, index) => `waiting-${index}.webp`)
  const reads = await Promise.allSettled(names.map((name) => readVariant(name, 320, 'avif')))
  expect(reads.filter(({ status }) => status === 'fulfilled')).toHaveLength(1_000)
  expect(reads.at(-1)).toMatchObject({ status: 'rejected', reason: { code: 'outage' } })
})
