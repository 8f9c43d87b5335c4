import type { MilestoneState } from '@/lib/domain/milestone'
import { formatLongDate } from '@/lib/format/dates'

interface MilestoneRecord<Party> {
  state: MilestoneState
  /** The day on which it was done, or by which it is expected, as YYYY-MM-DD. */
  day: string
  party: Party
  /** When it was recorded, as an ISO time. */
  at: string
}

/** The party to whom a milestone is described, and the day of the description. */
interface Reader<Party> {
  party: Party
  /** First name and initial of the other party. */
  other: string
  /** As YYYY-MM-DD. */
  today: string
}

/** Whether a milestone was expected by a day that has passed. @param today as YYYY-MM-DD */
export const isOverdue = (
  record: Pick<MilestoneRecord<unknown>, 'state' | 'day'> | null,
  today: string,
): boolean => record?.state === 'expected' && record.day < today

/** Describes a recorded milestone to one of the two parties: its state, and who recorded it. */
export function describeRecord<Party>(
  record: MilestoneRecord<Party>,
  { party: reader, other, today }: Reader<Party>,
): string {
  const { state, day, party, at } = record
  const dayText = formatLongDate(day)
  const source = `Recorded by ${party === reader ? 'you' : other} on ${formatLongDate(at)}.`
  if (state === 'done') return `Done on ${dayText}. ${source}`
  return isOverdue(record, today)
    ? `Was expected by ${dayText}: is there news? ${source}`
    : `Expected by ${dayText}. ${source}`
}

/** Says who will record a milestone that is not recorded yet. */
export function describeRecorder(
  { isOwn, isOfBoth }: { isOwn: boolean; isOfBoth: boolean },
  other: string,
): string {
  if (isOfBoth) return `You or ${other} will record it below.`
  return isOwn ? 'Please record it below when you have news.' : `${other} will record it.`
}
