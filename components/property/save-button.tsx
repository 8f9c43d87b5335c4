'use client'

import { useSaved } from './use-saved'
import type { HomeRef } from '@/lib/domain/saved-home'

/** The heart over the picture of a card; the style sheet draws it. */
export function SaveButton({ address, ...home }: HomeRef & { address: string }) {
  const [isSaved, toggle] = useSaved(home)
  return (
    <button
      type="button"
      onClick={toggle}
      aria-pressed={isSaved}
      aria-label={`Save ${address}`}
      className="card-save"
    />
  )
}
