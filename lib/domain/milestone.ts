/** A milestone of an agreed sale or letting has happened on a day, or is expected by one. */
export const milestoneStates = ['done', 'expected'] as const
export type MilestoneState = (typeof milestoneStates)[number]

/** The days before or after today that a milestone may lie: more is a mistake. */
export const MAX_MILESTONE_DAYS = 730
