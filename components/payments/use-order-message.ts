'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { usePublicSettings } from '@/components/settings/public-settings'
import { callApi } from '@/lib/browser/call-api'
import { leaveToLogin } from '@/lib/browser/leave-to-login'
import { packageKeys, removeStored } from '@/lib/browser/storage'
import { paymentRoutes } from '@/lib/config/payment-routes'
import type { OrderReply } from '@/lib/contract/payments'
import type { SafeHtml } from '@/lib/html/sanitise'
import type { TrackedSale } from './affiliate-tracking'
import { chooseOrderMessage, fallbackMessage, type OrderMessage } from './order-message'

interface OrderDisplay {
  title: OrderMessage['title']
  /** null for the fallback text, which is also shown if the template is missing (PAY-32, D-130). */
  html: SafeHtml | null
  sale: TrackedSale | null
}

const chooseMessage = ({ order_details, property_details }: OrderReply, productSlug: string): OrderMessage =>
  chooseOrderMessage(
    {
      packageName: property_details.package_def,
      status: property_details.status,
      amount: order_details[0]?.amount ?? 0,
    },
    productSlug,
  )

const getTemplateHtml = (
  { msg }: OrderReply,
  { template }: OrderMessage,
  productSlug: string,
): SafeHtml | null => {
  if (template === null) return null
  const name = template === 'product_only_thank_you_html' ? `${productSlug}_only_thank_you_html` : template
  return msg[name] || null
}

/**
 * Loads the order twice in the browser, first for its message, then for the affiliate (PAY-34, D-128), and
 * clears what the browser had stored for the order (PAY-25).
 */
export function useOrderMessage(userId: number, orderId: string): OrderDisplay {
  const router = useRouter()
  const { productSlug } = usePublicSettings()
  const [display, setDisplay] = useState<OrderDisplay>({
    title: fallbackMessage.title,
    html: null,
    sale: null,
  })
  const hasStarted = useRef(false)

  const readOrder = async (): Promise<OrderReply | null> => {
    const input = { user_id: userId, order_id: orderId }
    const reply = await callApi('orderDetails', input, { onExpiredSession: leaveToLogin }).catch(() => null)
    return reply?.ok ? reply.data : null
  }
  const loadOrder = async () => {
    for (const key of Object.values(packageKeys)) removeStored(key)
    const order = await readOrder()
    if (!order) return router.replace(paymentRoutes.wrongPage)
    const message = chooseMessage(order, productSlug)
    const html = getTemplateHtml(order, message, productSlug)
    setDisplay((current) => ({ ...current, title: message.title, html }))
    const trackedOrder = await readOrder()
    const [orderLine] = trackedOrder?.order_details ?? []
    if (!trackedOrder || !orderLine) return
    const { part } = chooseMessage(trackedOrder, productSlug)
    const sale = { amount: orderLine.amount, reference: orderLine.property_id, part }
    setDisplay((current) => ({ ...current, sale }))
  }
  // The ref makes the effect run once, although its function is new at each render.
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    void loadOrder()
  })
  useDocumentTitle(display.title)
  return display
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
