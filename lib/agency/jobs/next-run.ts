import { parseCronItem } from 'graphile-worker'

const MINUTE_MS = 60_000
const MINUTES_IN_FOUR_YEARS = 4 * 366 * 24 * 60

/**
 * Returns the next time of a schedule.
 * @param cron five fields, in UTC
 * @throws Error for a schedule that is not due within four years, so not even on 29 February
 */
export function nextRunOf(cron: string, after: Date): Date {
  const { match } = parseCronItem({ task: 'any', match: cron })
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
