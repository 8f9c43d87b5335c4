import type { OwnViewing } from '@/lib/contract/viewings'
import { formatLongDate, formatTime } from '@/lib/format/dates'
import { endSentence } from '@/lib/format/person-name'

/** Formats the times of a viewing in London: 'Tue 24 Nov 2026, 10:00 to 10:30'. */
export const formatTimes = ({ starts_at: start, ends_at: end }: OwnViewing): string =>
  `${formatLongDate(start)}, ${formatTime(start)} to ${formatTime(end)}`

const formatMoment = (iso: string): string => `${formatLongDate(iso)} at ${formatTime(iso)}`

export type ViewingGroup = 'for-you' | 'for-them' | 'ahead' | 'past'

/** Tells whether a viewing waits for the user's answer or the other side's, is agreed and still to come, or is over. */
export function getViewingGroup({ status, answers, proposed_by_user: isOwn }: OwnViewing): ViewingGroup {
  // A viewing that nobody can answer any more is over.
  if (answers.length === 0) return 'past'
  if (status === 'accepted') return 'ahead'
  return isOwn ? 'for-them' : 'for-you'
}

const statusNames: Record<OwnViewing['status'], string> = {
  proposed: 'Not answered',
  accepted: 'Confirmed',
  declined: 'Declined',
  rescheduled: 'Moved',
  cancelled: 'Cancelled',
  done: 'Done',
}

/** Whether nobody answered before the viewing began. Afterwards only the agency cancels it, and before only a person. */
const hasLapsed = ({ status, starts_at: startsAt, changed_at: changedAt }: OwnViewing): boolean =>
  status === 'proposed' || (status === 'cancelled' && Date.parse(changedAt) >= Date.parse(startsAt))

export function formatViewingStatus(viewing: OwnViewing): string {
  const group = getViewingGroup(viewing)
  if (group === 'past' && hasLapsed(viewing)) return statusNames.proposed
  if (group === 'for-you') return 'Waiting for you'
  return group === 'for-them' ? `Waiting for ${viewing.other_party}` : statusNames[viewing.status]
}

/** Says since when, and until when, a viewing waits for an answer; for any other viewing, names its last change. */
export function describeViewingState(viewing: OwnViewing): string {
  const { status, changed_at: changedAt, starts_at: startsAt } = viewing
  const since = formatMoment(changedAt)
  if (getViewingGroup(viewing) === 'for-you')
    return `Asked on ${since}. Please answer before ${formatMoment(startsAt)}: it lapses then.`
  if (getViewingGroup(viewing) === 'for-them')
    return `Asked on ${since}. It lapses on ${formatMoment(startsAt)} without an answer.`
  if (hasLapsed(viewing)) return `It lapsed on ${formatMoment(startsAt)}, because nobody had answered.`
  if (status === 'accepted') return `Confirmed on ${since}.`
  return `${statusNames[status]} on ${since}.`
}

/** Names the other party of a viewing, and what they do. */
export function describeParty(viewing: OwnViewing): string {
  const { role, other_party: other } = viewing
  if (getViewingGroup(viewing) === 'past') return endSentence(`With ${other}`)
  return role === 'host' ? `${other} comes for a viewing.` : `${other} shows you round.`
}

/** Groups viewings, the earliest first. The group of past viewings begins with the newest. */
export function groupViewings(viewings: readonly OwnViewing[]): Record<ViewingGroup, OwnViewing[]> {
  const groups: Record<ViewingGroup, OwnViewing[]> = { 'for-you': [], 'for-them': [], ahead: [], past: [] }
  const byTime = [...viewings].sort((a, b) => a.starts_at.localeCompare(b.starts_at))
  for (const viewing of byTime) groups[getViewingGroup(viewing)].push(viewing)
  // A rescheduled viewing is left out, because the viewing that replaced it is in the list.
  groups.past = groups.past.filter(({ status }) => status !== 'rescheduled').reverse()
  return groups
}
