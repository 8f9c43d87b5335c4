'use client'

import type { ReactNode } from 'react'
import { ServerHtml } from '@/components/ui/server-html'
import { AffiliateTracking } from './affiliate-tracking'
import { OutcomeLinks, PAYMENT_SUCCESS, PaymentOutcome } from './payment-outcome'
import type { OrderDisplay } from './order-message'
import { useOrderMessage } from './use-order-message'

interface OrderSuccessProps {
  userId: number
  /** The order's id as written in the URL. */
  orderId: string
  serverDisplay: OrderDisplay
  /** The setting AFFILIATE_PIXEL_URL; null where no affiliate is configured. */
  affiliateUrl: string | null
  children: ReactNode
}

/** The page of a placed order (PAY-24 to PAY-35). */
export function OrderSuccess({ affiliateUrl, children, ...order }: OrderSuccessProps) {
  const { title, html, sale } = useOrderMessage(order)
  return (
    <PaymentOutcome title={title} isPaid>
      <div role="status" className="text-lg">
        {html === null ? <p>{PAYMENT_SUCCESS}</p> : <ServerHtml html={html} />}
      </div>
      {children}
      <OutcomeLinks />
      <AffiliateTracking baseUrl={affiliateUrl} sale={sale} />
    </PaymentOutcome>
  )
}
