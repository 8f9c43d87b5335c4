import { classNames } from '@/components/ui/class-names'
import type { CardStatus } from './card-view'

const badgeClass = 'rounded-sm px-2 py-0.5 text-xs font-semibold shadow-card'

interface StatusRibbonProps {
  cardStatus: CardStatus
  /** 'New today' or 'Reduced 12 Nov'; null for a card without a recent change. */
  recentChange: string | null
}

/** Shows the status of a listing over its picture. If the listing is available, shows its recent change too. */
export function StatusRibbon({ cardStatus, recentChange }: StatusRibbonProps) {
  const isAvailable = cardStatus.status === 'available'
  return (
    <p className="pointer-events-none absolute left-3 right-28 top-3 z-10 flex flex-wrap gap-1.5 wrap-break-word">
      <span
        className={classNames(badgeClass, isAvailable ? 'bg-surface text-ink' : 'bg-warn text-on-accent')}
      >
        {cardStatus.label}
      </span>
      {recentChange && isAvailable ? (
        <span className={classNames(badgeClass, 'bg-accent text-on-accent')}>{recentChange}</span>
      ) : null}
    </p>
  )
}
