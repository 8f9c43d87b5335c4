import type { OrderReply } from '@/lib/contract/payments'
import type { SafeHtml } from '@/lib/html/sanitise'

/** The keys of the thank-you messages (API-33). 'poc' is pay on completion, and 'product' stands for its slug. */
type MessageTemplate =
  | 'pay_now_thank_you_html'
  | 'pay_now_bundle_thank_you_html'
  | 'poc_thank_you_html'
  | 'product_only_thank_you_html'
  | 'payment_thank_you_html'
  | 'changes_thank_you_html'

interface OrderMessage {
  title: 'Payment Success' | 'Update Success'
  /** null for the fallback text (PAY-32). */
  template: MessageTemplate | null
  affiliateSaleKind: '' | 'SALES'
}

export interface OrderDisplay extends Pick<OrderMessage, 'title' | 'affiliateSaleKind'> {
  /** null for the fallback text, which is also shown if the template is missing (PAY-32, D-130). */
  html: SafeHtml | null
}

interface OrderFacts {
  packageName: string
  status: string
  /** In pounds. Upstreams send it as a number or as text (D-131). */
  amount: number | string
}

const fallbackMessage: OrderMessage = { title: 'Payment Success', template: null, affiliateSaleKind: '' }

/** Chooses the message by the package of a pending listing, and by the amount for a live one (PAY-26 to PAY-32, D-131). */
export function chooseOrderMessage(
  { packageName, status, amount }: OrderFacts,
  productSlug: string,
): OrderMessage {
  if (status.toUpperCase() === 'PENDING') {
    const messageByPackage: Readonly<Record<string, OrderMessage>> = {
      PAY_NOW: { title: 'Payment Success', template: 'pay_now_thank_you_html', affiliateSaleKind: 'SALES' },
      PAY_NOW_BUNDLE: {
        title: 'Payment Success',
        template: 'pay_now_bundle_thank_you_html',
        affiliateSaleKind: 'SALES',
      },
      PAY_ON_COMPLETION: { title: 'Update Success', template: 'poc_thank_you_html', affiliateSaleKind: '' },
      [`${productSlug.toUpperCase()}_ONLY`]: {
        title: 'Update Success',
        template: 'product_only_thank_you_html',
        affiliateSaleKind: '',
      },
    }
    const name = packageName.toUpperCase()
    const message = Object.hasOwn(messageByPackage, name) ? messageByPackage[name] : undefined
    return message ?? fallbackMessage
  }
  if (status.toUpperCase() !== 'LIVE') return fallbackMessage
  return Number(amount) > 0
    ? { title: 'Payment Success', template: 'payment_thank_you_html', affiliateSaleKind: '' }
    : { title: 'Update Success', template: 'changes_thank_you_html', affiliateSaleKind: '' }
}

export function describeOrderReply(
  { order_details, property_details, msg }: OrderReply,
  productSlug: string,
): OrderDisplay {
  const facts = {
    packageName: property_details.package_def,
    status: property_details.status,
    amount: order_details[0]?.amount ?? 0,
  }
  const { title, template, affiliateSaleKind } = chooseOrderMessage(facts, productSlug)
  const key = template === 'product_only_thank_you_html' ? `${productSlug}_only_thank_you_html` : template
  const html = key === null ? null : msg[key]
  // An empty template counts as missing.
  return { title, affiliateSaleKind, html: html || null }
}
