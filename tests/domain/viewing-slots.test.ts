import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isClashing,
  estimateTravelMinutes,
  findFreeSlots,
  isOfferedTime,
  getReminderTime,
  type Engagement,
  type WeeklyPeriod,
} from '../../lib/domain/viewing-slots'
import { fromLondonClock, londonDay, londonMinute } from '../../lib/format/london-clock'

const MINUTE_MS = 60_000
const HALF_HOUR_MINUTES = 30
const HALF_HOUR_MS = HALF_HOUR_MINUTES * MINUTE_MS
const DAY_MS = 86_400_000
const MINUTES_PER_DAY = 1_440
const HALF_HOURS_PER_DAY = 48
const roundUpToHalfHour = (now: Date): number => Math.ceil(now.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS
const everyMinuteOfTheWeek: WeeklyPeriod[] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  startMinute: 0,
  endMinute: MINUTES_PER_DAY,
}))
const noDaysOff = new Set<string>()
const toIsoTimes = (slots: Date[]) => slots.map((slot) => slot.toISOString())
const filterByDay = (slots: Date[], day: string) => slots.filter((slot) => londonDay(slot) === day)

const momentArbitrary = fc.date({
  min: new Date('2026-01-01'),
  max: new Date('2031-01-01'),
  noInvalidDate: true,
})
const weeklyPeriodArbitrary = fc
  .record({
    weekday: fc.integer({ min: 1, max: 7 }),
    from: fc.integer({ min: 0, max: HALF_HOURS_PER_DAY - 1 }),
  })
  .chain(({ weekday, from }) =>
    fc.integer({ min: from + 1, max: HALF_HOURS_PER_DAY }).map((to): WeeklyPeriod => {
      return { weekday, startMinute: from * HALF_HOUR_MINUTES, endMinute: to * HALF_HOUR_MINUTES }
    }),
  )
const queryArbitrary = momentArbitrary.chain((now) =>
  fc.record({
    now: fc.constant(now),
    weeklyPeriods: fc.array(weeklyPeriodArbitrary, { maxLength: 10 }),
    daysOff: fc
      .array(fc.integer({ min: 0, max: 20 }), { maxLength: 4 })
      .map((days) => new Set(days.map((day) => londonDay(new Date(now.getTime() + day * DAY_MS))))),
    engagements: fc.array(
      fc.record({
        startsAt: fc
          .integer({ min: 0, max: 14 * HALF_HOURS_PER_DAY })
          .map((slot) => new Date(roundUpToHalfHour(now) + slot * HALF_HOUR_MS)),
        milesAway: fc.option(fc.double({ min: 0, max: 60, noNaN: true })),
      }),
      { maxLength: 8 },
    ),
  }),
)

