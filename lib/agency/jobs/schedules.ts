import type { TaskName } from './tasks'

/** When a task without a payload is run, as cron has it (minute, hour, day of month, month, day of week), in UTC. */
export interface Schedule {
  task: TaskName
  cron: string
}

export const schedules: readonly Schedule[] = [
  { task: 'give-up-expired-mail', cron: '* * * * *' },
  { task: 'purge-expired-sessions', cron: '13 * * * *' },
  { task: 'purge-expired-rate-limits', cron: '43 * * * *' },
  { task: 'purge-failed-jobs', cron: '20 3 * * *' },
]
