import './zod-without-eval'
import * as z from 'zod'
import { mayHaveState, saleMilestones } from '../domain/sale-milestone'
import { emailAddress } from './email-address'
import { idSchema } from './call'
import { milestoneMessages } from './milestone-messages'
import { checkMilestoneDay, milestoneFields } from './milestone-rules'
import { otherNames } from './other-names'
import { phoneNumber } from './phone-number'
import { MAX_CONVEYANCER_CHARACTERS, saleMessages as messages } from './sale-messages'

const requiredLine = (error: string) =>
  z.string({ error }).trim().min(1, { error }).max(MAX_CONVEYANCER_CHARACTERS, { error })

/** The conveyancer of a party to an agreed sale. A buyer also names everybody else who buys. */
export const conveyancerFormSchema = z.object({
  offer_id: idSchema,
  firm: requiredLine(messages.firm),
  contact_name: requiredLine(messages.contactName),
  email: emailAddress(messages.email),
  phone: phoneNumber(messages.phone).min(1, { error: messages.phone }),
  /** The full names of the buyers beside the account's holder, one on each line. Ignored from a seller. */
  co_buyers: otherNames(messages.buyers),
})

/** A step of a sale that has happened on a day, or is expected by one. */
export const milestoneFormSchema = z
  .object({
    offer_id: idSchema,
    milestone: z.enum(saleMilestones, { error: milestoneMessages.milestone }),
    ...milestoneFields,
  })
  .check(checkMilestoneDay, ({ value: { milestone, state }, issues }) => {
    if (!mayHaveState(milestone, state))
      issues.push({ code: 'custom', message: messages.completionByAgency, path: ['state'], input: state })
  })
