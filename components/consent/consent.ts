'use client'

import { useSyncExternalStore } from 'react'
import { readStored, stored, writeStored } from '@/lib/browser/storage'
import { forgetAffiliate } from '@/components/shell/affiliate'

/** What a visitor chose about cookies that are not needed (D-152); null until they choose. */
export type Consent = 'accepted' | 'rejected' | null

/** Announced on `window` when the choice changes; what waits for consent listens to it. */
export const CONSENT_CHANGE = 'consent-change'
const HALF_A_YEAR = 182 * 24 * 60 * 60

/** Kept for this page when storage refuses, and the wish to choose again. */
let remembered: Consent = null
let reopened = false

/** The choice made so far. */
export function readConsent(): Consent {
  const value = readStored(stored.cookieAccepted)
  if (value === 'true') return 'accepted'
  return value === 'false' ? 'rejected' : remembered
}

const announce = () => window.dispatchEvent(new Event(CONSENT_CHANGE))

/** Keeps the choice: in local storage for this site's scripts, in a cookie for its server. */
export function choose(choice: Exclude<Consent, null>): void {
  reopened = false
  if (!writeStored(stored.cookieAccepted, String(choice === 'accepted'))) remembered = choice
  document.cookie = `consent=${choice}; Max-Age=${HALF_A_YEAR}; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
  if (choice === 'rejected') forgetAffiliate()
  announce()
}

/** Shows the choice again, as the footer's link does. */
export function reopenChoice(): void {
  reopened = true
  announce()
}

function subscribe(changed: () => void) {
  window.addEventListener(CONSENT_CHANGE, changed)
  window.addEventListener('storage', changed)
  return () => {
    window.removeEventListener(CONSENT_CHANGE, changed)
    window.removeEventListener('storage', changed)
  }
}

/** The choice, live; null on the server. */
export const useConsent = (): Consent => useSyncExternalStore(subscribe, readConsent, () => null)

/** Whether to ask. The server cannot know, and sends the notice to all (hidden, cookie-script.tsx). */
export const useAsking = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => reopened || readConsent() === null,
    () => true,
  )

/** Whether the visitor asked to choose again, so that the focus may go there. */
export const wasReopened = (): boolean => reopened
