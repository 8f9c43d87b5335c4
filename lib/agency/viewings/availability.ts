import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { toMinute } from '../../contract/viewing-rules'
import { viewingMessages } from '../../contract/viewing-messages'
import type { Availability } from '../../contract/viewings'
import { addDays, londonDay } from '../../format/london-clock'
import { LOG_IN_AGAIN } from '../accounts/reauthenticate'
import { lockOpenAccount } from '../accounts/open-account'
import type { UserCaller } from '../callers'
import { db, withTransaction } from '../database'
import { findDaysOff, findWeeklyPeriods } from './diary'

const MAX_DAY_OFF_DAYS_AHEAD = 366

/** Formats a minute of the day as 'HH:MM'. */
const toTime = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Returns the weekly times at which the caller shows homes, and the caller's days off. */
export async function getAvailability(
  _input: ParsedInput<'getAvailability'>,
  { user }: UserCaller,
): Promise<Reply<Availability>> {
  const weeklyPeriods = await findWeeklyPeriods(db(), user.id)
  return success({
    weekly_periods: weeklyPeriods.map(({ weekday, startMinute, endMinute }) => ({
      weekday,
      start: toTime(startMinute),
      end: toTime(endMinute),
    })),
    days_off: await findDaysOff(db(), user.id),
  })
}

/** Replaces the times of the week at which the caller shows homes. Arranged viewings are kept. */
export async function setAvailability(
  { weekly_periods: weeklyPeriods }: ParsedInput<'setAvailability'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  const rowsByStart = new Map(
    weeklyPeriods.map(({ weekday, start, end }) => {
      // The contract's schema has checked both times, so toMinute never returns undefined here.
      const [startMinute, endMinute] = [toMinute(start) ?? 0, toMinute(end) ?? 0]
      // Of periods with the same start the last one is kept, because the table's unique index allows one.
      return [`${weekday} ${startMinute}`, { userId: user.id, weekday, startMinute, endMinute }]
    }),
  )
  return withTransaction(async (tx) => {
    if (!(await lockOpenAccount(tx, user.id))) return failure(LOG_IN_AGAIN)
    await tx.deleteFrom('availability').where('userId', '=', user.id).execute()
    if (rowsByStart.size)
      await tx
        .insertInto('availability')
        .values([...rowsByStart.values()])
        .execute()
    return success(null, 'Your times are saved.')
  })
}

export async function setDayOff(
  { day, off }: ParsedInput<'setDayOff'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  const today = londonDay(new Date())
  if (day < today || day > addDays(today, MAX_DAY_OFF_DAYS_AHEAD)) return failure(viewingMessages.dayOff)
  const row = { userId: user.id, day: new Date(day) }
  return withTransaction(async (tx) => {
    if (!(await lockOpenAccount(tx, user.id))) return failure(LOG_IN_AGAIN)
    if (off)
      await tx
        .insertInto('dayOff')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    else await tx.deleteFrom('dayOff').where('userId', '=', user.id).where('day', '=', row.day).execute()
    return success(null, off ? 'The day off is saved.' : 'You show homes on that day again.')
  })
}
