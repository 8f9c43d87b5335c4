import { AccountSection } from '@/components/account/account-page'
import { CheckList } from '@/components/ui/check-list'
import type { Tenancy } from '@/lib/contract/tenancies'
import { nameTenancyMilestone } from '@/lib/domain/tenancy-milestone'
import { listTenancyItems } from './describe-tenancy'
import { TenancyMilestoneForm } from './tenancy-milestone-form'

interface TenancyViewProps {
  tenancy: Tenancy
  userId: number
  /** Today in London, as YYYY-MM-DD. */
  today: string
}

function describeSteps({ party, is_completed: isCompleted }: Tenancy): string {
  if (isCompleted) return 'The home is let.'
  const record =
    party === 'landlord'
      ? 'Record each step, and your tenant gets a message. When you record that everybody has signed, the home is marked as let and a holding deposit is due back.'
      : 'Your landlord records each step, and you get a message. Either of you records the keys.'
  return `${record} Nothing binds anybody until both sides have signed.`
}

/** Shows the steps of a letting from the accepted request to the keys, and the form in which the reader records one. */
export function TenancyView({ tenancy, userId, today }: TenancyViewProps) {
  const { nation } = tenancy
  const options = tenancy.milestones
    .filter(({ is_own }) => is_own)
    .map(({ milestone }) => ({ milestone, name: nameTenancyMilestone(milestone, nation) }))
  return (
    <AccountSection id="progress" title="Steps until the keys" intro={describeSteps(tenancy)}>
      <CheckList items={listTenancyItems(tenancy, today)} />
      {tenancy.is_completed ? null : (
        <TenancyMilestoneForm userId={userId} requestId={tenancy.request_id} options={options} />
      )}
    </AccountSection>
  )
}
