import './zod-without-eval'
import * as z from 'zod'
import { MAX_MILESTONE_DAYS, milestoneStates, type MilestoneState } from '../domain/milestone'
import { addDays, londonDay } from '../format/london-clock'
import { milestoneMessages as messages } from './milestone-messages'

/** The state of a milestone, and the day (YYYY-MM-DD) on which it was done or by which it is expected. */
export const milestoneFields = {
  state: z.enum(milestoneStates, { error: messages.state }),
  day: z.iso.date({ error: messages.day }),
}

function findDayProblem(day: string, state: MilestoneState): string | undefined {
  const today = londonDay(new Date())
  if (day < addDays(today, -MAX_MILESTONE_DAYS) || day > addDays(today, MAX_MILESTONE_DAYS))
    return messages.tooFar
  if (state === 'done' && day > today) return messages.later
  if (state === 'expected' && day < today) return messages.earlier
}

/** Checks that the day of a milestone that is done is not in the future, and an expected day not in the past. */
export function checkMilestoneDay({
  value: { day, state },
  issues,
}: z.core.ParsePayload<{ day: string; state: MilestoneState }>): void {
  const problem = findDayProblem(day, state)
  if (problem) issues.push({ code: 'custom', message: problem, path: ['day'], input: day })
}
