import { describeRecord, describeRecorder, isOverdue } from '@/components/milestones/describe-milestone'
import type { CheckItem } from '@/components/ui/check-list'
import type { Milestone, Sale } from '@/lib/contract/sales'
import { mayRecordMilestone, nameMilestone } from '@/lib/domain/sale-milestone'

function describeState({ milestone, is_own: isOwn, record }: Milestone, sale: Sale, today: string): string {
  const { party, other_party: other } = sale
  if (record) return describeRecord(record, { party, other, today })
  const isOfBoth = mayRecordMilestone(milestone, 'seller') && mayRecordMilestone(milestone, 'buyer')
  return describeRecorder({ isOwn, isOfBoth }, other)
}

/** For a completed sale, lists only recorded milestones and the completion, which the agency records. */
export const listMilestoneItems = (sale: Sale, today: string): CheckItem[] =>
  sale.milestones
    .filter(({ milestone, record }) => !sale.is_completed || record || milestone === 'completion')
    .map((milestone) => {
      const isCompletion = milestone.milestone === 'completion' && sale.is_completed
      return {
        label: nameMilestone(milestone.milestone, sale.nation),
        state: isCompletion ? 'Done.' : describeState(milestone, sale, today),
        isDone: isCompletion || milestone.record?.state === 'done',
        isLate: !isCompletion && isOverdue(milestone.record, today),
      }
    })
