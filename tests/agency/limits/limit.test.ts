import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type * as AgencyDb from '../../../lib/agency/database'
import type * as Limits from '../../../lib/agency/limits/limit'
import { emptyDatabase, type TestDatabase } from '../../support/databases'
import { query } from '../../support/sql'

/** D-165: limits hold across processes, and count what they should. */
let database: TestDatabase
let agency: typeof AgencyDb
let limits: typeof Limits
const DAY = 86_400_000
beforeAll(async () => {
  database = await emptyDatabase()
  process.env.DATABASE_URL = database.url
  agency = await import('../../../lib/agency/database')
  limits = await import('../../../lib/agency/limits/limit')
})
afterAll(async () => {
  await agency.disconnect()
  await database.drop()
})

const many = async (key: string, count: number, limit: Limits.Limit) =>
  (await Promise.all(Array.from({ length: count }, () => limits.attempt(key, limit)))).filter(
    ({ isAllowed }) => isAllowed,
  ).length

it('any number at once get what there is, and not one more', async () => {
  expect(await many('at once', 100, { attempts: 7, windowMs: DAY })).toBe(7)
  expect(await many('another', 3, { attempts: 7, windowMs: DAY })).toBe(3)
})

it('processes share what there is', async () => {
  const script = `
    const { attempt } = await import('./lib/agency/limits/limit.ts')
    const { disconnect } = await import('./lib/agency/database.ts')
    const all = await Promise.all(Array.from({ length: 30 }, () => attempt('shared', { attempts: 20, windowMs: ${DAY} })))
    console.log(all.filter(({ isAllowed }) => isAllowed).length)
    await disconnect()`
  const other = () =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      env: { ...process.env, DATABASE_URL: database.url },
    })
  const [mine, first, second] = await Promise.all([
    many('shared', 30, { attempts: 20, windowMs: DAY }),
    other(),
    other(),
  ])
  expect(mine + Number(first.stdout) + Number(second.stdout)).toBe(20)
})

it('what is given back can be had again; what is refused does not count', async () => {
  const limit = { attempts: 2, windowMs: DAY }
  const [first] = [await limits.attempt('back', limit), await limits.attempt('back', limit)]
  for (let n = 0; n < 5; n += 1)
    expect(await limits.attempt('back', limit)).toMatchObject({
      isAllowed: false,
      retryAfter: expect.any(Number),
    })
  await first?.giveBack()
  expect(await limits.allowed('back', limit)).toBe(true)
  expect(await limits.allowed('back', limit)).toBe(false)
})

it('ten attempts of the previous window count by the 45 % of it that a sliding window still covers', async () => {
  // Windows start at multiples of their length: this length puts the database's clock at 55 % of one, whatever the time.
  const [clock] = await query<{ now: number }>('SELECT extract(epoch FROM now())::float8 AS now')
  const windowSeconds = Math.round(Number(clock?.now) / 1.55)
  const limit = (attempts: number) => ({ attempts, windowMs: windowSeconds * 1_000 })
  const cases = [
    { attempts: 4, left: 0 },
    { attempts: 5, left: 0 }, // half an attempt is none
    { attempts: 6, left: 1 },
    { attempts: 10, left: 5 },
  ]
  for (const { attempts } of cases) expect(await many(`fading ${attempts}`, 10, limit(10))).toBe(10)
  await query(`UPDATE rate_window SET starts_at = starts_at - make_interval(secs => $1)`, [windowSeconds])
  for (const { attempts, left } of cases)
    expect(await many(`fading ${attempts}`, 10, limit(attempts)), `of ${attempts}`).toBe(left)
})

it('the wait that it names is long enough, and no longer', () => {
  const seconds = 900
  /** What is left of a limit of `attempts` at a moment from now. */
  const room = ({ elapsed, current, previous }: Limits.Standing, attempts: number, after: number) => {
    const at = elapsed + after
    if (at < seconds) return attempts - current - previous * (1 - at / seconds)
    return attempts - current * Math.max(0, 1 - (at - seconds) / seconds)
  }
  for (const attempts of [1, 5, 10]) {
    for (const standing of [
      { elapsed: 10, current: attempts, previous: 0 },
      { elapsed: 899, current: attempts, previous: attempts },
      { elapsed: 100, current: 0, previous: attempts },
      { elapsed: 450, current: attempts - 1, previous: attempts },
    ]) {
      if (room(standing, attempts, 0) >= 1) continue
      const wait = limits.secondsUntilFree(standing, attempts, seconds)
      expect(
        room(standing, attempts, wait) + 1e-9,
        JSON.stringify({ attempts, standing, wait }),
      ).toBeGreaterThanOrEqual(1)
      if (wait > 1)
        expect(room(standing, attempts, wait - 1), JSON.stringify({ attempts, standing, wait })).toBeLessThan(
          1,
        )
    }
  }
})
