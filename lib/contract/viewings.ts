import * as z from 'zod'
import { viewingAnswers, viewingStatuses, feedbackChoices } from '../domain/viewing'
import { defineCall, idSchema, userIdFields } from './call'
import { linkKeySchema } from './link-key'
import {
  feedbackFormSchema,
  isoDay,
  slotFields,
  viewingRequestSchema,
  weeklyPeriodSchema,
} from './viewing-rules'
import { wireKinds } from './wire-kind'

const listingKindSchema = z.enum(wireKinds)

const ownViewingSchema = z.object({
  id: idSchema,
  thread_id: idSchema,
  property_id: idSchema,
  kind: listingKindSchema,
  property_url: z.string(),
  /** The address as the advert shows it. */
  portal_address: z.string(),
  /** Whether the caller shows the home (`host`) or views it. */
  role: z.enum(['host', 'viewer']),
  /** First name and initial of the last name. */
  other_party: z.string(),
  /** `starts_at` and `ends_at` are ISO times. */
  starts_at: z.string(),
  ends_at: z.string(),
  status: z.enum(viewingStatuses),
  proposed_by_user: z.boolean(),
  /** ISO time of the last change: a proposal, an answer or a cancellation. */
  changed_at: z.string(),
  /** The reason that was given with the last change. */
  reason: z.string().nullable(),
  /** The answers that the caller may give now. */
  answers: z.array(z.enum(viewingAnswers)),
  /** Moving a viewing creates a new viewing. In calendars, the id of the first one identifies the whole series. */
  series_id: idSchema,
  /** The number of changes to all viewings of the series. */
  revision: z.number().int(),
  /** The full address, and the other party's name and number; null unless the viewing is accepted and lies ahead. */
  meeting: z
    .object({ address: z.string(), first_name: z.string(), mobile: z.string().nullable() })
    .nullable(),
  feedback: z.object({ choice: z.enum(feedbackChoices), words: z.string() }).nullable(),
})
export type OwnViewing = z.infer<typeof ownViewingSchema>

const freeSlotsSchema = z.object({
  /** The ISO times at which the slots start, the earliest first. */
  slots: z.array(z.string()),
  /** True if the owner has stated no times, so that the slots are at usual times. */
  is_usual: z.boolean(),
})
export type FreeSlots = z.infer<typeof freeSlotsSchema>

/** Two periods on each day of the week. */
const MAX_WEEKLY_PERIODS = 14

const availabilitySchema = z.object({
  /** The weekly periods in which the owner shows homes; empty where the owner has stated none. */
  weekly_periods: z.array(weeklyPeriodSchema).max(MAX_WEEKLY_PERIODS),
  /** YYYY-MM-DD. */
  days_off: z.array(z.string()),
})
export type Availability = z.infer<typeof availabilitySchema>

const arrangingOptions = {
  input: viewingRequestSchema.extend({ ...userIdFields, property_id: idSchema }),
  output: z.object({ viewing_id: idSchema, thread_id: idSchema }),
}

export const viewingCalls = {
  arrangeViewing: defineCall('arrangeViewing', { optional: true, ...arrangingOptions }),
  arrangeLettingViewing: defineCall('arrangeLettingViewing', { optional: true, ...arrangingOptions }),
  /** Returns the caller's viewings, the newest first. */
  getUserViewings: defineCall('getUserViewings', {
    optional: true,
    input: z.object(userIdFields),
    output: z.array(ownViewingSchema),
  }),
  viewingSlots: defineCall('viewingSlots', {
    optional: true,
    input: z.object({ property_id: idSchema, kind: listingKindSchema }),
    output: freeSlotsSchema,
  }),
  /** Returns the free slots that overlap no viewing of the caller, except one to be moved (`viewing_id`). */
  ownViewingSlots: defineCall('ownViewingSlots', {
    optional: true,
    input: z.object({
      ...userIdFields,
      property_id: idSchema,
      kind: listingKindSchema,
      viewing_id: idSchema.optional(),
    }),
    output: freeSlotsSchema,
  }),
  /** Answers, moves or cancels. Only `reschedule` needs date and time, and returns a new viewing's id. */
  answerViewing: defineCall('answerViewing', {
    optional: true,
    input: z.object({
      ...userIdFields,
      viewing_id: idSchema,
      answer: z.enum(viewingAnswers),
      reason: viewingRequestSchema.shape.message,
      preferred_date: slotFields.preferred_date.optional(),
      preferred_time: slotFields.preferred_time.optional(),
    }),
    output: z.object({ viewing_id: idSchema }),
  }),
  getAvailability: defineCall('getAvailability', {
    optional: true,
    input: z.object(userIdFields),
    output: availabilitySchema,
  }),
  setAvailability: defineCall('setAvailability', {
    optional: true,
    input: z.object({ ...userIdFields, weekly_periods: availabilitySchema.shape.weekly_periods }),
    output: z.null(),
  }),
  setDayOff: defineCall('setDayOff', {
    optional: true,
    input: z.object({ ...userIdFields, day: isoDay('Invalid request'), off: z.boolean() }),
    output: z.null(),
  }),
  /** Returns the viewing to which a mailed link belongs. The link stays valid. */
  viewingFeedbackRequest: defineCall('viewingFeedbackRequest', {
    optional: true,
    input: z.object({ key: linkKeySchema }),
    output: z.object({
      portal_address: z.string(),
      kind: listingKindSchema.default('property'),
      starts_at: z.string(),
      /** False once feedback has been given. */
      is_open: z.boolean(),
    }),
  }),
  giveViewingFeedback: defineCall('giveViewingFeedback', {
    optional: true,
    input: feedbackFormSchema,
    output: z.null(),
  }),
}
