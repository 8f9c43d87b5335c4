import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { brand } from '@/lib/config/brand'
import { paymentRoutes } from '@/lib/config/payment-routes'
import { routes } from '@/lib/config/routes'

interface OutcomeProps {
  title: string
  isPaid: boolean
  children: ReactNode
}

/** The frame of the pages to which the card provider returns. */
export function PaymentOutcome({ title, isPaid, children }: OutcomeProps) {
  return (
    <>
      <Breadcrumb trail={[{ name: title }]} />
      <div className="wrap-page pb-16 pt-2">
        <section className="grid max-w-2xl gap-5 rounded-lg border border-line bg-surface p-5 shadow-card tablet:p-8">
          <h1 className="flex items-center gap-3">
            <Icon
              name={isPaid ? 'circle-check' : 'circle-alert'}
              className={classNames('size-9 shrink-0', isPaid ? 'text-good' : 'text-bad')}
            />
            <span className="min-w-0">{title}</span>
          </h1>
          {children}
        </section>
      </div>
    </>
  )
}

export const PAYMENT_SUCCESS = 'Payment Success'
export const PAYMENT_FAILED = 'Payment Failed'

export const OutcomeLinks = ({ buttonText = 'Go to my account' }: { buttonText?: string }) => (
  <p className="flex flex-wrap gap-3">
    <ButtonLink href={routes.account}>{buttonText}</ButtonLink>
    <ButtonLink href={paymentRoutes.payments} variant="secondary">
      Your payments
    </ButtonLink>
  </p>
)

interface PaymentThanksProps {
  buttonText?: string
  /** The state of the payment, on pages whose URL names the order. */
  children?: ReactNode
}

/** The page after a successful payment (PAY-36, PAY-37). */
export function PaymentThanks({ buttonText, children }: PaymentThanksProps) {
  return (
    <PaymentOutcome title={PAYMENT_SUCCESS} isPaid>
      <p className="text-lg">Thank you for your payment.</p>
      {children}
      <p className="max-w-[60ch] text-muted">
        We confirm it by email as soon as the card provider has confirmed it to us, which takes a minute at
        most. The receipt is kept in your account, under Payments.
      </p>
      <OutcomeLinks buttonText={buttonText} />
    </PaymentOutcome>
  )
}

/** The page after a payment that was declined, cancelled or timed out (PAY-38). The text is specified. */
export function PaymentFailure() {
  return (
    <PaymentOutcome title={PAYMENT_FAILED} isPaid={false}>
      <p className="text-lg">Sorry, Payment Failed !!</p>
      <p className="max-w-[60ch]">
        Your card was declined, or the payment was cancelled before it was finished. Your order is kept, and
        you can pay for it again, with the same card or another.
      </p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={paymentRoutes.payments}>Try again from your payments</ButtonLink>
        <ButtonLink href={routes.account} variant="secondary">
          Go to my account
        </ButtonLink>
      </p>
      <p className="max-w-[60ch] text-muted">
        If your bank shows the amount as pending, it releases it by itself. If it was taken, call us on{' '}
        <a href={brand.phoneHref} className="font-semibold whitespace-nowrap">
          {brand.phone}
        </a>{' '}
        or write to <a href={`mailto:${brand.email}`}>{brand.email}</a>.
      </p>
    </PaymentOutcome>
  )
}
