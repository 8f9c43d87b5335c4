import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type * as AgencyDatabase from '../../../lib/agency/database'
import type * as Limits from '../../../lib/agency/limits/rate-limit'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { query } from '../../support/sql'

let database: TestDatabase
let agencyDatabase: typeof AgencyDatabase
let limits: typeof Limits
const DAY_SECONDS = 86_400
const ROUNDING_ERROR = 1e-9
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  agencyDatabase = await import('../../../lib/agency/database')
  limits = await import('../../../lib/agency/limits/rate-limit')
})
afterAll(async () => {
  await agencyDatabase.disconnect()
  await database.drop()
})

/** Makes `count` attempts at the same time. @returns how many were allowed */
const countAllowed = async (key: string, count: number, limit: Limits.RateLimit) => {
  const attempts = Array.from({ length: count }, () => limits.consumeAttempt(key, limit))
  return (await Promise.all(attempts)).filter(({ isAllowed }) => isAllowed).length
}

it('simultaneous attempts are allowed up to the limit', async () => {
  expect(await countAllowed('at once', 100, { maxAttempts: 7, windowSeconds: DAY_SECONDS })).toBe(7)
  expect(await countAllowed('another', 3, { maxAttempts: 7, windowSeconds: DAY_SECONDS })).toBe(3)
})

it('a limit holds for all processes together (D-165)', async () => {
  const script = `
    const { consumeAttempt } = await import('./lib/agency/limits/rate-limit.ts')
    const { disconnect } = await import('./lib/agency/database.ts')
    const limit = { maxAttempts: 20, windowSeconds: ${DAY_SECONDS} }
    const attempts = await Promise.all(Array.from({ length: 30 }, () => consumeAttempt('shared', limit)))
    console.log(attempts.filter(({ isAllowed }) => isAllowed).length)
    await disconnect()`
  const runOtherProcess = () =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      env: { ...process.env, DATABASE_URL: database.url },
    })
  const [allowedHere, firstProcess, secondProcess] = await Promise.all([
    countAllowed('shared', 30, { maxAttempts: 20, windowSeconds: DAY_SECONDS }),
    runOtherProcess(),
    runOtherProcess(),
  ])
  expect(allowedHere + Number(firstProcess.stdout) + Number(secondProcess.stdout)).toBe(20)
})

it('giving an attempt back allows another one; a refused attempt does not count', async () => {
  const limit = { maxAttempts: 2, windowSeconds: DAY_SECONDS }
  const first = await limits.consumeAttempt('back', limit)
  await limits.consumeAttempt('back', limit)
  for (let n = 0; n < 5; n += 1)
    expect(await limits.consumeAttempt('back', limit)).toMatchObject({
      isAllowed: false,
      retryAfterSeconds: expect.any(Number),
    })
  await first.giveBack()
  expect((await limits.consumeAttempt('back', limit)).isAllowed).toBe(true)
  expect((await limits.consumeAttempt('back', limit)).isAllowed).toBe(false)
})

it('ten attempts of the previous window count as 4.5 once 55 % of the present window have passed', async () => {
  // Windows start at multiples of their length. A window of now / 1.55 seconds began 55 % of its length ago.
  const [clock] = await query<{ now: number }>('SELECT extract(epoch FROM now())::float8 AS now')
  const windowSeconds = Math.round(Number(clock?.now) / 1.55)
  const createLimit = (maxAttempts: number) => ({ maxAttempts, windowSeconds })
  const cases = [
    { maxAttempts: 4, remaining: 0 },
    // 0.5 of the five attempts is left, which allows no attempt.
    { maxAttempts: 5, remaining: 0 },
    { maxAttempts: 6, remaining: 1 },
    { maxAttempts: 10, remaining: 5 },
  ]
  for (const { maxAttempts } of cases)
    expect(await countAllowed(`previous window ${maxAttempts}`, 10, createLimit(10))).toBe(10)
  await query(`UPDATE rate_window SET starts_at = starts_at - make_interval(secs => $1)`, [windowSeconds])
  for (const { maxAttempts, remaining } of cases) {
    const allowed = await countAllowed(`previous window ${maxAttempts}`, 10, createLimit(maxAttempts))
    expect(allowed, `with a limit of ${maxAttempts}`).toBe(remaining)
  }
})

it('the wait in a refusal is just long enough for the next attempt', () => {
  const windowSeconds = 900
  /** Calculates how many attempts the limit allows `afterSeconds` from now. */
  const attemptsLeft = (counts: Limits.WindowCounts, maxAttempts: number, afterSeconds: number) => {
    const elapsedSeconds = counts.elapsedSeconds + afterSeconds
    if (elapsedSeconds < windowSeconds) {
      const previousWeight = 1 - elapsedSeconds / windowSeconds
      return maxAttempts - counts.currentAttempts - counts.previousAttempts * previousWeight
    }
    // The next window has begun, so the current attempts have become those of the previous window.
    const currentWeight = Math.max(0, 1 - (elapsedSeconds - windowSeconds) / windowSeconds)
    return maxAttempts - counts.currentAttempts * currentWeight
  }
  for (const maxAttempts of [1, 5, 10]) {
    for (const counts of [
      { elapsedSeconds: 10, currentAttempts: maxAttempts, previousAttempts: 0 },
      { elapsedSeconds: 899, currentAttempts: maxAttempts, previousAttempts: maxAttempts },
      { elapsedSeconds: 100, currentAttempts: 0, previousAttempts: maxAttempts },
      { elapsedSeconds: 450, currentAttempts: maxAttempts - 1, previousAttempts: maxAttempts },
    ]) {
      if (attemptsLeft(counts, maxAttempts, 0) >= 1) continue
      const waitSeconds = limits.secondsUntilAllowed(counts, { maxAttempts, windowSeconds })
      const situation = JSON.stringify({ maxAttempts, counts, waitSeconds })
      const leftAfterWait = attemptsLeft(counts, maxAttempts, waitSeconds)
      expect(leftAfterWait + ROUNDING_ERROR, situation).toBeGreaterThanOrEqual(1)
      if (waitSeconds > 1)
        expect(attemptsLeft(counts, maxAttempts, waitSeconds - 1), situation).toBeLessThan(1)
    }
  }
})
