import * as z from 'zod'
import { viewingAnswers, viewingStatuses, feedbackChoices } from '../domain/viewing'
import { defineCall, idSchema, userIdFields } from './call'
import {
  day,
  feedbackFormSchema,
  slotFields,
  viewingRequestSchema,
  weeklyStretchSchema,
} from './viewing-rules'

const listingKindSchema = z.enum(['property', 'letting'])

const ownViewingSchema = z.object({
  id: idSchema,
  thread_id: idSchema,
  /** The listing's. */
  property_id: idSchema,
  kind: listingKindSchema,
  property_url: z.string(),
  /** The address as the advert shows it. */
  portal_address: z.string(),
  /** Whether the user shows the home or looks at it. */
  role: z.enum(['host', 'viewer']),
  /** First name and initial of the last name. */
  other_party: z.string(),
  /** ISO times. */
  starts_at: z.string(),
  ends_at: z.string(),
  status: z.enum(viewingStatuses),
  proposed_by_user: z.boolean(),
  /** ISO time of the last step. */
  changed_at: z.string(),
  /** Of the last step. */
  reason: z.string().nullable(),
  /** The answers that the user may give now. */
  answers: z.array(z.enum(viewingAnswers)),
  /** The first of the viewings that were moved to this one, and the number of steps that all of them have had. */
  series_id: idSchema,
  revision: z.number().int(),
  /** Told to both sides while an accepted viewing lies ahead, and to nobody before. */
  meeting: z
    .object({ address: z.string(), first_name: z.string(), mobile: z.string().nullable() })
    .nullable(),
  feedback: z.object({ choice: z.enum(feedbackChoices), words: z.string() }).nullable(),
})
export type OwnViewing = z.infer<typeof ownViewingSchema>

const freeSlotsSchema = z.object({
  /** ISO times of their starts, the earliest first. */
  slots: z.array(z.string()),
  /** Whether the owner has stated no times, so that the usual ones are assumed. */
  is_usual: z.boolean(),
})
export type FreeSlots = z.infer<typeof freeSlotsSchema>

const availabilitySchema = z.object({
  /** Empty where the owner has stated none. */
  stretches: z.array(weeklyStretchSchema).max(14),
  days_off: z.array(z.string()),
})
export type Availability = z.infer<typeof availabilitySchema>

const arranged = {
  input: viewingRequestSchema.extend({ ...userIdFields, property_id: idSchema }),
  output: z.object({ viewing_id: idSchema, thread_id: idSchema }),
}
const keySchema = z.object({ key: z.string().min(1).max(200) })

export const viewingCalls = {
  arrangeViewing: defineCall('arrangeViewing', { optional: true, ...arranged }),
  arrangeLettingViewing: defineCall('arrangeLettingViewing', { optional: true, ...arranged }),
  /** The newest first. */
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
  /** The same without the user's own viewings; `viewing_id` names one that is to be moved. */
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
  /** `reschedule` needs the date and the time; its answer is the new viewing. */
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
    input: z.object({ ...userIdFields, stretches: availabilitySchema.shape.stretches }),
    output: z.null(),
  }),
  setDayOff: defineCall('setDayOff', {
    optional: true,
    input: z.object({ ...userIdFields, day: day('Invalid request'), off: z.boolean() }),
    output: z.null(),
  }),
  /** What a mailed link asks about, without answering it. */
  viewingFeedbackRequest: defineCall('viewingFeedbackRequest', {
    optional: true,
    input: keySchema,
    output: z.object({ portal_address: z.string(), starts_at: z.string(), is_open: z.boolean() }),
  }),
  giveViewingFeedback: defineCall('giveViewingFeedback', {
    optional: true,
    input: feedbackFormSchema,
    output: z.null(),
  }),
}
