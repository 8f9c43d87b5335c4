'use client'

import { CircleHelp } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'

/**
 * A few words behind a button with a question mark: shown while a pointer or the focus is on it, and
 * by a press for who has neither; it stays while the pointer is on the words, and Escape takes it
 * away without moving anything (WCAG 1.4.13). They are as wide as the nearest positioned box around,
 * below it, and so never off the screen. It is not the place for what everybody must read.
 */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const show = () => setOpen(true)
  const hide = () => setOpen(false)
  return (
    <span
      className="inline-flex shrink-0"
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && hide()}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
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
        <CircleHelp aria-hidden="true" className="size-5" />
      </button>
      <span className={`absolute inset-x-0 top-full z-10 pt-1 ${isOpen ? '' : 'hidden'}`}>
        <span id={id} role="tooltip" className="block rounded-md bg-ink p-3 text-sm text-paper shadow-raised">
          {children}
        </span>
      </span>
    </span>
  )
}
