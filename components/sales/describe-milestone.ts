import type { CheckItem } from '@/components/ui/check-list'
import type { Milestone, Sale } from '@/lib/contract/sales'
import { mayRecordMilestone, nameMilestone } from '@/lib/domain/sale-milestone'
import { formatLongDate } from '@/lib/format/dates'

/** @param today as YYYY-MM-DD */
function describeState({ milestone, is_own, record }: Milestone, sale: Sale, today: string): string {
  const other = sale.other_party
  if (!record) {
    const isOfBoth = mayRecordMilestone(milestone, 'seller') && mayRecordMilestone(milestone, 'buyer')
    if (isOfBoth) return `You or ${other} will record it below.`
    return is_own ? 'Please record it below when you have news.' : `${other} will record it.`
  }
  const day = formatLongDate(record.day)
  const recorder = record.party === sale.party ? 'you' : other
  const source = `Recorded by ${recorder} on ${formatLongDate(record.at)}.`
  if (record.state === 'done') return `Done on ${day}. ${source}`
  return record.day < today
    ? `Was expected by ${day}: is there news? ${source}`
    : `Expected by ${day}. ${source}`
}

/** Lists the milestones of a sale as the reader's side sees them; of a completed sale those that are recorded. */
export const listMilestoneItems = (sale: Sale, today: string): CheckItem[] =>
  sale.milestones
    .filter(({ milestone, record }) => !sale.is_completed || record || milestone === 'completion')
    .map((milestone) => {
      const isCompletion = milestone.milestone === 'completion' && sale.is_completed
      return {
        label: nameMilestone(milestone.milestone, sale.nation),
        state: isCompletion ? 'Done.' : describeState(milestone, sale, today),
        isDone: isCompletion || milestone.record?.state === 'done',
      }
    })
