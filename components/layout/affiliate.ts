'use client'

import { useSyncExternalStore } from 'react'

/** Partners that send visitors, by the value of `?ref=` (exact, D-137), with their names. */
const partners: Readonly<Record<string, string>> = { AgeGroup: 'Age Group' }
const COOKIE = 'affiliate'
const THIRTY_DAYS = 30 * 24 * 60 * 60
const CHANGED = 'affiliate-change'

const partnerName = (ref: string | null): string | null => (ref !== null && Object.hasOwn(partners, ref) ? partners[ref]! : null)

const cookieValue = () => document.cookie.split('; ').find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? ''

function write(value: string, maxAge: number) {
  document.cookie = `${COOKIE}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
  window.dispatchEvent(new Event(CHANGED))
}

/** Flags a visitor whom a partner sent, for thirty days (HEADER-05, HEADER-06). Other values do nothing. */
export function rememberAffiliate(ref: string | null): void {
  if (partnerName(ref)) write(ref!, THIRTY_DAYS)
}

/** Forgets the flag; a visitor who rejects cookies keeps none of it. */
export function forgetAffiliate(): void {
  if (cookieValue()) write('', 0)
}

function subscribe(changed: () => void) {
  window.addEventListener(CHANGED, changed)
  return () => window.removeEventListener(CHANGED, changed)
}

/** Name of the partner that sent this visitor, or null; decided here so that pages stay cacheable. */
export const useAffiliate = (): string | null => useSyncExternalStore(subscribe, () => partnerName(cookieValue()), () => null)
