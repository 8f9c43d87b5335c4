import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { InternalLink } from '@/components/ui/internal-link'
import { paymentRoutes } from '@/lib/config/payment-routes'
import { routes } from '@/lib/config/routes'
import type { UserOrder } from '@/lib/contract/payments'
import { computeCancellationDeadline } from '@/lib/domain/order'
import { formatLongDate } from '@/lib/format/dates'
import { formatPence } from '@/lib/format/money'
import { AgreeForm } from './agree-form'
import { listDues, getOrderButtonLabel } from './order-dues'
import { isPayable } from './order-state'
import { PayForm } from './pay-form'

interface OrderReviewProps {
  userId: number
  order: UserOrder
  /** What the package contains. */
  includes: readonly string[]
  now: Date
}

const getAgreement = ({ property_kind: kind }: UserOrder) =>
  kind === 'property'
    ? { name: 'service agreement', href: routes.serviceAgreement }
    : { name: 'lettings service agreement', href: routes.lettingsServiceAgreement }

/** A fee due under an earlier contract has no right to cancel of its own (Consumer Contracts Regulations 2013, reg 36). */
const hasRightToCancel = ({ kind, cancellable_until: until }: UserOrder): boolean =>
  kind !== 'adhoc' || until !== null

/** Advertising on the portals starts as soon as it is paid for, as the portals' payment pages say too. */
const startsAtOnce = ({ kind }: UserOrder): boolean => kind === 'portal' || kind === 'subscription'

/**
 * Returns the label of the checkbox that asks for a start within the 14 days of cancellation; null for an order that
 * needs no such request. Without it no listing goes live before these days are over (Consumer Contracts Regulations
 * 2013, reg 36; domain B5).
 */
function getStartLabel(order: UserOrder): string | null {
  if (!hasRightToCancel(order) || startsAtOnce(order)) return null
  if (order.kind !== 'package')
    return 'Start straight away – I understand I’ll pay for what has been supplied if I cancel within 14 days'
  return order.amount_pence > 0
    ? 'Start marketing straight away – I understand I’ll pay for work done if I cancel within 14 days'
    : 'Start marketing straight away'
}

/** Says when the service starts, and what a customer who cancels pays, as `quoteRefund` computes it. */
function describeStart(order: UserOrder): string {
  const { kind, amount_pence: amount } = order
  if (startsAtOnce(order))
    return 'It begins as soon as it is paid. If you cancel within these days, all that you have paid for it is returned.'
  const serviceStart = kind === 'package' ? 'your home is advertised' : 'it begins'
  const start = `Unless you ask us to start straight away, ${serviceStart} once the 14 days are over.`
  if (amount === 0) return `${start} If you cancel within them, you owe nothing.`
  const cost =
    kind === 'adhoc'
      ? 'for it once it is done'
      : 'for the part that was supplied until then, worked out by the day'
  return `${start} If you ask and then cancel, you pay ${cost}.`
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 rounded-lg border border-line bg-surface p-5 shadow-card tablet:p-7">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

const Dues = ({ order }: { order: UserOrder }) => (
  <dl className="grid gap-4">
    {listDues(order).map(({ label, amount, note }) => (
      <div key={label} className="grid gap-x-6 border-t border-line pt-4 tablet:grid-cols-[1fr_auto]">
        <dt className="font-semibold">{label}</dt>
        <dd className="font-display text-xl tabular-nums">{amount}</dd>
        <dd className="text-muted tablet:col-span-2">{note}</dd>
      </div>
    ))}
  </dl>
)

function CancellationNotice({ order, now }: { order: UserOrder; now: Date }) {
  // The 14 days begin anew when an open order is placed, so the deadline that is stored with it is too early.
  const until = order.cancellable_until ? computeCancellationDeadline(now).toISOString() : null
  if (!hasRightToCancel(order))
    return (
      <p className="text-muted">
        This falls due under the agreement that you made when you ordered your package, and has no right to
        cancel of its own.
      </p>
    )
  return (
    <div className="grid gap-3 text-muted">
      <p>
        You have 14 days to cancel, without a reason
        {until ? <>: until {formatLongDate(until)} if you order today</> : null}. You do it in your account
        under Payments, by email or on the form in the agreement, and the money goes back to the card that
        paid.
      </p>
      <p>{describeStart(order)}</p>
      <p>
        We send you the agreement as it stands today, {formatLongDate(now)}, with a cancellation form, by
        email as soon as the order is placed, and keep that version.
      </p>
    </div>
  )
}

/** A note for an order that is no longer open, or that can no longer be paid. */
function ClosedOrder({ order }: { order: UserOrder }) {
  const paid = order.paid_pence > 0 ? `: ${formatPence(order.paid_pence)} has been paid` : ''
  const placed = `This order is placed${paid}. There is nothing left to pay here.`
  const cancelled = 'This order has been cancelled. Nothing more will be taken.'
  const note = order.payment_refusal ?? (order.status === 'cancelled' ? cancelled : placed)
  return (
    <p className="flex items-start gap-3 rounded-md border-l-4 border-note bg-note-soft p-4">
      <Icon name="info" className="mt-0.5 size-5 shrink-0 text-note" />
      <span>
        {note}{' '}
        <InternalLink href={paymentRoutes.payments} className="font-semibold underline">
          Your payments
        </InternalLink>
      </span>
    </p>
  )
}

/** The page on which a customer checks an order before placing it, also without JavaScript (domain B5). */
export function OrderReview({ userId, order, includes, now }: OrderReviewProps) {
  const canPay = isPayable(order)
  const buttonLabel = getOrderButtonLabel(order)
  return (
    <div className="grid max-w-2xl gap-6">
      {canPay ? null : <ClosedOrder order={order} />}
      <Card title={order.description}>
        <p className="wrap-anywhere">{order.portal_address}</p>
        {includes.length > 0 ? (
          <ul className="grid gap-2">
            {includes.map((item) => (
              <li key={item} className="flex gap-2">
                <Icon name="check" className="mt-0.5 size-5 shrink-0 text-accent" /> {item}
              </li>
            ))}
          </ul>
        ) : null}
        <Dues order={order} />
      </Card>
      {canPay && order.kind === 'tenant' ? (
        <Card title="Pay the deposit">
          <PayForm userId={userId} order={order} buttonLabel={buttonLabel} />
        </Card>
      ) : null}
      {canPay && order.kind !== 'tenant' ? (
        <Card title={order.amount_pence > 0 ? 'Agree and pay' : 'Agree and order'}>
          <CancellationNotice order={order} now={now} />
          <AgreeForm
            userId={userId}
            orderId={order.order_id}
            buttonLabel={buttonLabel}
            agreement={getAgreement(order)}
            startLabel={getStartLabel(order)}
          />
        </Card>
      ) : null}
    </div>
  )
}
