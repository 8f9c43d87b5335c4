import * as z from 'zod'
import { milestoneStates } from '../domain/milestone'
import { nations } from '../domain/nation'
import { tenancyMilestones, tenancyParties } from '../domain/tenancy-milestone'
import { defineCall, idSchema, userIdFields } from './call'
import { tenancyMilestoneFormSchema } from './tenancy-rules'

const milestoneSchema = z.object({
  milestone: z.enum(tenancyMilestones),
  /** Whether the caller may record the milestone. */
  is_own: z.boolean(),
  /** The newest record; null if nothing has been recorded. */
  record: z
    .object({
      state: z.enum(milestoneStates),
      /** YYYY-MM-DD: when it was done, or by when it is expected. */
      day: z.string(),
      party: z.enum(tenancyParties),
      at: z.string(),
    })
    .nullable(),
})
export type TenancyMilestoneState = z.infer<typeof milestoneSchema>

const tenancySchema = z.object({
  request_id: idSchema,
  /** Whether the caller is the landlord or the tenant. */
  party: z.enum(tenancyParties),
  portal_address: z.string(),
  nation: z.enum(nations),
  /** First name and initial of the last name. */
  other_party: z.string(),
  /** Pounds a month, to the penny: the lowest rent that was advertised from the request until the signature. */
  rent: z.number(),
  /** YYYY-MM-DD. */
  move_in_date: z.string(),
  /** The steps from the acceptance to the keys, in their order. */
  milestones: z.array(milestoneSchema),
  is_completed: z.boolean(),
})
export type Tenancy = z.infer<typeof tenancySchema>

export const tenancyCalls = {
  /** Returns an accepted request to rent a home to one of its two parties. */
  getTenancy: defineCall('getTenancy', {
    optional: true,
    input: z.object({ ...userIdFields, request_id: idSchema }),
    output: tenancySchema,
  }),
  recordTenancyMilestone: defineCall('recordTenancyMilestone', {
    optional: true,
    input: tenancyMilestoneFormSchema.extend(userIdFields),
    output: z.null(),
  }),
}
