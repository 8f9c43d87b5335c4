import type { SafeHtml } from '@/lib/html/sanitise'
import { createStore } from '@/lib/browser/create-store'

export interface Toast {
  id: string
  type: 'success' | 'info' | 'warning' | 'error'
  title?: string
  /** Plain text; `html`, which the server has sanitised, takes its place. */
  text?: string
  html?: SafeHtml
  /** Milliseconds until the toast closes by itself; 0 keeps it until it is closed (D-144). */
  timeOut: number
  /** Called when a person closes the toast, not when it times out. */
  onClose?: () => void
}

/** Default durations in milliseconds (D-144). */
export const toastDefaults = { timeOut: 5_000, extendedTimeOut: 1_000, easeTime: 300 } as const

const NO_TOASTS: readonly Toast[] = []
export const toasts = createStore<readonly Toast[]>(NO_TOASTS)
let toastCount = 0

/**
 * Shows a toast, or replaces the one that has the same id.
 * @returns the toast's id, for dismissToast
 */
export function showToast({
  id = `toast-${(toastCount += 1)}`,
  timeOut = toastDefaults.timeOut,
  ...rest
}: Omit<Toast, 'id' | 'timeOut'> & Partial<Pick<Toast, 'id' | 'timeOut'>>): string {
  const toast: Toast = { id, timeOut, ...rest }
  const isShown = toasts.get().some((other) => other.id === id)
  toasts.set(
    isShown ? toasts.get().map((other) => (other.id === id ? toast : other)) : [...toasts.get(), toast],
  )
  return id
}

/** Removes a toast without calling its onClose. */
export const dismissToast = (id: string): void => toasts.set(toasts.get().filter((toast) => toast.id !== id))

export const clearToasts = (): void => toasts.set(NO_TOASTS)
