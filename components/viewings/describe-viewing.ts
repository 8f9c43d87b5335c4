import type { OwnViewing } from '@/lib/contract/viewings'
import { formatLongDate, formatTime } from '@/lib/format/dates'
import { endSentence } from '@/lib/format/person-name'

/** 'Tue 24 Nov 2026, 10:00 to 10:30', in London. */
export const formatTimes = ({ starts_at: start, ends_at: end }: OwnViewing): string =>
  `${formatLongDate(start)}, ${formatTime(start)} to ${formatTime(end)}`

const formatMoment = (iso: string): string => `${formatLongDate(iso)} at ${formatTime(iso)}`

export type ViewingGroup = 'for-you' | 'for-them' | 'ahead' | 'past'

/** Whether a viewing waits for the user, for the other side, lies ahead as agreed, or is over. */
export function groupOf({ status, answers, proposed_by_user: isOwn }: OwnViewing): ViewingGroup {
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

export function nameStatus(viewing: OwnViewing): string {
  const group = groupOf(viewing)
  if (group === 'for-you') return 'Waiting for you'
  return group === 'for-them' ? `Waiting for ${viewing.other_party}` : statusNames[viewing.status]
}

/** Who waits for whom, since when and by when; or what the last step was. */
export function describeState(viewing: OwnViewing): string {
  const { status, changed_at: changedAt, starts_at: startsAt } = viewing
  const since = formatMoment(changedAt)
  if (groupOf(viewing) === 'for-you')
    return `Asked on ${since}. Please answer before ${formatMoment(startsAt)}: it lapses then.`
  if (groupOf(viewing) === 'for-them')
    return `Asked on ${since}. It lapses on ${formatMoment(startsAt)} without an answer.`
  if (status === 'accepted') return `Confirmed on ${since}.`
  return `${statusNames[status]} on ${since}.`
}

/** Who is on the other side. */
export function describeParty(viewing: OwnViewing): string {
  const { role, other_party: other } = viewing
  if (groupOf(viewing) === 'past') return endSentence(`With ${other}`)
  return role === 'host' ? `${other} comes to see your home.` : `${other} shows you the home.`
}

/** In the order in which they ask for attention: what lies ahead by its time, what is over with the newest first. */
export function groupViewings(viewings: readonly OwnViewing[]): Record<ViewingGroup, OwnViewing[]> {
  const groups: Record<ViewingGroup, OwnViewing[]> = { 'for-you': [], 'for-them': [], ahead: [], past: [] }
  const byTime = [...viewings].sort((a, b) => a.starts_at.localeCompare(b.starts_at))
  for (const viewing of byTime) groups[groupOf(viewing)].push(viewing)
  // A viewing that was moved is shown by the one that replaced it.
  groups.past = groups.past.filter(({ status }) => status !== 'rescheduled').reverse()
  return groups
}
