import { parseCronItem } from 'graphile-worker'

const MINUTE_MS = 60_000
/** Long enough for a schedule of 29 February. */
const MINUTES_IN_FOUR_YEARS = 4 * 366 * 24 * 60

/**
 * Returns the next time of a schedule, found by trying every minute: the job runner can only match times.
 * @param cron five fields, in UTC
 * @throws Error when it is not due within four years
 */
export function nextRunOf(cron: string, after: Date): Date {
  const { match } = parseCronItem({ task: 'unused', match: cron })
  const firstMinute = Math.floor(after.getTime() / MINUTE_MS) + 1
  for (let minute = firstMinute; minute < firstMinute + MINUTES_IN_FOUR_YEARS; minute += 1) {
    const time = new Date(minute * MINUTE_MS)
    const isDue = match({
      min: time.getUTCMinutes(),
      hour: time.getUTCHours(),
      date: time.getUTCDate(),
      month: time.getUTCMonth() + 1,
      dow: time.getUTCDay(),
    })
    if (isDue) return time
  }
  throw new Error(`'${cron}' is never due`)
}
