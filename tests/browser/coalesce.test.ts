import { expect, test } from 'vitest'
import { coalesce } from '../../lib/browser/coalesce'

test('calls during a run lead to one more run after it', async () => {
  let running = 0
  let runs = 0
  const work = coalesce(async () => {
    running += 1
    runs += 1
    expect(running).toBe(1)
    await Promise.resolve()
    running -= 1
  })
  await Promise.all([work(), work(), work()])
  expect(runs).toBe(2)
  await work()
  expect(runs).toBe(3)
})
