'use client'

import type { AnyCard } from '@/components/property/card-view'
import { Button } from '@/components/ui/button'
import { hiddenHomes } from '@/lib/browser/kept-home-keys'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { formatInteger } from '@/lib/format/number'
import type { HiddenCards } from './use-hidden-homes'

/** Says how many of the loaded homes are hidden, because the number of results counts them too. */
export function HiddenCount({ hidden: { count, isShowing, setIsShowing } }: { hidden: HiddenCards }) {
  if (count === 0) return null
  return (
    <p className="-mt-2 mb-2 flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <span role="status">
        {formatInteger(count)} {count === 1 ? 'home' : 'homes'} hidden
      </span>
      <span aria-hidden="true">·</span>
      <button
        type="button"
        aria-label={`${isShowing ? 'Hide' : 'Show'} the homes that you have hidden`}
        onClick={() => setIsShowing(!isShowing)}
        className="min-h-11 font-semibold text-accent underline"
      >
        {isShowing ? 'Hide' : 'Show'}
      </button>
    </p>
  )
}

/** Replaces the card of a home that was hidden just now, and offers to undo that. */
export function HiddenCard({
  kind,
  card: { id, portal_address: address },
}: {
  kind: ListingKind
  card: AnyCard
}) {
  const undo = async () => {
    const { toggleKept } = await import('@/components/property/toggle-kept')
    await toggleKept(hiddenHomes, { kind, id })
    // The button that had the focus is gone, because the card is back in its place.
    document.querySelector<HTMLElement>(`[data-listing="${id}"] .card-hide`)?.focus()
  }
  return (
    <div className="hidden-card">
      <p>
        <span className="font-semibold text-ink">{address}</span> is hidden from your results.
      </p>
      {/* This button takes the focus, because the pressed button is gone with its card. */}
      <Button
        size="small"
        variant="secondary"
        autoFocus
        aria-label={`Undo: ${address}`}
        onClick={() => void undo()}
      >
        Undo
      </Button>
    </div>
  )
}
