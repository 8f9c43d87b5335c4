import { hasReceipt } from '@/components/payments/order-state'
import { brandName } from '@/lib/config/env'
import { findOwnOrder } from '@/lib/queries/payments'
import { writeReceipt } from '@/lib/queries/receipt-pdf'
import { requireUser } from '@/lib/session/current-user'

const PRIVATE = { 'cache-control': 'private, no-store' }

/** Sends the receipt of the user's order as a PDF. An unpaid order and another person's answer 404. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const { id: userId, first_name, last_name, email } = await requireUser()
  const order = await findOwnOrder(userId, (await params).id)
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
