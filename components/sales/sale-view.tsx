import { StepMessageArea } from '@/components/forms/step-message-area'
import { TitledSection } from '@/components/ui/titled-section'
import { CheckList } from '@/components/ui/check-list'
import { offerMessages } from '@/lib/contract/offer-messages'
import type { Sale } from '@/lib/contract/sales'
import { memorandumNeeds } from '@/lib/domain/memorandum'
import { describeBindingMoment } from '@/lib/domain/offer'
import { nameMilestone } from '@/lib/domain/sale-milestone'
import { formatLongDate } from '@/lib/format/dates'
import { ConveyancerForm } from './conveyancer-form'
import { listMilestoneItems } from './list-milestone-items'
import { listSaleItems } from './describe-sale'
import { MilestoneForm } from './milestone-form'

function MemorandumText({ memorandum }: { memorandum: NonNullable<Sale['memorandum']> }) {
  const [first, ...lines] = memorandum.text.split('\n')
  return (
    <div className="grid max-w-[65ch] gap-2 rounded-lg border border-line bg-surface p-5 wrap-anywhere">
      <p className="font-semibold">{first}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

interface SaleViewProps {
  sale: Sale
  userId: number
  /** Today in London, as YYYY-MM-DD. */
  today: string
}

const isExchanged = ({ milestones }: Sale): boolean =>
  milestones.some(({ milestone, record }) => milestone === 'exchange' && record?.state === 'done')

const describeBinding = (sale: Sale): string =>
  isExchanged(sale)
    ? offerMessages.exchanged
    : `Nothing binds anybody until ${describeBindingMoment(sale.nation)}. Once one of you has recorded that, neither can end the sale here.`

function Progress({ sale, userId, today }: SaleViewProps) {
  const options = sale.milestones
    .filter(({ is_own }) => is_own)
    .map(({ milestone }) => ({ milestone, name: nameMilestone(milestone, sale.nation) }))
  return (
    <TitledSection
      id="progress"
      title="Progress"
      intro={
        sale.is_completed
          ? 'The sale is complete.'
          : `Each side records its steps, and the other gets a message. ${describeBinding(sale)}`
      }
    >
      <CheckList items={listMilestoneItems(sale, today)} />
      {sale.is_completed ? null : <MilestoneForm userId={userId} offerId={sale.offer_id} options={options} />}
    </TitledSection>
  )
}

export const SaleView = (props: SaleViewProps) => (
  <StepMessageArea>
    <SaleContent {...props} />
  </StepMessageArea>
)

/** Shows what the memorandum still needs, and a form. Once it is sent, shows the progress of the sale and its text. */
function SaleContent(props: SaleViewProps) {
  const { sale, userId } = props
  const binding = describeBindingMoment(sale.nation)
  // A sale that is agreed again keeps its earlier details. The parties confirm them by saving them.
  const sendingNote =
    sale.needs.length > 0
      ? 'We send it at once when nothing is missing.'
      : 'Nothing is missing: save your details below once more, and we send it.'
  if (sale.memorandum)
    return (
      <>
        <Progress {...props} />
        <TitledSection
          id="memorandum"
          title="Memorandum of sale"
          intro={`Sent on ${formatLongDate(sale.memorandum.sent_at)} to both sides and both conveyancers.`}
        >
          <MemorandumText memorandum={sale.memorandum} />
        </TitledSection>
      </>
    )
  if (sale.is_completed) return <p>The sale is complete.</p>
  return (
    <>
      <TitledSection
        id="memorandum"
        title="Memorandum of sale"
        intro={`It tells both conveyancers who sells what to whom, and at what price. ${sendingNote} Nothing binds anybody until ${binding}.`}
      >
        <CheckList items={listSaleItems(sale, memorandumNeeds)} />
      </TitledSection>
      <TitledSection
        id="conveyancer"
        title={sale.nation === 'scotland' ? 'Your solicitor' : 'Your conveyancer'}
        intro="Instruct the firm yourself first. We give these details to the other side and its conveyancer, in the memorandum and nowhere else."
      >
        <ConveyancerForm
          userId={userId}
          offerId={sale.offer_id}
          party={sale.party}
          conveyancer={sale.conveyancer}
          coBuyers={sale.buyers.filter(({ is_user }) => !is_user).map(({ name }) => name)}
        />
      </TitledSection>
    </>
  )
}
