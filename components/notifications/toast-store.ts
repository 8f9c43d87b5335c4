import type { SafeHtml } from '@/lib/html/sanitise'
import { createStore } from '@/lib/browser/create-store'

export const toastTypes = ['success', 'info', 'warning', 'error'] as const

export interface Toast {
  id: string
  /** The number of the toast. A toast that replaces another of the same id has a new number. */
  sequence: number
  type: (typeof toastTypes)[number]
  title?: string
  text?: string
  /** Shown in place of `text`. */
  html?: SafeHtml
  /** 0 keeps the toast until it is closed. */
  timeOutMs: number
  /** Called when the user closes the toast, not when it times out. */
  onClose?: () => void
}

/** A toast closes after 5 seconds, or 1 second after the pointer or the focus has left it (D-144). */
export const toastDefaults = { timeOutMs: 5_000, extendedTimeOutMs: 1_000 } as const

const NO_TOASTS: readonly Toast[] = []
export const toasts = createStore<readonly Toast[]>(NO_TOASTS)

let toastCount = 0

/** Shows a toast, or replaces the toast of the same id. Returns the id. */
export function showToast({
  id = `toast-${toastCount + 1}`,
  timeOutMs = toastDefaults.timeOutMs,
  ...rest
}: Omit<Toast, 'id' | 'sequence' | 'timeOutMs'> & Partial<Pick<Toast, 'id' | 'timeOutMs'>>): string {
  toastCount += 1
  const toast: Toast = { id, sequence: toastCount, timeOutMs, ...rest }
  const shownToasts = toasts.get()
  const isShown = shownToasts.some((other) => other.id === id)
  const toastsWithReplacement = shownToasts.map((other) => (other.id === id ? toast : other))
  toasts.set(isShown ? toastsWithReplacement : [...shownToasts, toast])
  return id
}

export const dismissToast = (id: string): void => toasts.set(toasts.get().filter((toast) => toast.id !== id))

/** Removes toasts, by default all that are visible. */
export const clearToasts = (removed: readonly Toast[] = toasts.get()): void =>
  toasts.set(toasts.get().filter((toast) => !removed.includes(toast)))
