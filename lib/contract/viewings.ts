import * as z from 'zod'
import { viewingAnswers, viewingStatuses, feedbackChoices } from '../domain/viewing'
import { defineCall, id } from './call'
import { day, feedbackForm, slotFields, viewingRequest, weeklyStretch } from './viewing-rules'

const listingKind = z.enum(['property', 'letting'])

const ownViewing = z.object({
  id,
  thread_id: id,
  /** The listing's. */
  property_id: id,
  kind: listingKind,
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
  series_id: id,
  revision: z.number().int(),
  /** Told to both sides while an accepted viewing lies ahead, and to nobody before. */
  meeting: z
    .object({ address: z.string(), first_name: z.string(), mobile: z.string().nullable() })
    .nullable(),
  feedback: z.object({ choice: z.enum(feedbackChoices), words: z.string() }).nullable(),
})
export type OwnViewing = z.infer<typeof ownViewing>

const freeSlots = z.object({
  /** ISO times of their starts, the earliest first. */
  slots: z.array(z.string()),
  /** Whether the owner has stated no times, so that the usual ones are assumed. */
  is_usual: z.boolean(),
})
export type FreeSlots = z.infer<typeof freeSlots>

const availability = z.object({
  /** Empty where the owner has stated none. */
  stretches: z.array(weeklyStretch).max(14),
  days_off: z.array(z.string()),
})
export type Availability = z.infer<typeof availability>

const withUserId = { user_id: id }
const arranged = {
  input: viewingRequest.extend({ ...withUserId, property_id: id }),
  output: z.object({ viewing_id: id, thread_id: id }),
}
const key = z.object({ key: z.string().min(1).max(200) })

export const viewingCalls = {
  arrangeViewing: defineCall('arrangeViewing', { optional: true, ...arranged }),
  arrangeLettingViewing: defineCall('arrangeLettingViewing', { optional: true, ...arranged }),
  /** The newest first. */
  getUserViewings: defineCall('getUserViewings', {
    optional: true,
    input: z.object(withUserId),
    output: z.array(ownViewing),
  }),
  viewingSlots: defineCall('viewingSlots', {
    optional: true,
    input: z.object({ property_id: id, kind: listingKind }),
    output: freeSlots,
  }),
  /** The same without the user's own viewings; `viewing_id` names one that is to be moved. */
  ownViewingSlots: defineCall('ownViewingSlots', {
    optional: true,
    input: z.object({ ...withUserId, property_id: id, kind: listingKind, viewing_id: id.optional() }),
    output: freeSlots,
  }),
  /** `reschedule` needs the date and the time; its answer is the new viewing. */
  answerViewing: defineCall('answerViewing', {
    optional: true,
    input: z.object({
      ...withUserId,
      viewing_id: id,
      answer: z.enum(viewingAnswers),
      reason: viewingRequest.shape.message,
      preferred_date: slotFields.preferred_date.optional(),
      preferred_time: slotFields.preferred_time.optional(),
    }),
    output: z.object({ viewing_id: id }),
  }),
  getAvailability: defineCall('getAvailability', {
    optional: true,
    input: z.object(withUserId),
    output: availability,
  }),
  setAvailability: defineCall('setAvailability', {
    optional: true,
    input: z.object({ ...withUserId, stretches: availability.shape.stretches }),
    output: z.null(),
  }),
  setDayOff: defineCall('setDayOff', {
    optional: true,
    input: z.object({ ...withUserId, day: day('Invalid request'), off: z.boolean() }),
    output: z.null(),
  }),
  /** What a mailed link asks about, without answering it. */
  viewingFeedbackRequest: defineCall('viewingFeedbackRequest', {
    optional: true,
    input: key,
    output: z.object({ portal_address: z.string(), starts_at: z.string(), is_open: z.boolean() }),
  }),
  giveViewingFeedback: defineCall('giveViewingFeedback', {
    optional: true,
    input: feedbackForm,
    output: z.null(),
  }),
}
