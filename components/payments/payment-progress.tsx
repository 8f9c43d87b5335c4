'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { callApi } from '@/lib/browser/call-api'
import type { UserOrder } from '@/lib/contract/payments'
import { formatPence } from '@/lib/format/money'

interface PaymentProgressProps {
  userId: number
  order: UserOrder | null
}

function describeProgress(order: UserOrder): string | null {
  const { status, amount_pence: amount, charges } = order
  const returnedPence = order.refunded_pence + order.refunding_pence
  if (order.settled_at === null && returnedPence > 0)
    return `We could not take your payment for this order, so ${formatPence(returnedPence)} goes back to the card that paid. We have written to you about it.`
  if (status === 'open' && amount > 0)
    return `We are waiting for the card provider to confirm your payment of ${formatPence(amount)}. It takes a minute at most, and you need not stay on this page. If you left before you paid, you can pay under Your payments.`
  // A subscription has a charge for each month.
  const lastCharge = charges.at(-1)
  return lastCharge ? `Your payment of ${formatPence(lastCharge.amount_pence)} is confirmed.` : null
}

/** The provider's webhook may arrive after the payer is back, so the browser makes the server ask the provider. */
export function PaymentProgress({ userId, order }: PaymentProgressProps) {
  const router = useRouter()
  const hasAsked = useRef(false)
  const isWaiting = order?.status === 'open' && order.amount_pence > 0

  useEffect(() => {
    if (!isWaiting || hasAsked.current) return
    hasAsked.current = true
    callApi('checkPayments', { user_id: userId }).then(
      () => router.refresh(),
      () => undefined,
    )
  }, [isWaiting, userId, router])

  const progress = order ? describeProgress(order) : null
  if (!progress) return null
  return (
    <p role="status" className="max-w-[60ch] text-muted">
      {progress}
    </p>
  )
}
