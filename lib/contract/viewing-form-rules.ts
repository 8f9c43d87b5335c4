import './zod-without-eval'
import * as z from 'zod'
import { nameWeekday, weekdays, type Weekday } from '../domain/viewing-slots'
import { isCalendarDay } from '../format/iso-day'
import { splitSlot } from '../format/slots'
import { formatWeeklyPeriodError, viewingMessages } from './viewing-messages'
import { isoDay, slotFields, viewingNoteSchema, weeklyPeriodSchema } from './viewing-rules'

/* The schemas of the forms about viewings. All fields of a form are texts. */

/** The value is null if no radio button is chosen, and undefined for a field that the page does not show. */
const optionalFieldSchema = z
  .string()
  .max(40)
  .nullish()
  .transform((value) => value ?? '')

/** The id in a hidden field, which the call checks. */
const idFieldSchema = z.string().max(20)

/** `slot` is the chosen free slot. Where the agency cannot list free slots, the form has a date and a time instead. */
const slotChoiceFields = {
  slot: optionalFieldSchema,
  preferred_date: optionalFieldSchema,
  preferred_time: optionalFieldSchema,
}

interface CheckContext {
  value: Record<keyof typeof slotChoiceFields, string>
  issues: z.core.$ZodRawIssue[]
}

function checkSlot({ value, issues }: CheckContext): void {
  const { slot, preferred_date, preferred_time } = value
  const addIssue = (path: PropertyKey[], message: string) =>
    issues.push({ code: 'custom', input: value, path, message })
  const hasDateOrTime = Boolean(preferred_date || preferred_time)
  if (slot || !hasDateOrTime) {
    if (!isCalendarDay(splitSlot(slot)?.preferred_date ?? '')) addIssue(['slot'], viewingMessages.date)
    return
  }
  const slotResult = z.object(slotFields).safeParse({ preferred_date, preferred_time })
  for (const { path, message } of slotResult.error?.issues ?? []) addIssue(path, message)
}

export const arrangeViewingFormSchema = z
  .object({ property_id: idFieldSchema, ...slotChoiceFields, message: viewingNoteSchema })
  .check(checkSlot)

export const reschedulingFormSchema = z
  .object({ viewing_id: idFieldSchema, ...slotChoiceFields, reason: viewingNoteSchema })
  .check(checkSlot)

export const acceptanceFormSchema = z.object({ viewing_id: idFieldSchema })
export const declineFormSchema = z.object({ viewing_id: idFieldSchema, reason: viewingNoteSchema })
export const cancellationFormSchema = z.object({
  viewing_id: idFieldSchema,
  reason: viewingNoteSchema.min(1, { error: viewingMessages.reason }),
})

const clockFieldSchema = z.string().max(10)
const periodFields = (weekday: Weekday) => ({
  [`${weekday}_from`]: clockFieldSchema,
  [`${weekday}_to`]: clockFieldSchema,
  [`${weekday}_from_2`]: clockFieldSchema,
  [`${weekday}_to_2`]: clockFieldSchema,
})
type PeriodField = `${Weekday}_${'from' | 'to' | 'from_2' | 'to_2'}`

const availabilityFields = Object.assign({}, ...weekdays.map(periodFields)) as Record<
  PeriodField,
  z.ZodString
>

/** Each day of the week has two periods with a start and an end. A period with two empty fields is absent. */
export const availabilityFormSchema = z.object(availabilityFields).check(({ value, issues }) => {
  for (const weekday of weekdays)
    for (const suffix of ['', '_2'] as const) {
      const start = value[`${weekday}_from${suffix}`]
      const end = value[`${weekday}_to${suffix}`]
      if (!start && !end) continue
      // The rule is the same for each day of the week, so Monday stands for any.
      if (weeklyPeriodSchema.safeParse({ weekday: 1, start, end }).success) continue
      const path = [`${weekday}_from${suffix}`]
      const message = formatWeeklyPeriodError(nameWeekday(weekday))
      issues.push({ code: 'custom', input: value, path, message })
    }
})

/** `off` is '1' to add the day off, and '' to remove it. */
export const dayOffFormSchema = z.object({ day: isoDay(viewingMessages.dayOff), off: z.enum(['1', '']) })
