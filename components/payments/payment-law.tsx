import type { ReactNode } from 'react'
import { InternalLink } from '@/components/ui/internal-link'
import { paymentRoutes } from '@/lib/config/payment-routes'
import { routes } from '@/lib/config/routes'

const Note = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="grid max-w-[60ch] gap-2 text-muted">
    <h2 id={id} className="font-sans text-base font-semibold text-ink">
      {title}
    </h2>
    {children}
  </section>
)

const PaymentsLink = () => (
  <InternalLink href={paymentRoutes.payments} className="underline">
    Payments
  </InternalLink>
)

const REORDER_NOTE =
  'After an order that you cancel and get back, the same can be ordered again for that home only after 12 months, or through us.'

/** The right to cancel a payment for more advertising (Consumer Contracts Regulations 2013, reg 29). */
export const CancellationRights = () => (
  <Note id="cancel-note" title="If you change your mind">
    <p>
      You can cancel within 14 days of paying, without a reason, in your account under <PaymentsLink />. What
      is returned is shown to the penny before you confirm. Nothing renews by itself.
    </p>
    <p>{REORDER_NOTE}</p>
  </Note>
)

/** What a subscriber is told before paying (Digital Markets, Competition and Consumers Act 2024, part 4, chapter 2). */
export const SubscriptionTerms = () => (
  <Note id="subscription-note" title="How the subscription works">
    <p>
      The first payment is taken today, and the same amount on the same day of each month after that. There is
      no minimum term, no free trial and no charge for ending it.
    </p>
    <p>
      You can end it at any time under <PaymentsLink />: nothing is taken from then on. Within 14 days of the
      first payment that payment comes back too, and how much of it is shown before you confirm.
    </p>
    <p>{REORDER_NOTE}</p>
  </Note>
)

/** What the law says of a holding deposit (Tenant Fees Act 2019, schedules 1 and 2; domain B2). */
export const DepositLaw = () => (
  <Note id="deposit-note" title="What a holding deposit is">
    <p>
      It reserves the home while you and the landlord prepare the tenancy. It is at most one week’s rent, and
      we hold one for a home at a time. Where a week’s rent is less than £100, you pay less.
    </p>
    <p>
      Once the tenancy is signed, it is returned within 7 days. If the landlord decides against you, or if
      there is no tenancy within 15 days, it is returned within 7 days too, unless you withdraw, give false or
      misleading information, fail a right to rent check or let the time pass; we then tell you in writing why
      it is kept.
    </p>
    <p>
      We may not charge you for viewings, referencing or administration: see{' '}
      <InternalLink href={routes.fees} className="underline">
        what a tenant may be asked to pay
      </InternalLink>
      .
    </p>
  </Note>
)
