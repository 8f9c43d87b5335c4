'use client'

import { navigation } from '@/lib/browser/expired-session'
import { forgetLogin } from '@/lib/browser/session'

let leaving = false

/** True from a logout that the user caused on this page until the next account page opens. */
export const isLeaving = (): boolean => leaving

/** Marks that a logout is meant, so that AccountWatch does not redirect to the login as well. */
export function startLeaving(): void {
  leaving = true
}

export function arrive(): void {
  leaving = false
}

/**
 * Forgets the login and loads a public page anew, so that no account page stays in the router's
 * memory.
 */
export function leaveAccount(path: string): void {
  startLeaving()
  forgetLogin()
  navigation.to(path)
}
