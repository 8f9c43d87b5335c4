import { hasReceipt } from '@/components/payments/order-state'
import { brandName } from '@/lib/config/env'
import type { UserOrder } from '@/lib/contract/payments'
import { findOwnOrder } from '@/lib/queries/payments'
import { toChargeOrder, writeReceipt } from '@/lib/queries/receipt-pdf'
import { requireUser } from '@/lib/session/current-user'

const PRIVATE_HEADERS = { 'cache-control': 'private, no-store' }

/** Sends the receipt of `?payment=` or of the last payment. Answers 404 if unpaid or another person's. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const { id: userId, first_name, last_name, email } = await requireUser()
  const order = await findOwnOrder(userId, (await params).id)
  const chargeId = new URL(request.url).searchParams.get('payment')
  const paidOrder = order ? selectPayment(order, chargeId) : null
  if (!paidOrder || !hasReceipt(paidOrder))
    return new Response('Receipt not found', { status: 404, headers: PRIVATE_HEADERS })
  const payer = { name: `${first_name} ${last_name}`.trim(), email }
  const pdf = await writeReceipt(paidOrder, payer, brandName())
  const fileName = `receipt-${paidOrder.transaction_id.replaceAll(/[^\w-]/g, '')}.pdf`
  return new Response(new Uint8Array(pdf), {
    headers: {
      ...PRIVATE_HEADERS,
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${fileName}"`,
    },
  })
}

/** Returns the order as if it had only the chosen payment. Returns null if no payment of the order has the id. */
function selectPayment(order: UserOrder, chargeId: string | null): UserOrder | null {
  if (chargeId === null && order.charges.length < 2) return order
  const charge =
    chargeId === null
      ? order.charges.at(-1)
      : order.charges.find(({ charge_id: id }) => String(id) === chargeId)
  return charge ? toChargeOrder(order, charge) : null
}
