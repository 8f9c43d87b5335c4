'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { usePublicSettings } from '@/components/settings/public-settings'
import { callApi } from '@/lib/browser/call-api'
import { leaveToLogin } from '@/lib/browser/leave-to-login'
import { packageKeys, removeStored } from '@/lib/browser/storage'
import { paymentRoutes } from '@/lib/config/payment-routes'
import type { OrderReply } from '@/lib/contract/payments'
import type { TrackedSale } from './affiliate-tracking'
import { describeOrderReply, type OrderDisplay } from './order-message'

interface PlacedOrder {
  userId: number
  /** The order's id as written in the URL. */
  orderId: string
  /** What the server has rendered, which is shown until the browser has loaded the order. */
  serverDisplay: OrderDisplay
}

/** Loads the order twice, for message and affiliate (PAY-34, D-128), and clears the stored package choice (PAY-25). */
export function useOrderMessage({ userId, orderId, serverDisplay }: PlacedOrder) {
  const router = useRouter()
  const { productSlug } = usePublicSettings()
  const [display, setDisplay] = useState(serverDisplay)
  const [sale, setSale] = useState<TrackedSale | null>(null)
  const hasStarted = useRef(false)

  const readOrder = async (): Promise<OrderReply | null> => {
    const input = { user_id: userId, order_id: orderId }
    const reply = await callApi('orderDetails', input, { onExpiredSession: leaveToLogin }).catch(() => null)
    return reply?.ok ? reply.data : null
  }
  const loadOrder = async () => {
    for (const key of Object.values(packageKeys)) removeStored(key)
    const order = await readOrder()
    if (!order) return router.replace(paymentRoutes.unreadableOrder)
    setDisplay(describeOrderReply(order, productSlug))
    const trackedOrder = await readOrder()
    const [orderLine] = trackedOrder?.order_details ?? []
    if (!trackedOrder || !orderLine) return
    const { affiliateSaleKind } = describeOrderReply(trackedOrder, productSlug)
    setSale({ amount: orderLine.amount, reference: orderLine.property_id, affiliateSaleKind })
  }
  // The ref makes the effect run once, although its function is new at each render.
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    void loadOrder()
  })
  useDocumentTitle(display.title)
  return { ...display, sale }
}

/** Keeps the tab's title, although Next may write the metadata's title again while it hydrates. */
function useDocumentTitle(title: string): void {
  // This is a layout effect, because its cleanup runs before the next page sets its own title.
  useLayoutEffect(() => {
    const applyTitle = () => {
      if (document.title !== title) document.title = title
    }
    applyTitle()
    const observer = new MutationObserver(applyTitle)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [title])
}
