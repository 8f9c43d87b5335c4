import { TitledSection } from '@/components/ui/titled-section'
import { CheckList } from '@/components/ui/check-list'
import type { Tenancy } from '@/lib/contract/tenancies'
import { nameTenancyMilestone } from '@/lib/domain/tenancy-milestone'
import { hasHoldingDeposit } from '@/lib/tenancy/deposit'
import { listTenancyItems } from './describe-tenancy'
import { TenancyMilestoneForm } from './tenancy-milestone-form'

interface TenancyViewProps {
  tenancy: Tenancy
  userId: number
  /** Today in London, as YYYY-MM-DD. */
  today: string
}

function describeSteps({ party, nation, milestones }: Tenancy): string {
  const isSigned = milestones.some(
    ({ milestone, record }) => milestone === 'signed' && record?.state === 'done',
  )
  const recorder =
    party === 'landlord'
      ? 'Record each step, and your tenant gets a message.'
      : 'Your landlord records each step, and you get a message. Either of you records the keys.'
  if (isSigned) return `Everybody has signed. ${recorder}`
  const depositEffect = hasHoldingDeposit(nation) ? ' and a holding deposit is due back' : ''
  const effect =
    party === 'landlord'
      ? ` When you record that everybody has signed, the home is marked as let${depositEffect}.`
      : ''
  return `${recorder}${effect} Nothing binds anybody until both sides have signed.`
}

/** Shows the steps of a letting from the accepted request to the keys, and the form to record one. */
export function TenancyView({ tenancy, userId, today }: TenancyViewProps) {
  const { nation } = tenancy
  // A completed letting takes no signature any more.
  const options = tenancy.milestones
    .filter(({ milestone, is_own }) => is_own && !(tenancy.is_completed && milestone === 'signed'))
    .map(({ milestone }) => ({ milestone, name: nameTenancyMilestone(milestone, nation) }))
  return (
    <TitledSection id="progress" title="Steps until the keys" intro={describeSteps(tenancy)}>
      <CheckList items={listTenancyItems(tenancy, today)} />
      <TenancyMilestoneForm userId={userId} requestId={tenancy.request_id} options={options} />
    </TitledSection>
  )
}
