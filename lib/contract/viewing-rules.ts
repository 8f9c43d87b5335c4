import './zod-without-eval'
import * as z from 'zod'
import { feedbackChoices } from '../domain/viewing'
import { FIRST_SLOT_MINUTE, LAST_END_MINUTE, SLOT_MINUTES } from '../domain/viewing-slots'
import { isCalendarDay } from '../format/iso-day'
import { linkKeySchema } from './link-key'
import { MAX_VIEWING_MESSAGE_CHARACTERS, viewingMessages } from './viewing-messages'

/* The schemas of viewings, shared by the forms and the agency. */

export const viewingNoteSchema = z
  .string()
  .trim()
  .max(MAX_VIEWING_MESSAGE_CHARACTERS, { error: viewingMessages.tooLong })

export const isoDay = (error: string) => z.string({ error }).refine(isCalendarDay, { error })

/** Matches '00:00' to '23:59'. */
const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/

export const slotFields = {
  preferred_date: isoDay(viewingMessages.date),
  preferred_time: z
    .string({ error: viewingMessages.time })
    .regex(CLOCK_TIME, { error: viewingMessages.time }),
}

export const viewingRequestSchema = z.object({ ...slotFields, message: viewingNoteSchema.default('') })

/** Converts 'HH:MM' to minutes since midnight; null for any other text. */
export const toMinute = (time: string): number | null =>
  CLOCK_TIME.test(time) ? Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) : null

/** A period on one day of the week (1 is Monday), which begins and ends with a slot. */
export const weeklyPeriodSchema = z
  .object({
    weekday: z.coerce.number().int().min(1).max(7),
    start: z.string().regex(CLOCK_TIME, { error: viewingMessages.weeklyPeriod }),
    end: z.string().regex(CLOCK_TIME, { error: viewingMessages.weeklyPeriod }),
  })
  .refine(
    ({ start, end }) => {
      const [from, to] = [toMinute(start), toMinute(end)]
      if (from === null || to === null) return false
      const areSlots = from % SLOT_MINUTES === 0 && to % SLOT_MINUTES === 0
      return areSlots && FIRST_SLOT_MINUTE <= from && from < to && to <= LAST_END_MINUTE
    },
    { error: viewingMessages.weeklyPeriod },
  )

export const feedbackFormSchema = z.object({
  key: linkKeySchema,
  answer: z.enum(feedbackChoices, { error: viewingMessages.feedback }),
  words: viewingNoteSchema,
})
