import { parseCronItem } from 'graphile-worker'

const MINUTE_MS = 60_000
/** Four years: even a schedule for 29 February is due within them, except around the year 2100. */
const MAX_SEARCHED_MINUTES = 4 * 366 * 24 * 60

/** Returns the next time of a cron schedule in UTC. Tries each minute: `parseCronItem` can only match a given time. */
export function nextRunOf(cron: string, after: Date): Date {
  const { match } = parseCronItem({ task: 'unused', match: cron })
  const firstMinute = Math.floor(after.getTime() / MINUTE_MS) + 1
  for (let minute = firstMinute; minute < firstMinute + MAX_SEARCHED_MINUTES; minute += 1) {
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
