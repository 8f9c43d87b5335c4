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
  /** Whether the reader may record it. */
  is_own: z.boolean(),
  /** The newest record; null while there is none. */
  record: z
    .object({
      state: z.enum(milestoneStates),
      /** 'YYYY-MM-DD'. */
      day: z.string(),
      party: z.enum(saleParties),
      at: z.string(),
    })
    .nullable(),
})
export type Milestone = z.infer<typeof milestoneSchema>

const saleSchema = z.object({
  offer_id: idSchema,
  party: z.enum(saleParties),
  property_id: idSchema,
  portal_address: z.string(),
  nation: z.enum(nations),
  /** First name and initial of the last name. */
  other_party: z.string(),
  /** The agreed price in whole pounds. */
  amount: z.number(),
  /** The reader's own conveyancer; null until they are named. The other party's is in the memorandum. */
  conveyancer: z
    .object({ firm: z.string(), contact_name: z.string(), email: z.string(), phone: z.string() })
    .nullable(),
  /** For a buyer, everybody who buys and whether we know who they are. */
  buyers: z.array(z.object({ name: z.string(), is_user: z.boolean(), state: z.enum(identityStates) })),
  /** What the memorandum waits for. */
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
  /** Records that a step of an agreed sale is done or expected. */
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
