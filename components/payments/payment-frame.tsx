import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { paymentRoutes } from '@/lib/config/payment-routes'
import { routes } from '@/lib/config/routes'

interface PaymentFrameProps {
  /** Empty if the user's data could not be loaded (PAY-22, D-135). */
  firstName: string
  heading: string
  children: ReactNode
}

/** The frame of a payment page: the greeting, the link back and the heading (PAY-06, PAY-07). */
export const PaymentFrame = ({ firstName, heading, children }: PaymentFrameProps) => (
  <div className="wrap-page pb-16 pt-2">
    <div className="grid max-w-2xl gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-lg wrap-anywhere">Welcome back, {firstName}</p>
        <ButtonLink href={routes.account} variant="secondary" size="small">
          Return to dashboard
        </ButtonLink>
      </div>
      <h1>{heading}</h1>
      {children}
    </div>
  </div>
)

/** A payment page without a payment, because the home cannot use what the page sells. */
export const PaymentRefusal = ({
  refusal,
  ...frame
}: Omit<PaymentFrameProps, 'children'> & { refusal: string }) => (
  <PaymentFrame {...frame}>
    <p role="alert" className="rounded-md border-l-4 border-note bg-note-soft p-4">
      {refusal}
    </p>
    <p>
      <ButtonLink href={paymentRoutes.payments}>Your payments</ButtonLink>
    </p>
  </PaymentFrame>
)
