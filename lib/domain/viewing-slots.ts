import { addDays, fromLondonClock, londonDay, londonMinute } from '../format/london-clock'

/* The times at which a home can be viewed (D-154). Days and minutes are those of London's clock. */

export const SLOT_MINUTES = 30
/** Viewings are between 8am and 8pm. */
export const FIRST_SLOT_MINUTE = 8 * 60
export const LAST_END_MINUTE = 20 * 60
/** Today is the first of them. */
const SLOT_DAYS = 14
/** Nobody has to be ready sooner. */
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

/** A stretch of every week in which the owner shows the home. */
export interface WeeklyStretch {
  /** ISO 8601: 1 is Monday. */
  weekday: number
  startMinute: number
  endMinute: number
}

const MONDAY_TO_SATURDAY = [1, 2, 3, 4, 5, 6]

/** Assumed of an owner who has stated no times, who confirms each viewing anyway. */
const USUAL_STRETCHES: readonly WeeklyStretch[] = MONDAY_TO_SATURDAY.map((weekday) => ({
  weekday,
  startMinute: 9 * 60,
  endMinute: 18 * 60,
}))

/** A viewing that the owner or the viewer has already. */
export interface Engagement {
  startsAt: Date
  /** In a straight line to the home that is asked for: 0 for the same home, null where it is not known. */
  milesAway: number | null
}

const ROAD_MILES_PER_STRAIGHT_MILE = 1.3
const MILES_PER_HOUR = 20
const PARKING_MINUTES = 5
/** For a home whose place on the map is not known. */
const UNKNOWN_TRAVEL_MINUTES = 30

/**
 * Estimates the way between two homes: roads are 1.3 times the straight line, driven at 20 miles an hour, and five
 * minutes are for parking and doors.
 */
export function estimateTravelMinutes(milesAway: number | null): number {
  if (milesAway === null) return UNKNOWN_TRAVEL_MINUTES
  if (milesAway === 0) return 0
  return ((milesAway * ROAD_MILES_PER_STRAIGHT_MILE) / MILES_PER_HOUR) * 60 + PARKING_MINUTES
}

/** Whether somebody who has the engagement cannot also be at a viewing that starts at `startsAt`. */
export function clashes(startsAt: Date, { startsAt: other, milesAway }: Engagement): boolean {
  const apartMinutes = Math.abs(startsAt.getTime() - other.getTime()) / 60_000
  return apartMinutes < SLOT_MINUTES + estimateTravelMinutes(milesAway)
}

export interface SlotQuery {
  now: Date
  /** Empty where the owner has stated none. */
  stretches: readonly WeeklyStretch[]
  /** As YYYY-MM-DD. */
  daysOff: ReadonlySet<string>
  engagements: readonly Engagement[]
}

const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7

const MINUTES_OF_SLOTS = Array.from(
  { length: (LAST_END_MINUTE - FIRST_SLOT_MINUTE) / SLOT_MINUTES },
  (_, index) => FIRST_SLOT_MINUTE + index * SLOT_MINUTES,
)

function isInStretch(stretches: readonly WeeklyStretch[], day: string, minute: number): boolean {
  const weekday = weekdayOf(day)
  return stretches.some(
    (stretch) =>
      stretch.weekday === weekday &&
      stretch.startMinute <= minute &&
      minute + SLOT_MINUTES <= stretch.endMinute,
  )
}

/** Whether a viewing may start then, as far as the hours, the notice and the owner's times go. */
export function isOfferedTime(
  startsAt: Date,
  { now, stretches, daysOff }: Omit<SlotQuery, 'engagements'>,
): boolean {
  const day = londonDay(startsAt)
  const minute = londonMinute(startsAt)
  return (
    startsAt.getTime() % 60_000 === 0 &&
    MINUTES_OF_SLOTS.includes(minute) &&
    startsAt.getTime() >= now.getTime() + MIN_NOTICE_MINUTES * 60_000 &&
    day < addDays(londonDay(now), SLOT_DAYS) &&
    !daysOff.has(day) &&
    isInStretch(stretches.length ? stretches : USUAL_STRETCHES, day, minute)
  )
}

/** Lists the starts of the free slots, the earliest first. */
export function findFreeSlots(query: SlotQuery): Date[] {
  const today = londonDay(query.now)
  return Array.from({ length: SLOT_DAYS }, (_, index) => addDays(today, index))
    .flatMap((day) => MINUTES_OF_SLOTS.map((minute) => fromLondonClock(day, minute)))
    .filter((startsAt) => isOfferedTime(startsAt, query))
    .filter((startsAt) => !query.engagements.some((engagement) => clashes(startsAt, engagement)))
}

/** The evening before a viewing, at 18:00, when both sides are reminded of it. */
export const getReminderTime = (startsAt: Date): Date =>
  fromLondonClock(addDays(londonDay(startsAt), -1), 18 * 60)
