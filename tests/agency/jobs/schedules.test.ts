import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { nextRunOf } from '../../../lib/agency/jobs/next-run'
import { schedules, tasks } from '../../../lib/agency/jobs/tasks'
import { JOB_SCHEMA_VERSION } from '../../../scripts/database/job-schema'

const DAY_MS = 86_400_000

/** Lists the times of a schedule, in milliseconds, within a day after a time. */
function listDueTimes(cron: string, start: Date): number[] {
  const times: number[] = []
  for (
    let time = nextRunOf(cron, start);
    time.getTime() - start.getTime() <= DAY_MS;
    time = nextRunOf(cron, time)
  )
    times.push(time.getTime())
  return times
}

describe('the schedules', () => {
  it('are due within a day, and run tasks that need no payload', () => {
    expect(schedules.length).toBeGreaterThan(0)
    const now = new Date('2026-11-22T10:30:00Z')
    for (const { task, cron } of schedules) {
      const wait = nextRunOf(cron, now).getTime() - now.getTime()
      expect(wait, task).toBeGreaterThan(0)
      expect(wait, task).toBeLessThanOrEqual(DAY_MS)
      // The job runner adds the time at which the job was due.
      expect(tasks[task].payload.safeParse({ _cron: { ts: '2026-11-22T10:31:00Z' } }).success, task).toBe(
        true,
      )
    }
  })

  it('never start two tasks in the same minute, except tasks that run every minute or two', () => {
    const isFrequent = (cron: string) => cron.startsWith('*')
    const dueTimes = schedules
      .filter(({ cron }) => !isFrequent(cron))
      .flatMap(({ cron }) => listDueTimes(cron, new Date('2026-11-22T00:00:00Z')))
    expect(dueTimes.length).toBeGreaterThan(schedules.length)
    expect(dueTimes).toEqual([...new Set(dueTimes)])
  })

  // 22 November 2026 is a Sunday.
  it.each([
    ['* * * * *', '2026-11-22T10:30:00Z', '2026-11-22T10:31:00Z'],
    ['13 * * * *', '2026-11-22T10:12:59Z', '2026-11-22T10:13:00Z'],
    ['13 * * * *', '2026-11-22T10:13:00Z', '2026-11-22T11:13:00Z'],
    ['20 3 * * *', '2026-12-31T12:00:00Z', '2027-01-01T03:20:00Z'],
    ['0 0 29 2 *', '2026-01-01T00:00:00Z', '2028-02-29T00:00:00Z'],
    ['0 9 * * 1', '2026-11-22T10:30:00Z', '2026-11-23T09:00:00Z'],
  ])('%s after %s is due at %s', (cron, after, due) => {
    expect(nextRunOf(cron, new Date(after))).toEqual(new Date(due))
  })

  it.each(['* * *', '60 * * * *', 'hourly'])('%s is refused as a schedule', (cron) => {
    expect(() => nextRunOf(cron, new Date())).toThrow()
  })

  it('a schedule that is never due, such as 31 February, is refused', () => {
    expect(() => nextRunOf('0 0 31 2 *', new Date('2026-01-01T00:00:00Z'))).toThrow('never due')
  })
})

it('the job schema version of our migrations is the newest of the installed job runner', () => {
  const entry = createRequire(import.meta.url).resolve('graphile-worker')
  // The job runner's migrations have names such as '000019.sql'.
  const migrations = fs.readdirSync(path.join(path.dirname(entry), '../sql'))
  const versions = migrations.map((name) => Number.parseInt(name, 10))
  expect(Math.max(...versions)).toBe(JOB_SCHEMA_VERSION)
})
