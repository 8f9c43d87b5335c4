'use client'

import type { ReactNode } from 'react'
import { formatPence } from '@/lib/format/money'
import { toPenceRoundedUp } from '@/lib/domain/payment'
import { NoScriptPayment } from './no-script-payment'
import { PaymentForm } from './payment-form'
import { PaymentFrame } from './payment-frame'
import { paymentVariants, type PaymentVariant } from './payment-variants'
import { usePaymentPage, type PaymentState } from './use-payment-page'

interface PaymentPageViewProps {
  variant: PaymentVariant
  userId: number
  /** The user's first name, as the session has it. */
  firstName: string
  listingId: number
  /** The address of the home. */
  home: string | null
  /** What the law says about the payment; shown below the button. */
  children?: ReactNode
}

/** The form goes if the payment record is refused. A tenant's form stays, as the specification demands (D-120). */
const showsForm = (variant: PaymentVariant, { isRecordRefused }: PaymentState): boolean =>
  !isRecordRefused || variant === 'tenant'

/**
 * Returns the amount in pounds. A tenant's amount is null until the record states it, because the law may cap it, and
 * the usual amount if the record is refused.
 */
const getPounds = ({ details, record, isRecordRefused }: PaymentState, variant: PaymentVariant) => {
  if (!details) return null
  if (variant !== 'tenant' || isRecordRefused) return details.pounds
  return record ? (record.amount ?? details.pounds) : null
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

const Failures = ({ messages }: { messages: readonly string[] }) =>
  messages.length === 0 ? null : (
    <div role="alert" className="alert alert-danger rounded-md border-l-4 border-bad bg-bad-soft p-4">
      {messages.map((message) => (
        <p key={message} className="font-semibold">
          {message}
        </p>
      ))}
    </div>
  )

/** A page that takes one payment (PAY-02 to PAY-22). The browser loads its data. */
export function PaymentPageView({ variant, userId, listingId, home, ...props }: PaymentPageViewProps) {
  const state = usePaymentPage({ variant, userId, listingId, sessionName: props.firstName })
  const { firstName, failures, details, record } = state
  const pounds = getPounds(state, variant)
  return (
    <PaymentFrame firstName={firstName} heading={paymentVariants[variant].heading}>
      <Failures messages={failures} />
      <div className="grid gap-6 rounded-lg border border-line bg-surface p-5 shadow-card tablet:p-7">
        <noscript>
          <NoScriptPayment variant={variant} userId={userId} listingId={listingId} />
        </noscript>
        {details && pounds !== null ? (
          <dl className="grid gap-4">
            <Fact label="Reason for payment">{details.reason}</Fact>
            {home ? <Fact label="Home">{home}</Fact> : null}
            <Fact label={variant === 'subscription' ? 'Amount each month' : 'Amount'}>
              <span className="font-display text-3xl tabular-nums">
                {formatPence(toPenceRoundedUp(pounds))}
              </span>
              {variant === 'tenant' ? null : <span className="text-muted"> including VAT</span>}
            </Fact>
          </dl>
        ) : null}
        {details && pounds !== null && showsForm(variant, state) ? (
          <PaymentForm variant={variant} reason={details.reason} pounds={pounds} record={record} />
        ) : null}
        {failures.length === 0 && pounds === null ? (
          <p role="status" className="text-muted noscript:hidden">
            One moment: we are preparing the payment…
          </p>
        ) : null}
      </div>
      {props.children}
    </PaymentFrame>
  )
}
