import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'

/** Explains to both buyers and owners how a conversation begins. */
export function EmptyInbox() {
  return (
    <div className="rounded-lg border border-line bg-surface p-6 shadow-card tablet:p-8">
      <Icon name="messages-square" className="size-8 text-accent" />
      <h2 className="mt-3">No conversations yet</h2>
      <p className="mt-2 max-w-[60ch]">
        A conversation begins when somebody asks a question about a home, books a viewing or makes an offer.
        Open a home that you like and choose “Ask a question”: the answer comes here, and to your email.
      </p>
      <p className="mt-2 max-w-[60ch] text-muted">
        If you are selling or letting, the questions about your home come here too.
      </p>
      <p className="mt-5 flex flex-wrap gap-3">
        <InternalLink href={routes.buy} className={buttonClass('primary')}>
          Find a home to buy
        </InternalLink>
        <InternalLink href={routes.rent} className={buttonClass('secondary')}>
          Find a home to rent
        </InternalLink>
      </p>
    </div>
  )
}
