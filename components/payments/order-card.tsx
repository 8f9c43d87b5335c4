import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { paymentRoutes } from '@/lib/config/payment-routes'
import type { UserOrder } from '@/lib/contract/payments'
import { formatLongDate } from '@/lib/format/dates'
import { formatPence } from '@/lib/format/money'
import { CancelOrder } from './cancel-order'
import {
  describeCancellation,
  describeOrder,
  hasReceivedMoney,
  isPayable,
  type OrderState,
} from './order-state'

const toneClasses: Record<OrderState['tone'], string> = {
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  note: 'bg-note-soft text-note',
}

const getConfirmLabel = ({ refund_quote_pence: refund }: UserOrder): string =>
  refund ? `Cancel, and return ${formatPence(refund)}` : 'Cancel the order'

const OrderDetails = ({ order }: { order: UserOrder }) => (
  <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
    <div>
      <dt className="text-muted">Ordered</dt>
      <dd>{formatLongDate(order.created_at)}</dd>
    </div>
    <div className="min-w-0">
      <dt className="text-muted">Reference</dt>
      <dd className="wrap-anywhere">{order.transaction_id}</dd>
    </div>
    {order.terms_version ? (
      <div>
        <dt className="text-muted">Terms agreed to</dt>
        <dd>Version of {formatLongDate(order.terms_version)}</dd>
      </div>
    ) : null}
  </dl>
)

function Actions({ order, userId }: { order: UserOrder; userId: number }) {
  // An order with several payments lists a receipt beside each of them.
  const hasSingleReceipt = hasReceivedMoney(order) && order.charges.length < 2
  return (
    <div className="flex flex-wrap items-start gap-3">
      {isPayable(order) ? (
        // A plain link loads the page anew, with the content security policy that lets it reach the card provider.
        <a href={paymentRoutes.orderReview(order.order_id)} className={buttonClass('primary', 'small')}>
          {order.amount_pence > 0
            ? `Review and pay ${formatPence(order.amount_pence)}`
            : 'Review and place it'}
        </a>
      ) : null}
      {hasSingleReceipt ? (
        <a
          href={paymentRoutes.receipt(order.order_id)}
          className={buttonClass('secondary', 'small')}
          aria-label={`Receipt of order ${order.transaction_id} (PDF)`}
        >
          <Icon name="download" className="size-4" /> Receipt (PDF)
        </a>
      ) : null}
      <CancelOrder
        userId={userId}
        orderId={order.order_id}
        explanation={order.can_cancel ? describeCancellation(order) : null}
        refundPence={order.refund_quote_pence ?? 0}
        confirmLabel={getConfirmLabel(order)}
      />
    </div>
  )
}

/** The payments of a subscription, the newest first, each with its own receipt. */
const Charges = ({ order: { order_id: orderId, charges } }: { order: UserOrder }) => (
  <details className="rounded-md border border-line p-3">
    <summary className="min-h-6 cursor-pointer font-semibold">
      {charges.length} payments and their receipts
    </summary>
    <ul className="mt-3 grid gap-1">
      {charges.toReversed().map((charge) => (
        <li
          key={charge.charge_id}
          className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line py-2"
        >
          <span>
            {formatLongDate(charge.paid_at)}, {formatPence(charge.amount_pence)}
          </span>
          <a
            href={paymentRoutes.receiptOfPayment(orderId, charge.charge_id)}
            className="inline-flex min-h-6 items-center gap-2 underline"
            aria-label={`Receipt of the payment of ${formatLongDate(charge.paid_at)} (PDF)`}
          >
            <Icon name="download" className="size-4" /> Receipt (PDF)
          </a>
        </li>
      ))}
    </ul>
  </details>
)

export function OrderCard({ order, userId }: { order: UserOrder; userId: number }) {
  const { label, tone, lines } = describeOrder(order)
  return (
    <article className="grid gap-4 rounded-lg border border-line bg-surface p-5 shadow-card">
      <div className="grid gap-2 tablet:flex tablet:items-start tablet:justify-between tablet:gap-6">
        <div className="min-w-0">
          <h2 className="text-xl wrap-anywhere">{order.description}</h2>
          <p className="text-muted wrap-anywhere">{order.portal_address}</p>
        </div>
        <div className="flex shrink-0 items-center gap-3">
          <span className="font-display text-xl tabular-nums">{formatPence(order.amount_pence)}</span>
          <span className={classNames('rounded-sm px-2 py-1 text-sm font-semibold', toneClasses[tone])}>
            {label}
          </span>
        </div>
      </div>
      {lines.map((line) => (
        <p key={line} className="max-w-[60ch]">
          {line}
        </p>
      ))}
      <OrderDetails order={order} />
      {order.charges.length > 1 ? <Charges order={order} /> : null}
      <Actions order={order} userId={userId} />
    </article>
  )
}
