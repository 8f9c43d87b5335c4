'use client'

import { hiddenHomes, savedHomes, type KeptList } from '@/lib/browser/kept-home-keys'
import type { HomeRef } from '@/lib/domain/saved-home'
import { useKept } from './use-kept'

interface CardHome extends HomeRef {
  address: string
}

function CardButton({
  list,
  label,
  className,
  home: { address, ...home },
  onPress,
}: {
  list: KeptList
  /** The first part of the accessible name. The address follows. */
  label: string
  className: string
  home: CardHome
  /** Called before the home is hidden, so that a list of results can show an Undo button in the card's place. */
  onPress?: () => void
}) {
  const [isKept, toggle] = useKept(list, home)
  return (
    <button
      type="button"
      onClick={() => {
        onPress?.()
        toggle()
      }}
      aria-pressed={isKept}
      aria-label={`${label} ${address}`}
      className={className}
    />
  )
}

/** The heart over the picture of a card. `card.css` draws its icon. */
export const SaveButton = (home: CardHome) => (
  <CardButton list={savedHomes} label="Save" className="card-save" home={home} />
)

/** The button “Not for us” beside the heart, which leaves the home out of the visitor's results. */
export const HideButton = ({ onHide, ...home }: CardHome & { onHide: () => void }) => (
  <CardButton list={hiddenHomes} label="Not for us:" className="card-hide" home={home} onPress={onHide} />
)
