'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '@/lib/browser/create-store'

/** Affiliates by the value of `?ref=`, which must match exactly (D-137). */
const affiliateNames: Readonly<Record<string, string>> = { AgeGroup: 'Age Group' }
const COOKIE_NAME = 'affiliate'
const COOKIE_SECONDS = 30 * 24 * 60 * 60

const affiliate = createStore<string | null>(null)

/** `hasOwn` ignores the names of properties that every object has, such as '?ref=constructor'. */
const findAffiliateName = (ref: string | null): string | null =>
  ref !== null && Object.hasOwn(affiliateNames, ref) ? affiliateNames[ref]! : null

const readCookie = () =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${COOKIE_NAME}=`))
    ?.slice(COOKIE_NAME.length + 1) ?? ''

function writeCookie(value: string, maxAgeSeconds: number) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${COOKIE_NAME}=${value}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure}`
  affiliate.set(findAffiliateName(value))
}

export function rememberAffiliate(ref: string | null): void {
  if (ref !== null && findAffiliateName(ref)) writeCookie(ref, COOKIE_SECONDS)
}

export function forgetAffiliate(): void {
  if (readCookie()) writeCookie('', 0)
}

/** Returns the affiliate that sent the visitor. The browser reads it, so that pages stay cacheable. */
export function useAffiliate(): string | null {
  useEffect(() => {
    // Runs in a timeout, because reading cookies delays hydration.
    const timer = setTimeout(() => affiliate.set(findAffiliateName(readCookie())))
    return () => clearTimeout(timer)
  }, [])
  return useSyncExternalStore(affiliate.subscribe, affiliate.get, () => null)
}
