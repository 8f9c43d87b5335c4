import * as z from 'zod'
import { identityStates } from '../domain/identity-check'
import { memorandumNeeds, saleParties } from '../domain/memorandum'
import { nations } from '../domain/nation'
import { milestoneStates } from '../domain/milestone'
import { saleMilestones } from '../domain/sale-milestone'
import { defineCall, idSchema, userIdFields } from './call'
import { conveyancerFormSchema, milestoneFormSchema } from './sale-rules'

const milestoneSchema = z.object({
  milestone: z.enum(saleMilestones),
  /** Whether the caller may record the milestone. */
  is_own: z.boolean(),
  /** The newest record; null if nothing has been recorded. */
  record: z
    .object({
      state: z.enum(milestoneStates),
      /** YYYY-MM-DD: when it was done, or by when it is expected. */
      day: z.string(),
      party: z.enum(saleParties),
      at: z.string(),
    })
    .nullable(),
})
export type Milestone = z.infer<typeof milestoneSchema>

const saleSchema = z.object({
  offer_id: idSchema,
  /** Whether the caller is the seller or the buyer. */
  party: z.enum(saleParties),
  property_id: idSchema,
  portal_address: z.string(),
  nation: z.enum(nations),
  /** First name and initial of the last name. */
  other_party: z.string(),
  /** The agreed price in whole pounds. */
  amount: z.number(),
  /** The caller's conveyancer; null until the caller has named one. The memorandum names both conveyancers. */
  conveyancer: z
    .object({ firm: z.string(), contact_name: z.string(), email: z.string(), phone: z.string() })
    .nullable(),
  /** The people who buy, with the state of their identity checks. Empty for the seller. */
  buyers: z.array(z.object({ name: z.string(), is_user: z.boolean(), state: z.enum(identityStates) })),
  /** The inputs that are missing before the memorandum of sale can be sent. */
  needs: z.array(z.enum(memorandumNeeds)),
  memorandum: z.object({ text: z.string(), sent_at: z.string() }).nullable(),
  /** The steps from the memorandum to completion, in their order; empty before the memorandum. */
  milestones: z.array(milestoneSchema).default([]),
  is_completed: z.boolean().default(false),
})
export type Sale = z.infer<typeof saleSchema>

export const saleCalls = {
  /** Names the conveyancer of one of the two parties of an accepted offer. */
  saveConveyancer: defineCall('saveConveyancer', {
    optional: true,
    input: conveyancerFormSchema.extend(userIdFields),
    output: z.null(),
  }),
  recordMilestone: defineCall('recordMilestone', {
    optional: true,
    input: milestoneFormSchema.extend(userIdFields),
    output: z.null(),
  }),
  /** Returns an agreed sale to one of its two parties. */
  getSale: defineCall('getSale', {
    optional: true,
    input: z.object({ ...userIdFields, offer_id: idSchema }),
    output: saleSchema,
  }),
}
