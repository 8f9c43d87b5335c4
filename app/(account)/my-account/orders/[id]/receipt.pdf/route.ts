import { hasReceivedMoney } from '@/components/payments/order-state'
import { brandName } from '@/lib/config/env'
import { findOwnOrder } from '@/lib/queries/payments'
import { selectPayment, writeReceipt } from '@/lib/queries/receipt-pdf'
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
  if (!paidOrder || !hasReceivedMoney(paidOrder))
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
