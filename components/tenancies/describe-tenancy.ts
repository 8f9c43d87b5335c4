import { describeRecord, describeRecorder, isOverdue } from '@/components/milestones/describe-milestone'
import type { CheckItem } from '@/components/ui/check-list'
import type { Tenancy, TenancyMilestoneState } from '@/lib/contract/tenancies'
import {
  getMilestoneRule,
  mayRecordTenancyMilestone,
  nameTenancyMilestone,
} from '@/lib/domain/tenancy-milestone'

function describeState(
  { milestone, is_own: isOwn, record }: TenancyMilestoneState,
  { party, nation, other_party: other }: Tenancy,
  today: string,
): string {
  if (record) return describeRecord(record, { party, other, today })
  const isOfBoth = mayRecordTenancyMilestone(milestone, 'tenant')
  const recorder = describeRecorder({ isOwn, isOfBoth }, other)
  const rule = getMilestoneRule(milestone, nation)
  return rule ? `${rule} ${recorder}` : recorder
}

/** Lists the milestones of a letting as the reader's side sees them. @param today as YYYY-MM-DD */
export const listTenancyItems = (tenancy: Tenancy, today: string): CheckItem[] =>
  tenancy.milestones.map((milestone) => ({
    label: nameTenancyMilestone(milestone.milestone, tenancy.nation),
    state: describeState(milestone, tenancy, today),
    isDone: milestone.record?.state === 'done',
    isLate: isOverdue(milestone.record, today),
  }))
