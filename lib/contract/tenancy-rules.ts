import './zod-without-eval'
import * as z from 'zod'
import { tenancyMilestones } from '../domain/tenancy-milestone'
import { idSchema } from './call'
import { milestoneMessages } from './milestone-messages'
import { checkMilestoneDay, milestoneFields } from './milestone-rules'

/** A step of a letting that has happened on a day, or is expected by one. */
export const tenancyMilestoneFormSchema = z
  .object({
    request_id: idSchema,
    milestone: z.enum(tenancyMilestones, { error: milestoneMessages.milestone }),
    ...milestoneFields,
  })
  .check(checkMilestoneDay)
