'use client'

import { useSyncExternalStore } from 'react'
import { readStored, storageKeys, writeStored } from '@/lib/browser/storage'
import { forgetAffiliate } from '@/components/consent/affiliate'

/** A visitor's choice about optional cookies (D-152); null until they choose. */
export type Consent = 'accepted' | 'rejected' | null

const CONSENT_CHANGE_EVENT = 'consent-change'

/** Holds the choice if the browser blocks storage. */
let choiceInMemory: Consent = null
let isReopened = false

export function readConsent(): Consent {
  const value = readStored(storageKeys.cookieAccepted)
  if (value === 'true') return 'accepted'
  return value === 'false' ? 'rejected' : choiceInMemory
}

const announceChange = () => window.dispatchEvent(new Event(CONSENT_CHANGE_EVENT))

/** Stores the choice in local storage. Rejecting also deletes the affiliate cookie. */
export function setConsent(choice: Exclude<Consent, null>): void {
  isReopened = false
  if (!writeStored(storageKeys.cookieAccepted, String(choice === 'accepted'))) choiceInMemory = choice
  if (choice === 'rejected') forgetAffiliate()
  announceChange()
}

/** Applies a choice that was made before hydration. Until now it is only stored (cookie-notice-script.tsx). */
export function storeEarlyChoice(): void {
  const choice = document.documentElement.dataset.cookies
  if (choice === 'accepted' || choice === 'rejected') setConsent(choice)
}

export function reopenCookieNotice(): void {
  isReopened = true
  announceChange()
}

function subscribe(onChange: () => void) {
  window.addEventListener(CONSENT_CHANGE_EVENT, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(CONSENT_CHANGE_EVENT, onChange)
    window.removeEventListener('storage', onChange)
  }
}

export const useConsent = (): Consent => useSyncExternalStore(subscribe, readConsent, () => null)

/** Whether to show the notice. True on the server, which renders it hidden (cookie-notice-script.tsx). */
export const useNeedsChoice = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isReopened || readConsent() === null,
    () => true,
  )

export const wasReopened = (): boolean => isReopened
