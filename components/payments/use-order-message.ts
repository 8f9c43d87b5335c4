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

interface ShownOrder {
  title: OrderMessage['title']
  /** null for the fallback text, which is also shown if the template is missing (PAY-32, D-130). */
  html: SafeHtml | null
  sale: TrackedSale | null
}

const choose = ({ order_details, property_details }: OrderReply, productSlug: string): OrderMessage =>
  chooseOrderMessage(
    {
      packageName: property_details.package_def,
      status: property_details.status,
      amount: order_details[0]?.amount ?? 0,
    },
    productSlug,
  )

const templateOf = (
  { msg }: OrderReply,
  { template }: OrderMessage,
  productSlug: string,
): SafeHtml | null => {
  if (template === null) return null
  const name = template === 'product_only_thank_you_html' ? `${productSlug}_only_thank_you_html` : template
  return msg[name] || null
}

/**
 * Loads the order twice in the browser, first for its message, then for the affiliate (PAY-34, D-128), and clears what
 * the browser had stored for the order (PAY-25).
 */
export function useOrderMessage(userId: number, orderId: string): ShownOrder {
  const router = useRouter()
  const { productSlug } = usePublicSettings()
  const [shown, setShown] = useState<ShownOrder>({ title: fallbackMessage.title, html: null, sale: null })
  const hasStarted = useRef(false)

  const readOrder = async (): Promise<OrderReply | null> => {
    const input = { user_id: userId, order_id: orderId }
    const reply = await callApi('orderDetails', input, { onExpiredSession: leaveToLogin }).catch(() => null)
    return reply?.ok ? reply.data : null
  }
  const start = async () => {
    for (const key of Object.values(packageKeys)) removeStored(key)
    const order = await readOrder()
    if (!order) return router.replace(paymentRoutes.wrongPage)
    const message = choose(order, productSlug)
    setShown((known) => ({ ...known, title: message.title, html: templateOf(order, message, productSlug) }))
    const tracked = await readOrder()
    const [line] = tracked?.order_details ?? []
    if (!tracked || !line) return
    const { part } = choose(tracked, productSlug)
    setShown((known) => ({ ...known, sale: { amount: line.amount, reference: line.property_id, part } }))
  }
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    void start()
  })
  useDocumentTitle(shown.title)
  return shown
}

/** Keeps the tab's title over the page's metadata, which Next may write again while it hydrates them. */
function useDocumentTitle(title: string): void {
  // A layout effect, so that the next page's title is never written over.
  useLayoutEffect(() => {
    const apply = () => {
      if (document.title !== title) document.title = title
    }
    apply()
    const observer = new MutationObserver(apply)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [title])
}
