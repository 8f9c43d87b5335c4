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
  /** The cards of the list without those that are hidden. */
  shown: PagedCard[]
  /** How many of the loaded cards are hidden. */
  count: number
  /** Whether the hidden ones are shown for now. */
  isShowing: boolean
  setIsShowing: (isShowing: boolean) => void
  /** A home that was hidden in this list keeps its place, with a button that undoes the hiding. */
  isPlaceholder: (card: AnyCard) => boolean
  noteHiding: (id: number) => void
}

/** Leaves the homes that the visitor has hidden out of a list, which is the same for everybody until it is hydrated. */
export function useHidden(kind: ListingKind, cards: PagedCard[]): HiddenCards {
  const text = useKeptText(hiddenHomes)
  const [isShowing, setIsShowing] = useState(false)
  const [hiddenHere, setHiddenHere] = useState<ReadonlySet<number>>(new Set())
  const isHidden = ({ id }: AnyCard) => namesHome(text, `${kind}:${id}`)
  return {
    shown:
      text === '' || isShowing
        ? cards
        : cards.filter(({ card }) => hiddenHere.has(card.id) || !isHidden(card)),
    count: text === '' ? 0 : cards.filter(({ card }) => isHidden(card)).length,
    isShowing,
    setIsShowing,
    isPlaceholder: (card) => !isShowing && hiddenHere.has(card.id) && isHidden(card),
    noteHiding: (id) => setHiddenHere((ids) => new Set([...ids, id])),
  }
}
