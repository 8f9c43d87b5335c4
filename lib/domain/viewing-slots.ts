import { addDays, fromLondonClock, londonDay, londonMinute } from '../format/london-clock'

/* The times at which a home can be viewed (D-154). Days and minutes are those of London's clock. */

const MINUTE_MS = 60_000
export const SLOT_MINUTES = 30
export const FIRST_SLOT_MINUTE = 8 * 60
export const LAST_END_MINUTE = 20 * 60
/** The number of days on which slots are offered. Today is the first. */
const SLOT_DAYS = 14
/** The least time between a request and its viewing, so that the host can prepare. */
const MIN_NOTICE_MINUTES = 120

/** In the order of ISO 8601, whose Monday is 1. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof weekdays)[number]

export const nameWeekday = (weekday: Weekday): string => weekday.charAt(0).toUpperCase() + weekday.slice(1)

/** A time on one day of every week, such as Mondays from 9:00 to 12:00, at which the owner shows the home. */
export interface WeeklyPeriod {
  /** ISO 8601: 1 is Monday. */
  weekday: number
  startMinute: number
  endMinute: number
}

const MONDAY_TO_SATURDAY = [1, 2, 3, 4, 5, 6]

/** The times assumed of an owner who has stated none. The owner confirms each viewing, so a wrong guess harms nobody. */
const USUAL_WEEKLY_PERIODS: readonly WeeklyPeriod[] = MONDAY_TO_SATURDAY.map((weekday) => ({
  weekday,
  startMinute: 9 * 60,
  endMinute: 18 * 60,
}))

/** A viewing that the owner or the viewer has already. */
export interface Engagement {
  startsAt: Date
  /** The straight distance to the home of the new viewing: 0 for the same home, null if a position is unknown. */
  milesAway: number | null
}

/** The assumptions about the journey between two viewings. */
export const travel = { roadMilesPerStraightMile: 1.3, milesPerHour: 20, parkingMinutes: 5 } as const
/** The travel time that is assumed if the position of one home is not known. */
const UNKNOWN_TRAVEL_MINUTES = 30

export function estimateTravelMinutes(milesAway: number | null): number {
  if (milesAway === null) return UNKNOWN_TRAVEL_MINUTES
  if (milesAway === 0) return 0
  return ((milesAway * travel.roadMilesPerStraightMile) / travel.milesPerHour) * 60 + travel.parkingMinutes
}

/** Whether an engagement overlaps a viewing that starts at `startsAt`, with the journey between the two. */
export function isClashing(startsAt: Date, engagement: Engagement): boolean {
  const minutesBetweenStarts = Math.abs(startsAt.getTime() - engagement.startsAt.getTime()) / MINUTE_MS
  return minutesBetweenStarts < SLOT_MINUTES + estimateTravelMinutes(engagement.milesAway)
}

export interface SlotQuery {
  now: Date
  /** Empty for an owner who has stated no times. */
  weeklyPeriods: readonly WeeklyPeriod[]
  /** As YYYY-MM-DD. */
  daysOff: ReadonlySet<string>
  engagements: readonly Engagement[]
}

/** Returns the weekday by ISO 8601. Sunday is 7 there, and 0 in JavaScript. */
const toIsoWeekday = (day: string): number => new Date(day).getUTCDay() || 7

const SLOT_START_MINUTES = Array.from(
  { length: (LAST_END_MINUTE - FIRST_SLOT_MINUTE) / SLOT_MINUTES },
  (_, index) => FIRST_SLOT_MINUTE + index * SLOT_MINUTES,
)

function isInWeeklyPeriod(weeklyPeriods: readonly WeeklyPeriod[], day: string, minute: number): boolean {
  const weekday = toIsoWeekday(day)
  return weeklyPeriods.some(
    (period) =>
      period.weekday === weekday && period.startMinute <= minute && minute + SLOT_MINUTES <= period.endMinute,
  )
}

/** Whether a viewing may start at a time, according to the hours, the notice and the owner's times. */
export function isOfferedTime(
  startsAt: Date,
  { now, weeklyPeriods, daysOff }: Omit<SlotQuery, 'engagements'>,
): boolean {
  const day = londonDay(startsAt)
  const minute = londonMinute(startsAt)
  const isWholeMinute = startsAt.getTime() % MINUTE_MS === 0
  const earliestStart = now.getTime() + MIN_NOTICE_MINUTES * MINUTE_MS
  return (
    isWholeMinute &&
    SLOT_START_MINUTES.includes(minute) &&
    startsAt.getTime() >= earliestStart &&
    day < addDays(londonDay(now), SLOT_DAYS) &&
    !daysOff.has(day) &&
    isInWeeklyPeriod(weeklyPeriods.length ? weeklyPeriods : USUAL_WEEKLY_PERIODS, day, minute)
  )
}

/** Lists the starts of the free slots, the earliest first. */
export function findFreeSlots(query: SlotQuery): Date[] {
  const today = londonDay(query.now)
  return Array.from({ length: SLOT_DAYS }, (_, index) => addDays(today, index))
    .flatMap((day) => SLOT_START_MINUTES.map((minute) => fromLondonClock(day, minute)))
    .filter((startsAt) => isOfferedTime(startsAt, query))
    .filter((startsAt) => !query.engagements.some((engagement) => isClashing(startsAt, engagement)))
}

/** Returns 18:00 on the evening before a viewing, when both sides are reminded of the viewing. */
export const getReminderTime = (startsAt: Date): Date =>
  fromLondonClock(addDays(londonDay(startsAt), -1), 18 * 60)
