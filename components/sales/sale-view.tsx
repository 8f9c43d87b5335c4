import { AccountSection } from '@/components/account/account-page'
import { Icon } from '@/components/ui/icon'
import type { Sale } from '@/lib/contract/sales'
import { memorandumNeeds } from '@/lib/domain/memorandum'
import { bindingMoment } from '@/lib/domain/offer'
import { formatLongDate } from '@/lib/format/dates'
import { ConveyancerForm } from './conveyancer-form'
import { listSaleItems } from './describe-sale'

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

function Needs({ sale }: { sale: Sale }) {
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface px-4">
      {listSaleItems(sale, memorandumNeeds).map(({ label, state, isDone }) => (
        <li key={label} className="flex items-start gap-3 py-3">
          <Icon
            name={isDone ? 'check' : 'calendar-clock'}
            className={isDone ? 'mt-1 size-5 shrink-0 text-good' : 'mt-1 size-5 shrink-0 text-muted'}
          />
          <span className="min-w-0 wrap-anywhere">
            <span className="block font-semibold">{label}</span> {state}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Shows an agreed sale: what its memorandum waits for, the form for the reader's part, and the memorandum once it is sent. */
export function SaleView({ sale, userId }: { sale: Sale; userId: number }) {
  const binding = bindingMoment(sale.nation)
  // The details of a sale that was undone and is agreed again are known already, and are to be confirmed.
  const whenSent =
    sale.needs.length > 0
      ? 'We send it at once when nothing is missing.'
      : 'Nothing is missing: save your details below once more, and we send it.'
  if (sale.memorandum)
    return (
      <AccountSection
        id="memorandum"
        title="Memorandum of sale"
        intro={`Sent on ${formatLongDate(sale.memorandum.sent_at)} to both sides and both conveyancers, who take it from here. Nothing binds anybody until ${binding}.`}
      >
        <MemorandumText memorandum={sale.memorandum} />
      </AccountSection>
    )
  return (
    <>
      <AccountSection
        id="memorandum"
        title="Memorandum of sale"
        intro={`It tells both conveyancers who sells what to whom, and at what price. ${whenSent} Nothing binds anybody until ${binding}.`}
      >
        <Needs sale={sale} />
      </AccountSection>
      <AccountSection
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
      </AccountSection>
    </>
  )
}
