'use client'

import {
  Fragment,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type MouseEvent,
} from 'react'
import { Icon } from '@/components/ui/icon'
import { dismissToast, toastDefaults, toasts, type Toast } from './toast-store'

const styles = {
  success: { icon: 'circle-check', label: 'Success', className: 'border-good bg-good-soft text-good' },
  info: { icon: 'info', label: 'Information', className: 'border-note bg-note-soft text-note' },
  warning: { icon: 'triangle-alert', label: 'Warning', className: 'border-warn bg-warn-soft text-warn' },
  error: { icon: 'circle-alert', label: 'Error', className: 'border-bad bg-bad-soft text-bad' },
} as const

interface ToastCardProps {
  toast: Toast
  /** Moves the focus to where it was before it came to the toasts. */
  restoreFocus: () => void
}

/** A toast. Only its close button closes it, so that users can select its text and follow its links (RT-11). */
function ToastCard({ toast, restoreFocus }: ToastCardProps) {
  const [isPaused, setPaused] = useState(false)
  // The number of the toast that was hovered or focused, which then closes sooner. A replacement has its full time.
  const [extendedSequence, setExtendedSequence] = useState<number>()
  const { id, sequence } = toast
  const timeOutMs = extendedSequence === sequence ? toastDefaults.extendedTimeOutMs : toast.timeOutMs
  const { icon, label, className } = styles[toast.type]

  useEffect(() => {
    if (timeOutMs === 0 || isPaused) return
    const timer = setTimeout(() => dismissToast(id), timeOutMs)
    return () => clearTimeout(timer)
  }, [timeOutMs, isPaused, id, sequence])

  const pause = () => setPaused(true)
  const resume = () => {
    setPaused(false)
    if (toast.timeOutMs > 0) setExtendedSequence(sequence)
  }
  const close = ({ currentTarget }: MouseEvent) => {
    // Safari does not focus a clicked button. The focus is then elsewhere, and is not lost with the toast.
    if (document.activeElement === currentTarget) {
      const nextToast = currentTarget.closest('li')?.nextElementSibling
      const nextButton = nextToast?.querySelector('button')
      if (nextButton) nextButton.focus()
      else restoreFocus()
    }
    dismissToast(id)
    toast.onClose?.()
  }
  return (
    <li
      data-toast={toast.type}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
      className={`flex animate-[toast-in_300ms_ease] items-start gap-3 rounded-md border p-3 shadow-raised ${className}`}
    >
      {/* New elements for each toast, because screen readers do not announce a text that stays the same. */}
      <Fragment key={sequence}>
        <Icon name={icon} label={label} className="mt-0.5 size-5 shrink-0" />
        <div className="min-w-0 flex-1 text-sm text-ink [overflow-wrap:anywhere]">
          {toast.title ? <p className="font-semibold">{toast.title}</p> : null}
          {toast.html !== undefined ? (
            <div className="[&_a]:underline" dangerouslySetInnerHTML={{ __html: toast.html }} />
          ) : (
            <p>{toast.text}</p>
          )}
        </div>
      </Fragment>
      <button
        type="button"
        onClick={close}
        aria-label={`Close message${toast.title ? `: ${toast.title}` : ''}`}
        className="-m-2 flex size-11 shrink-0 items-center justify-center rounded-sm"
      >
        <Icon name="x" className="size-5" />
      </button>
    </li>
  )
}

/** The live region of the toasts (RT-15). Always rendered, because screen readers announce only changes. */
export function Toasts() {
  const visibleToasts = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get)
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    if (visibleToasts.length === 0) return
    const { style } = document.documentElement
    style.setProperty('--toasts', `${region.current?.offsetHeight ?? 0}px`)
    return () => void style.removeProperty('--toasts')
  }, [visibleToasts])
  const list = useRef<HTMLOListElement>(null)
  const newestSequence = visibleToasts.at(-1)?.sequence
  useEffect(() => {
    if (list.current && newestSequence) list.current.scrollTop = list.current.scrollHeight
  }, [newestSequence])
  const focusedBefore = useRef<HTMLElement>(null)
  const rememberFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget as HTMLElement | null
  }
  // Does not scroll to the element, because the user may have scrolled the page since.
  const restoreFocus = () => focusedBefore.current?.focus({ preventScroll: true })
  return (
    <section
      ref={region}
      aria-label="Messages"
      aria-live="polite"
      onFocus={rememberFocus}
      className="toasts pointer-events-none fixed right-0 z-50 w-full max-w-sm p-3 print:hidden"
    >
      <ol ref={list} className="pointer-events-auto grid gap-2 overflow-y-auto overscroll-contain">
        {visibleToasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} restoreFocus={restoreFocus} />
        ))}
      </ol>
    </section>
  )
}
