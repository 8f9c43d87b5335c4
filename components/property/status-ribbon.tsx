import { classNames } from '@/components/ui/class-names'
import type { CardStatus } from './card-view'

const badgeClass = 'rounded-sm px-2 py-0.5 text-xs font-semibold shadow-card'

/** The status of a listing and its news, over the picture. */
export function StatusRibbon({ status, news }: { status: CardStatus; news: string | null }) {
  const isAvailable = status.status === 'available'
  return (
    <p className="pointer-events-none absolute left-3 top-3 z-10 flex flex-wrap gap-1.5">
      <span
        className={classNames(badgeClass, isAvailable ? 'bg-surface text-ink' : 'bg-warn text-on-accent')}
      >
        {status.label}
      </span>
      {news && isAvailable ? (
        <span className={classNames(badgeClass, 'bg-accent text-on-accent')}>{news}</span>
      ) : null}
    </p>
  )
}
