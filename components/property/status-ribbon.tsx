import { classNames } from '@/components/ui/class-names'
import type { ListingStatus } from './card-view'

const badge = 'rounded-sm px-2 py-0.5 text-xs font-semibold shadow-card'

/** Where a listing stands, and what is new about it, in words over its picture. */
export function StatusRibbon({ status, news }: { status: ListingStatus; news: string | null }) {
  return (
    <p className="pointer-events-none absolute left-3 top-3 z-10 flex flex-wrap gap-1.5">
      <span
        className={classNames(badge, status.available ? 'bg-surface text-ink' : 'bg-warn text-on-accent')}
      >
        {status.text}
      </span>
      {news && status.available ? (
        <span className={classNames(badge, 'bg-accent text-on-accent')}>{news}</span>
      ) : null}
    </p>
  )
}
