import { SessionWatcher } from '@/components/session/session-watcher'
import { buttonClass } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/internal-link'
import { homeStepHref, ownHomeHref } from '@/lib/config/routes'
import type { OwnHome } from '@/lib/contract/selling'
import { isAdvertised } from './step-content'
import { CompletenessMeter } from './step-list'

/** Says above the preview that only the owner sees this page, and shows how complete the facts are. */
export function PreviewBanner({ home, userId }: { home: OwnHome; userId: number }) {
  const backHref = isAdvertised(home)
    ? ownHomeHref(home.kind, home.id)
    : homeStepHref(home.kind, home.id, 'review')
  return (
    <section aria-label="Preview" className="border-b border-line bg-note-soft print:hidden">
      <SessionWatcher userId={userId} />
      <div className="wrap-page flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        <p className="max-w-prose">
          <strong>Preview.</strong> Only you see this page. {home.kind === 'sale' ? 'Buyers' : 'Tenants'} will
          see it like this.
        </p>
        <div className="w-72 max-w-full">
          <CompletenessMeter home={home} />
        </div>
        <InternalLink href={backHref} className={buttonClass('secondary')}>
          Back to your home
        </InternalLink>
      </div>
    </section>
  )
}
