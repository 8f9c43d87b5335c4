'use client'

import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { dismissToast, toastDefaults, toasts, type Toast } from './toast-store'

const looks = {
  success: { Icon: CircleCheck, word: 'Success', className: 'border-good bg-good-soft text-good' },
  info: { Icon: Info, word: 'Information', className: 'border-note bg-note-soft text-note' },
  warning: { Icon: TriangleAlert, word: 'Warning', className: 'border-warn bg-warn-soft text-warn' },
  error: { Icon: CircleAlert, word: 'Error', className: 'border-bad bg-bad-soft text-bad' },
} as const

/** One message. Only its close button closes it: a tap on the text selects, or follows a link in it. */
function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false)
  const [patience, setPatience] = useState(toast.timeOut)
  const { Icon, word, className } = looks[toast.type]

  useEffect(() => {
    if (patience === 0 || held) return
    const timer = setTimeout(() => dismissToast(toast.id), patience)
    return () => clearTimeout(timer)
  }, [patience, held, toast.id])

  const hold = () => setHeld(true)
  const release = () => {
    setHeld(false)
    if (toast.timeOut > 0) setPatience(toastDefaults.extendedTimeOut)
  }
  const close = () => {
    dismissToast(toast.id)
    toast.onClose?.()
  }
  return (
    <li
      data-toast={toast.type}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className={`flex animate-[toast-in_300ms_ease] items-start gap-3 rounded-md border p-3 shadow-raised ${className}`}
    >
      <Icon role="img" aria-label={word} className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 text-sm text-ink [overflow-wrap:anywhere]">
        {toast.title ? <p className="font-semibold">{toast.title}</p> : null}
        {toast.html !== undefined ? (
          <div className="[&_a]:underline" dangerouslySetInnerHTML={{ __html: toast.html }} />
        ) : (
          <p>{toast.text}</p>
        )}
      </div>
      <button
        type="button"
        onClick={close}
        aria-label={`Close message${toast.title ? `: ${toast.title}` : ''}`}
        className="-m-2 flex size-11 shrink-0 items-center justify-center rounded-sm"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </li>
  )
}

/** The place of toasts, top right; it is always there, so that readers hear what comes into it (RT-15). */
export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get)
  return (
    <section
      aria-label="Messages"
      aria-live="polite"
      className="pointer-events-none fixed right-0 top-0 z-50 w-full max-w-sm p-3 print:hidden"
    >
      <ol className="pointer-events-auto grid max-h-[60dvh] gap-2 overflow-y-auto overscroll-contain">
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  )
}
