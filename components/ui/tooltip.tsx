'use client'

import { useId, useState, type ReactNode } from 'react'
import { Icon } from './icon'

/**
 * A help button whose text stays while the pointer is on it, and closes on Escape (WCAG 1.4.13). The text is
 * as wide as the nearest positioned ancestor.
 */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const show = () => setOpen(true)
  const hide = () => setOpen(false)
  return (
    <span
      className="inline-flex shrink-0"
      // Only for a mouse: a finger leaves as soon as it is lifted, which would hide the text at once.
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') show()
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') hide()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide()
      }}
    >
      <button
        type="button"
        aria-label={label}
        aria-describedby={id}
        onFocus={show}
        onBlur={hide}
        onClick={show}
        className="flex size-11 items-center justify-center rounded-sm text-accent"
      >
        <Icon name="circle-help" className="size-5" />
      </button>
      <span className={`absolute inset-x-0 top-full z-10 pt-1 ${isOpen ? '' : 'hidden'}`}>
        <span id={id} role="tooltip" className="block rounded-md bg-ink p-3 text-sm text-paper shadow-raised">
          {children}
        </span>
      </span>
    </span>
  )
}
