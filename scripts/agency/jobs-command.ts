import { countJobs, listJobs, type JobState, type ListedJob } from '../../lib/agency/jobs/job-table'
import { nextRunOf } from '../../lib/agency/jobs/next-run'
import { withDatabase } from '../../lib/agency/database'
import { schedules } from '../../lib/agency/jobs/tasks'
import type { OpenContext } from './command-context'
import { UsageError } from './usage'

const MAX_LISTED_JOBS = 200
const TITLES: Record<JobState, string> = { running: 'Running', pending: 'Pending', failed: 'Failed' }

/** Formats a time as '2026-11-22 14:05:30', in UTC. */
const formatTime = (date: Date): string =>
  date.toISOString().replace('T', ' ').slice(0, 'YYYY-MM-DD HH:MM:SS'.length)

function formatJob({ id, task, key, attempts, maxAttempts, runAt, lastError }: ListedJob): string {
  const name = key ? `${task} (${key})` : task
  const error = lastError ? `, last error: ${lastError}` : ''
  return `  ${id}  ${name}  ${formatTime(runAt)}  attempts ${attempts} of ${maxAttempts}${error}`
}

export async function jobsCommand(openContext: OpenContext, rest: string[]): Promise<number> {
  if (rest.length) throw new UsageError('jobs takes nothing more')
  const { databaseUrl, say } = await openContext()
  const [counts, jobs] = await withDatabase(databaseUrl, async (database) => [
    await countJobs(database),
    await listJobs(database, MAX_LISTED_JOBS),
  ])
  for (const state of ['running', 'pending', 'failed'] as const) {
    const listedJobs = jobs.filter((job) => job.state === state)
    say(`${TITLES[state]}: ${counts[state]}`)
    listedJobs.forEach((job) => say(formatJob(job)))
    if (listedJobs.length < counts[state]) say(`  … and ${counts[state] - listedJobs.length} more`)
  }
  say('Schedules, and their next run:')
  const now = new Date()
  for (const { task, cron } of schedules) say(`  ${task}  ${cron}  ${formatTime(nextRunOf(cron, now))}`)
  return 0
}
