'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '@/lib/browser/create-store'

/** Partners that send visitors, by the value of `?ref=` (exact, D-137), with their names. */
const partners: Readonly<Record<string, string>> = { AgeGroup: 'Age Group' }
const COOKIE = 'affiliate'
const THIRTY_DAYS = 30 * 24 * 60 * 60

const partner = createStore<string | null>(null)

const partnerName = (ref: string | null): string | null =>
  ref !== null && Object.hasOwn(partners, ref) ? partners[ref]! : null

const cookieValue = () =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1) ?? ''

function write(value: string, maxAge: number) {
  document.cookie = `${COOKIE}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
  partner.set(partnerName(value))
}

/** Flags a visitor whom a partner sent, for thirty days (HEADER-05, HEADER-06). Other values do nothing. */
export function rememberAffiliate(ref: string | null): void {
  if (partnerName(ref)) write(ref!, THIRTY_DAYS)
}

/** Forgets the flag; a visitor who rejects cookies keeps none of it. */
export function forgetAffiliate(): void {
  if (cookieValue()) write('', 0)
}

/**
 * Name of the partner that sent this visitor, or null; decided here so that pages stay cacheable, and
 * once the page has come to rest: a look at the cookies holds a starting page up.
 */
export function useAffiliate(): string | null {
  useEffect(() => {
    const look = setTimeout(() => partner.set(partnerName(cookieValue())))
    return () => clearTimeout(look)
  }, [])
  return useSyncExternalStore(partner.subscribe, partner.get, () => null)
}
