'use client'

import { useConsent } from '@/components/consent/consent'

/** The details of an order that are sent to the affiliate (PAY-35). */
export interface TrackedSale {
  /** In pounds. */
  amount: number
  /** The property's id. */
  reference: number
  /** 'SALES' for packages paid now, otherwise empty. The affiliate calls it `part` (D-129). */
  affiliateSaleKind: string
}

const CURRENCY = 'GBP'

/** Returns the affiliate's tracking URL for a sale. @param client the element that makes the request */
export function createTrackingUrl(
  baseUrl: string,
  { amount, reference, affiliateSaleKind }: TrackedSale,
  client: 'img' | 'script',
): string {
  const url = new URL(baseUrl)
  const parameters = {
    amount: String(amount),
    ref: String(reference),
    cur: CURRENCY,
    part: affiliateSaleKind,
    client,
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

interface AffiliateTrackingProps {
  /** The setting AFFILIATE_PIXEL_URL; null where no affiliate is configured. */
  baseUrl: string | null
  sale: TrackedSale | null
}

/** Reports a sale to the affiliate by pixel and script, if the visitor accepts such cookies (D-129). */
export function AffiliateTracking({ baseUrl, sale }: AffiliateTrackingProps) {
  const consent = useConsent()
  if (baseUrl === null || sale === null || consent !== 'accepted') return null
  return (
    <>
      {/* eslint-disable-next-line @next/next/no-img-element -- the pixel must come from the affiliate itself */}
      <img src={createTrackingUrl(baseUrl, sale, 'img')} alt="" width={1} height={1} className="sr-only" />
      <script async src={createTrackingUrl(baseUrl, sale, 'script')} />
    </>
  )
}
