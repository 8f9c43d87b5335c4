'use client'

import { useState } from 'react'
import { useKeptText } from '@/components/property/use-kept'
import type { AnyCard } from '@/components/property/card-view'
import { hiddenHomes, namesHome } from '@/lib/browser/kept-home-keys'
import type { ListingKind } from '@/lib/domain/listing-kind'

interface PagedCard {
  card: AnyCard
  page: number
}

export interface HiddenCards {
  /** The cards of the list without the hidden ones. */
  visibleCards: PagedCard[]
  /** How many of the loaded cards are hidden. */
  count: number
  /** Whether the visitor has asked to see the hidden cards. */
  isShowing: boolean
  setIsShowing: (isShowing: boolean) => void
  /** Whether the card was hidden just now: a placeholder with an Undo button then takes its place. */
  isPlaceholder: (card: AnyCard) => boolean
  /** Records that the visitor has just hidden a home. */
  noteHiding: (id: number) => void
}

/** Leaves the visitor's hidden homes out of a list. The server does not know them, so it shows them. */
export function useHiddenHomes(kind: ListingKind, cards: PagedCard[]): HiddenCards {
  const storedKeys = useKeptText(hiddenHomes)
  const [isShowing, setIsShowing] = useState(false)
  const [recentlyHiddenIds, setRecentlyHiddenIds] = useState<ReadonlySet<number>>(new Set())
  const isHidden = ({ id }: AnyCard) => namesHome(storedKeys, `${kind}:${id}`)
  return {
    visibleCards:
      storedKeys === '' || isShowing
        ? cards
        : cards.filter(({ card }) => recentlyHiddenIds.has(card.id) || !isHidden(card)),
    count: storedKeys === '' ? 0 : cards.filter(({ card }) => isHidden(card)).length,
    isShowing,
    setIsShowing,
    isPlaceholder: (card) => !isShowing && recentlyHiddenIds.has(card.id) && isHidden(card),
    noteHiding: (id) => setRecentlyHiddenIds((ids) => new Set([...ids, id])),
  }
}
