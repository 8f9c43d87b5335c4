import './zod-without-eval'
import * as z from 'zod'
import { MAX_MILESTONE_DAYS, mayHaveState, milestoneStates, saleMilestones } from '../domain/sale-milestone'
import { addDays, londonDay } from '../format/london-clock'
import { emailAddress } from './email-address'
import { idSchema } from './call'
import { otherNames } from './other-names'
import { phoneNumber } from './phone-number'
import { MAX_CONVEYANCER_CHARACTERS, saleMessages as messages } from './sale-messages'

const requiredLine = (error: string) =>
  z.string({ error }).trim().min(1, { error }).max(MAX_CONVEYANCER_CHARACTERS, { error })

/** The conveyancer of a party of an agreed sale, and from the buyer the names of everybody else who buys. */
export const conveyancerFormSchema = z.object({
  offer_id: idSchema,
  firm: requiredLine(messages.firm),
  contact_name: requiredLine(messages.contactName),
  email: emailAddress(messages.email),
  phone: phoneNumber(messages.phone).min(1, { error: messages.phone }),
  /** The full names of the buyers beside the account's holder, one on each line. Ignored from a seller. */
  co_buyers: otherNames(messages.buyers),
})

/** Returns what is wrong with the day of a milestone, 'YYYY-MM-DD'; undefined if nothing is. */
function findDayProblem(day: string, state: (typeof milestoneStates)[number]): string | undefined {
  const today = londonDay(new Date())
  if (day < addDays(today, -MAX_MILESTONE_DAYS) || day > addDays(today, MAX_MILESTONE_DAYS))
    return messages.milestoneTooFar
  if (state === 'done' && day > today) return messages.milestoneLater
  if (state === 'expected' && day < today) return messages.milestoneEarlier
}

/** A step of a sale that has happened on a day, or is expected by one. */
export const milestoneFormSchema = z
  .object({
    offer_id: idSchema,
    milestone: z.enum(saleMilestones, { error: messages.milestone }),
    state: z.enum(milestoneStates, { error: messages.milestoneState }),
    day: z.iso.date({ error: messages.milestoneDay }),
  })
  .check(({ value: { milestone, state, day }, issues }) => {
    const problem = findDayProblem(day, state)
    if (problem) issues.push({ code: 'custom', message: problem, path: ['day'], input: day })
    if (!mayHaveState(milestone, state))
      issues.push({ code: 'custom', message: messages.completionByAgency, path: ['state'], input: state })
  })
