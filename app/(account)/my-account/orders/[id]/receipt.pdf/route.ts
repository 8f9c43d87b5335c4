import { hasReceipt } from '@/components/payments/order-state'
import { brandName } from '@/lib/config/env'
import type { UserOrder } from '@/lib/contract/payments'
import { findOwnOrder } from '@/lib/queries/payments'
import { toChargeOrder, writeReceipt } from '@/lib/queries/receipt-pdf'
import { requireUser } from '@/lib/session/current-user'

const PRIVATE = { 'cache-control': 'private, no-store' }

/**
 * Sends the receipt of the user's order, or of the one of its payments that `?payment=` names, as a PDF; of several
 * payments the last. An unpaid order
 * and another person's answer 404.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const { id: userId, first_name, last_name, email } = await requireUser()
  const whole = await findOwnOrder(userId, (await params).id)
  const order = whole && selectPayment(whole, new URL(request.url).searchParams.get('payment'))
  if (!order || !hasReceipt(order))
    return new Response('Receipt not found', { status: 404, headers: PRIVATE })
  const payer = { name: `${first_name} ${last_name}`.trim(), email }
  const pdf = await writeReceipt(order, payer, brandName())
  return new Response(new Uint8Array(pdf), {
    headers: {
      ...PRIVATE,
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="receipt-${order.transaction_id.replaceAll(/[^\w-]/g, '')}.pdf"`,
    },
  })
}

function selectPayment(order: UserOrder, payment: string | null): UserOrder | null {
  if (payment === null && order.charges.length < 2) return order
  const charge =
    payment === null
      ? order.charges.at(-1)
      : order.charges.find(({ charge_id: id }) => String(id) === payment)
  return charge ? toChargeOrder(order, charge) : null
}
