import type { SafeHtml } from '@/lib/html/sanitise'
import { createStore } from '@/lib/browser/create-store'

export interface Toast {
  id: string
  type: 'success' | 'info' | 'warning' | 'error'
  title?: string
  /** Words, or HTML that the server has sanitised; HTML alone may be marked as such. */
  text?: string
  html?: SafeHtml
  /** Milliseconds until it goes by itself; 0 keeps it until it is closed, as product messages are (D-144). */
  timeOut: number
  /** Called once when a person closes it, not when it goes by itself. */
  onClose?: () => void
}

/** Defaults of any toast that does not say otherwise, in milliseconds (D-144). */
export const toastDefaults = { timeOut: 5_000, extendedTimeOut: 1_000, easeTime: 300 } as const

const none: readonly Toast[] = []
export const toasts = createStore<readonly Toast[]>(none)
let count = 0

/**
 * Shows a toast, or replaces the one of the same id: what is told twice is shown once (RT-11).
 * @returns its id, for dismissToast
 */
export function showToast({
  id = `toast-${(count += 1)}`,
  timeOut = toastDefaults.timeOut,
  ...rest
}: Omit<Toast, 'id' | 'timeOut'> & Partial<Pick<Toast, 'id' | 'timeOut'>>): string {
  const toast: Toast = { id, timeOut, ...rest }
  const known = toasts.get().some((other) => other.id === id)
  toasts.set(
    known ? toasts.get().map((other) => (other.id === id ? toast : other)) : [...toasts.get(), toast],
  )
  return id
}

/** Takes a toast away without telling its owner. */
export const dismissToast = (id: string): void => toasts.set(toasts.get().filter((toast) => toast.id !== id))

/** Takes every toast away, as a failing read of the messages does (RT). */
export const clearToasts = (): void => toasts.set(none)
