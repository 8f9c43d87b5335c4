import './zod-without-eval'
import * as z from 'zod'
import { feedbackChoices } from '../domain/viewing'
import { FIRST_SLOT_MINUTE, LAST_END_MINUTE, SLOT_MINUTES } from '../domain/viewing-slots'
import { MAX_VIEWING_WORDS, viewingMessages } from './viewing-messages'

/* The schemas of viewings, shared by the forms and the agency. */

export const viewingNoteSchema = z.string().trim().max(MAX_VIEWING_WORDS, { error: viewingMessages.tooLong })

export const isDayOfCalendar = (value: string): boolean => {
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** As YYYY-MM-DD. */
export const day = (error: string) =>
  z
    .string({ error })
    .regex(/^\d{4}-\d{2}-\d{2}$/, { error })
    .refine(isDayOfCalendar, { error })

const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/

export const slotFields = {
  preferred_date: day(viewingMessages.date),
  preferred_time: z
    .string({ error: viewingMessages.time })
    .regex(CLOCK_TIME, { error: viewingMessages.time }),
}

export const viewingRequestSchema = z.object({ ...slotFields, message: viewingNoteSchema.default('') })

/** Minutes of the day; null for what is no time of day. */
export const toMinute = (time: string): number | null =>
  CLOCK_TIME.test(time) ? Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) : null

export const weeklyStretchSchema = z
  .object({
    weekday: z.coerce.number().int().min(1).max(7),
    start: z.string().regex(CLOCK_TIME, { error: viewingMessages.stretch }),
    end: z.string().regex(CLOCK_TIME, { error: viewingMessages.stretch }),
  })
  .refine(
    ({ start, end }) => {
      const [from, to] = [toMinute(start) ?? -1, toMinute(end) ?? -1]
      const areSlots = from % SLOT_MINUTES === 0 && to % SLOT_MINUTES === 0
      return areSlots && FIRST_SLOT_MINUTE <= from && from < to && to <= LAST_END_MINUTE
    },
    { error: viewingMessages.stretch },
  )

export const feedbackFormSchema = z.object({
  key: z.string().min(1).max(200),
  answer: z.enum(feedbackChoices, { error: viewingMessages.feedback }),
  words: viewingNoteSchema,
})
