/** A milestone of an agreed sale or letting has happened on a day, or is expected by one. */
export const milestoneStates = ['done', 'expected'] as const
export type MilestoneState = (typeof milestoneStates)[number]

/** The most days between today and a milestone, in either direction. A day further off is a typing slip. */
export const MAX_MILESTONE_DAYS = 730
