import { readViewedKeys } from '@/lib/browser/viewed-homes'
import type { ListingKind } from '@/lib/domain/listing-kind'

/** Marks the cards of homes whose pages this browser has shown; the style sheet writes “Seen” on them. */
export function markSeen(kind: ListingKind): void {
  const seenKeys = new Set(readViewedKeys())
  for (const card of document.querySelectorAll<HTMLElement>('[data-listing]'))
    card.toggleAttribute('data-seen', seenKeys.has(`${kind}:${card.dataset['listing']}`))
}
