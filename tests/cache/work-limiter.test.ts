import fc from 'fast-check'
import { expect, it } from 'vitest'
import { WorkLimiter } from '../../lib/cache/work-limiter'
import { eventually } from '../support/eventually'

/** Creates work that runs until `end` is called. */
function createHeldWork() {
  let end = () => {}
  const ended = new Promise<string>((resolve) => (end = () => resolve('done')))
  let hasStarted = false
  const work = () => {
    hasStarted = true
    return ended
  }
  return { work, end, hasStarted: () => hasStarted }
}
/** Waits for one immediate, which the event loop may run before it has read its sockets. */
const waitForImmediate = () => new Promise(setImmediate)

it('runs and queues work up to its limits, and refuses the rest immediately', async () => {
  const limiter = new WorkLimiter({ maxRunning: 2, maxWaiting: 1 })
  const heldJobs = [1, 2, 3, 4].map(createHeldWork)
  const results = heldJobs.map(({ work }) => limiter.run(work))
  expect(await results[3]).toBeUndefined()
  await eventually(() =>
    expect(heldJobs.map(({ hasStarted }) => hasStarted())).toEqual([true, true, false, false]),
  )
  expect(limiter.counts).toEqual({ running: 2, waiting: 1 })
  heldJobs[0]?.end()
  await results[0]
  await eventually(() => expect(heldJobs[2]?.hasStarted()).toBe(true))
  heldJobs.forEach(({ end }) => end())
  expect(await Promise.all(results)).toEqual(['done', 'done', 'done', undefined])
  expect(limiter.counts).toEqual({ running: 0, waiting: 0 })
})

it('lets the event loop read its sockets before each piece of work (P13)', async () => {
  const limiter = new WorkLimiter({ maxRunning: 1, maxWaiting: 1 })
  const [first, second] = [createHeldWork(), createHeldWork()]
  const results = [first, second].map(({ work }) => limiter.run(work))
  await waitForImmediate()
  expect(first.hasStarted()).toBe(false)
  await eventually(() => expect(first.hasStarted()).toBe(true))
  first.end()
  await results[0]
  await waitForImmediate()
  expect(second.hasStarted()).toBe(false)
  await eventually(() => expect(second.hasStarted()).toBe(true))
  second.end()
  await Promise.all(results)
})

it('does not begin work that is no longer wanted, and gives its place in the queue to other work', async () => {
  const limiter = new WorkLimiter({ maxRunning: 1, maxWaiting: 1 })
  const [first, unwanted, later] = [createHeldWork(), createHeldWork(), createHeldWork()]
  let isWanted = true
  const running = limiter.run(first.work)
  const dropped = limiter.run(unwanted.work, () => isWanted)
  isWanted = false
  const waiting = limiter.run(later.work)
  expect(await dropped).toBeUndefined()
  first.end()
  later.end()
  expect(await Promise.all([running, waiting])).toEqual(['done', 'done'])
  expect(unwanted.hasStarted()).toBe(false)
  expect(await limiter.run(unwanted.work, () => false)).toBeUndefined()
})

it('frees the place of work that fails', async () => {
  const limiter = new WorkLimiter({ maxRunning: 1, maxWaiting: 0 })
  await expect(limiter.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await limiter.run(() => Promise.resolve('next'))).toBe('next')
})

it('never runs more work than its limit, and runs all work that it admits, in any order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 0, max: 4 }),
      fc.array(fc.boolean(), { maxLength: 12 }),
      fc.scheduler(),
      async (maxRunning, maxWaiting, wanted, scheduler) => {
        const limiter = new WorkLimiter({ maxRunning, maxWaiting })
        let running = 0
        let mostAtOnce = 0
        const results = wanted.map((isWanted, index) =>
          limiter.run(
            async () => {
              running += 1
              mostAtOnce = Math.max(mostAtOnce, running)
              await scheduler.schedule(Promise.resolve(), `work ${index}`)
              running -= 1
              return index
            },
            () => isWanted,
          ),
        )
        await scheduler.waitFor(Promise.all(results))
        expect(mostAtOnce).toBeLessThanOrEqual(maxRunning)
        expect(limiter.counts).toEqual({ running: 0, waiting: 0 })
        const finishedWork = (await Promise.all(results)).filter((result) => result !== undefined)
        expect(finishedWork.every((index) => wanted[index])).toBe(true)
        // Work is refused only when the limit of running work is reached.
        const wantedCount = wanted.filter(Boolean).length
        expect(finishedWork.length).toBeGreaterThanOrEqual(Math.min(wantedCount, maxRunning))
      },
    ),
  )
})

it('frees the place of slow work for the next, and frees it only once', async () => {
  const limiter = new WorkLimiter({ maxRunning: 1, maxWaiting: 9, maxHoldMs: 1 })
  const heldJobs = [1, 2, 3].map(createHeldWork)
  const results = heldJobs.map(({ work }) => limiter.run(work))
  await eventually(() => expect(heldJobs.map(({ hasStarted }) => hasStarted())).toEqual([true, true, true]))
  await eventually(() => expect(limiter.counts).toEqual({ running: 0, waiting: 0 }))
  heldJobs.forEach(({ end }) => end())
  expect(await Promise.all(results)).toEqual(['done', 'done', 'done'])
  expect(limiter.counts).toEqual({ running: 0, waiting: 0 })
})
