import { readViewedKeys } from '@/lib/browser/viewed-homes'
import type { ListingKind } from '@/lib/domain/listing-kind'

/** Sets `data-seen` on the cards of homes whose pages this browser has shown; CSS then writes “Seen” on them. */
export function markSeen(kind: ListingKind): void {
  const seenKeys = new Set(readViewedKeys())
  for (const card of document.querySelectorAll<HTMLElement>('[data-listing]'))
    card.toggleAttribute('data-seen', seenKeys.has(`${kind}:${card.dataset['listing']}`))
}
