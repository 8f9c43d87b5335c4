'use client'

import { leave } from '@/lib/browser/expired-session'
import { forgetLogin } from '@/lib/browser/session'

let leaving = false

/** True from when somebody's own doing ends their login here until they are in a room again. */
export const isLeaving = (): boolean => leaving

/** Says that the end of the login is meant, and where it leads is seen to. */
export function startLeaving(): void {
  leaving = true
}

export function arrive(): void {
  leaving = false
}

/**
 * Forgets who was logged in and goes to a public page by a load of its own, so that nothing that
 * was shown here stays in the router's memory.
 */
export function leaveAccount(path: string): void {
  startLeaving()
  forgetLogin()
  leave.to(path)
}
