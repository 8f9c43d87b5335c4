import { Icon } from '@/components/ui/icon'
import { buttonClass } from '@/components/ui/button'
import type { CallOutput } from '@/lib/contract'
import { formatPence } from '@/lib/format/money'
import { SandboxBankForm, SandboxForm } from './sandbox-form'

const DEMONSTRATION = 'Demonstration: no money is taken, and no real card works here.'

type Checkout = CallOutput<'sandboxCheckout'>

const closedTexts: Record<Exclude<Checkout['status'], 'open'>, string> = {
  complete: 'This payment has been made already.',
  expired: 'This checkout has expired, and nothing was taken. Please start again from your payments.',
}

const linkClass = buttonClass('secondary')

/**
 * The links back to the site. Only the paths of the return URLs are used, because the sandbox is a page of this site. A
 * declined and a cancelled payment lead to the same page.
 */
function ReturnLinks({ checkout }: { checkout: Checkout }) {
  const { pathname } = new URL(checkout.status === 'complete' ? checkout.success_url : checkout.cancel_url)
  if (checkout.status !== 'open') {
    return (
      <a href={pathname} className={linkClass}>
        Back to the site
      </a>
    )
  }
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-5">
      <a href={pathname} className={linkClass}>
        Decline
      </a>
      <a href={pathname} className={linkClass}>
        Cancel
      </a>
    </div>
  )
}

interface SandboxViewProps {
  checkout: Checkout
  /** The number of the card whose bank asks for a confirmation; null before that step. */
  bankCard: string | null
}

/** Replaces the card provider's checkout (D-125). Plain links load the next page in full, as a provider's would. */
export function SandboxView({ checkout, bankCard }: SandboxViewProps) {
  const { id, amount_pence: pence, description, customer_email: email, status } = checkout
  const amount = formatPence(pence)
  return (
    <div className="wrap-page grid gap-6 pb-16 pt-6">
      <p
        role="note"
        className="flex items-center gap-3 rounded-lg border-4 border-double border-warn bg-warn-soft p-4 text-lg font-semibold text-warn"
      >
        <Icon name="triangle-alert" className="size-7 shrink-0" /> {DEMONSTRATION}
      </p>
      <section className="grid max-w-xl gap-6 rounded-lg border border-line bg-surface p-5 shadow-card tablet:p-8">
        <div>
          <h1 className="text-3xl">Sandbox checkout</h1>
          <p className="mt-2 font-display text-3xl tabular-nums">
            {amount}
            {checkout.is_subscription ? <span className="text-lg text-muted"> each month</span> : null}
          </p>
          <p className="mt-1 wrap-anywhere">{description}</p>
          <p className="text-muted wrap-anywhere">Receipt to {email}</p>
        </div>
        {status === 'open' ? null : <p className="font-semibold">{closedTexts[status]}</p>}
        {status === 'open' && bankCard ? <SandboxBankForm sessionId={id} cardNumber={bankCard} /> : null}
        {status === 'open' && !bankCard ? <SandboxForm sessionId={id} payLabel={`Pay ${amount}`} /> : null}
        <ReturnLinks checkout={checkout} />
      </section>
    </div>
  )
}
