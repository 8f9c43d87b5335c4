'use client'

import { navigation } from '@/lib/browser/navigation'
import { forgetLogin } from '@/lib/browser/session'

let isLeavingAccount = false

/** Whether the user has logged out on this page. It stays true until the next account page opens. */
export const isLeaving = (): boolean => isLeavingAccount

/** Must be called before the login is cleared, so that SessionWatcher does not redirect to the login as well. */
export function startLeaving(): void {
  isLeavingAccount = true
}

/** Must be called when an account page opens. */
export function resetLeaving(): void {
  isLeavingAccount = false
}

/** Logs out in the browser and loads a public page. A full load clears account pages from the router's cache. */
export function leaveAccount(path: string): void {
  startLeaving()
  forgetLogin()
  navigation.to(path)
}