describe('free slots', () => {
  it('are in order, on the half hour, from 8:00 to 19:30, two hours to 14 days ahead, and clash with no engagement', () => {
    fc.assert(
      fc.property(queryArbitrary, (query) => {
        const slots = findFreeSlots(query)
        expect(toIsoTimes(slots)).toEqual([...new Set(toIsoTimes(slots))].sort())
        for (const slot of slots) {
          expect(londonMinute(slot) % HALF_HOUR_MINUTES).toBe(0)
          expect(londonMinute(slot)).toBeGreaterThanOrEqual(8 * 60)
          expect(londonMinute(slot)).toBeLessThanOrEqual(19.5 * 60)
          expect(slot.getTime() - query.now.getTime()).toBeGreaterThanOrEqual(120 * MINUTE_MS)
          expect(Date.parse(londonDay(slot)) - Date.parse(londonDay(query.now))).toBeLessThan(14 * DAY_MS)
          expect(query.daysOff.has(londonDay(slot))).toBe(false)
          expect(query.engagements.some((engagement) => isClashing(slot, engagement))).toBe(false)
          expect(isOfferedTime(slot, query)).toBe(true)
        }
      }),
    )
  })

  it('are reduced only by engagements that clash with them', () => {
    fc.assert(
      fc.property(queryArbitrary, (query) => {
        const allTimes = toIsoTimes(findFreeSlots({ ...query, engagements: [] }))
        const freeTimes = toIsoTimes(findFreeSlots(query))
        expect(freeTimes.filter((slot) => !allTimes.includes(slot))).toEqual([])
        const blockedTimes = allTimes.filter((slot) => !freeTimes.includes(slot))
        for (const slot of blockedTimes)
          expect(query.engagements.some((engagement) => isClashing(new Date(slot), engagement))).toBe(true)
      }),
    )
  })

  it('are those of Monday to Saturday, 9:00 to 18:00, where the owner has stated no times', () => {
    const slots = findFreeSlots({
      now: new Date('2026-11-22T19:00:00Z'),
      weeklyPeriods: [],
      daysOff: noDaysOff,
      engagements: [],
    })
    expect(filterByDay(slots, '2026-11-23').map(londonMinute)).toEqual(
      Array.from({ length: 18 }, (_, index) => 9 * 60 + index * HALF_HOUR_MINUTES),
    )
    expect(filterByDay(slots, '2026-11-29'), 'a Sunday').toEqual([])
    expect(londonDay(slots.at(-1)!)).toBe('2026-12-05')
  })

  it('have the same hours of London time before and after the clocks change', () => {
    const spring = findFreeSlots({
      now: new Date('2027-03-26T12:00:00Z'),
      weeklyPeriods: everyMinuteOfTheWeek,
      daysOff: noDaysOff,
      engagements: [],
    })
    expect(toIsoTimes(filterByDay(spring, '2027-03-27'))[0]).toBe('2027-03-27T08:00:00.000Z')
    expect(toIsoTimes(filterByDay(spring, '2027-03-28'))[0], 'the day of the change').toBe(
      '2027-03-28T07:00:00.000Z',
    )
    const autumn = findFreeSlots({
      now: new Date('2026-10-23T12:00:00Z'),
      weeklyPeriods: everyMinuteOfTheWeek,
      daysOff: noDaysOff,
      engagements: [],
    })
    expect(toIsoTimes(filterByDay(autumn, '2026-10-24'))[0]).toBe('2026-10-24T07:00:00.000Z')
    expect(toIsoTimes(filterByDay(autumn, '2026-10-25'))[0]).toBe('2026-10-25T08:00:00.000Z')
    // Two slots an hour from 8:00 to 20:00.
    for (const slots of [filterByDay(spring, '2027-03-28'), filterByDay(autumn, '2026-10-25')])
      expect(slots).toHaveLength(24)
  })
})

describe('the journey between two homes', () => {
  it('takes five minutes, plus the straight line times 1.3 at 20 mph', () => {
    expect(estimateTravelMinutes(10)).toBeCloseTo(44)
    expect(estimateTravelMinutes(0), 'the same home').toBe(0)
    expect(estimateTravelMinutes(null), 'an unknown distance').toBe(30)
  })

  it('blocks the slots before and after a viewing elsewhere, but not at the same home', () => {
    const createEngagement = (milesAway: number): Engagement => ({
      startsAt: new Date('2026-11-24T12:00:00Z'),
      milesAway,
    })
    const isFree = (time: string, milesAway: number) =>
      !isClashing(new Date(`2026-11-24T${time}:00Z`), createEngagement(milesAway))
    expect(isFree('12:00', 0)).toBe(false)
    expect([isFree('11:30', 0), isFree('12:30', 0)]).toEqual([true, true])
    // 10 miles take 44 minutes, after half an hour of viewing.
    expect(['11:00', '13:00', '10:30', '13:30'].map((time) => isFree(time, 10))).toEqual([
      false,
      false,
      true,
      true,
    ])
  })
})

describe('London’s clock', () => {
  it('converts any moment to a day and minute, and back to the same day and minute', () => {
    fc.assert(
      fc.property(momentArbitrary, (moment) => {
        const roundTrip = fromLondonClock(londonDay(moment), londonMinute(moment))
        expect(londonDay(roundTrip)).toBe(londonDay(moment))
        expect(londonMinute(roundTrip)).toBe(londonMinute(moment))
      }),
    )
  })

  it('takes the first 01:30 of the two in October, and 02:30 for the 01:30 that is missing in March', () => {
    const HALF_PAST_ONE_MINUTES = 90
    expect(fromLondonClock('2026-10-25', HALF_PAST_ONE_MINUTES).toISOString()).toBe(
      '2026-10-25T00:30:00.000Z',
    )
    expect(fromLondonClock('2027-03-28', HALF_PAST_ONE_MINUTES).toISOString()).toBe(
      '2027-03-28T01:30:00.000Z',
    )
  })

  it.each([
    ['2026-11-24T10:00:00Z', '2026-11-23T18:00:00.000Z'],
    ['2026-10-25T10:00:00Z', '2026-10-24T17:00:00.000Z'],
    ['2027-03-28T09:00:00Z', '2027-03-27T18:00:00.000Z'],
  ])('reminds of a viewing at %s at 18:00 of the evening before', (startsAt, expected) =>
    expect(getReminderTime(new Date(startsAt)).toISOString()).toBe(expected),
  )
})
