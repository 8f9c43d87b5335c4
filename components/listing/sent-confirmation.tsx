import { OutcomeBanner } from '@/components/forms/outcome-banner'
import type { Outcome } from '@/components/forms/form-state'
import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'

const linkClass = 'font-semibold underline'

/** Stands in place of the form once an offer or a request is sent (D-160). */
export function SentConfirmation({ outcome }: { outcome: Outcome }) {
  return (
    <div className="grid gap-4">
      <OutcomeBanner outcome={outcome} />
      <p className="max-w-prose">
        The answer comes to{' '}
        <InternalLink href={outcome.href ?? routes.accountInbox} prefetch={false} className={linkClass}>
          your conversation
        </InternalLink>{' '}
        with the owner, and we tell you by email. You can follow, change or withdraw what you sent under{' '}
        <InternalLink href={routes.accountOffers} prefetch={false} className={linkClass}>
          your offers
        </InternalLink>
        .
      </p>
    </div>
  )
}
