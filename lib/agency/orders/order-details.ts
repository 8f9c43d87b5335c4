import { env } from '../../config/env'
import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { paymentMessages } from '../../contract/payment-messages'
import type { OrderReply } from '../../contract/payments'
import { formatOrderListingStatus } from '../../domain/order'
import { sanitiseHtml } from '../../html/sanitise'
import type { UserCaller } from '../callers'
import { getSiteMeta } from '../content/site-meta'
import { db } from '../database'
import { toPounds } from '../../format/money'

/** Lists the thank-you messages' keys in site meta and in the reply (API-33). 'poc' is pay on completion. */
const listTemplateNames = (product: string): string[] => [
  'pay_now_thank_you_html',
  'pay_now_bundle_thank_you_html',
  'poc_thank_you_html',
  `${product}_only_thank_you_html`,
  'payment_thank_you_html',
  'changes_thank_you_html',
]

/** Returns the caller's order, the package and status of its listing, and the thank-you messages. */
export async function getOrderDetails(
  { order_id: orderId }: ParsedInput<'orderDetails'>,
  { user }: UserCaller,
): Promise<Reply<OrderReply>> {
  const order = await db()
    .selectFrom('order')
    .innerJoin('listing', 'listing.id', 'order.listingId')
    .select(['order.id', 'order.amountPence', 'order.listingId', 'order.packageDef'])
    .select(['listing.status', 'listing.packageDef as listingPackage'])
    .where('order.id', '=', orderId)
    .where('order.userId', '=', user.id)
    .executeTakeFirst()
  if (!order) return failure(paymentMessages.orderNotFound)
  const names = listTemplateNames(env().PRODUCT_SLUG)
  const templates = await Promise.all(names.map((attr) => getSiteMeta({ attr })))
  const messages = Object.fromEntries(
    names.flatMap((name, index) => {
      const template = templates[index]!
      return template.ok ? [[name, sanitiseHtml(template.data.val)]] : []
    }),
  )
  return success({
    order_details: [
      { order_id: order.id, amount: toPounds(order.amountPence), property_id: order.listingId },
    ],
    property_details: {
      package_def: order.packageDef ?? order.listingPackage ?? '',
      status: formatOrderListingStatus(order.status),
    },
    msg: messages,
  })
}
