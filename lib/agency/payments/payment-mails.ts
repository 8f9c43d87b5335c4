import { brand } from '../../config/brand'
import { paymentRoutes } from '../../config/payment-routes'
import type { DisputeStatus } from '../../domain/dispute'
import { formatLongDate } from '../../format/dates'
import { formatPence } from '../../format/money'
import type { Tx } from '../database'
import { queueMail } from '../mail/queue'
import { absoluteUrl, greet } from '../mail/wording'
import type { OrderRow } from '../orders/order-rows'
import type { ProviderDispute } from './provider'

const formatAmount = (pence: bigint): string => formatPence(Number(pence))

const disputeStatusParagraphs: Record<DisputeStatus, string> = {
  inquiry: 'The payer’s bank asks about the payment. Nothing has been taken from us yet.',
  open: 'The payer’s bank has taken the money back, and decides once it has seen our evidence.',
  won: 'The bank has decided for us, and the money has come back.',
  lost: 'The bank has decided for the payer, who keeps the money. Decide what becomes of the order.',
  closed: 'The bank’s question has ended without a chargeback.',
}

/** Mails the agency about each change of a dispute. Evidence that is sent too late loses the dispute. */
export async function mailAgencyOfDispute(tx: Tx, order: OrderRow, dispute: ProviderDispute): Promise<void> {
  const { status, respondBy, amountPence, reason, id } = dispute
  const isRunning = status === 'inquiry' || status === 'open'
  await queueMail(tx, {
    to: brand.email,
    subject: `Payment disputed: order ${order.reference} (${status})`,
    greeting: 'Hello,',
    paragraphs: [
      `${formatAmount(amountPence)} of order ${order.id} (${order.reference}, ${order.description}) is disputed. The bank’s reason is “${reason}”, and the provider’s number of the dispute is ${id}.`,
      disputeStatusParagraphs[status],
      ...(isRunning && respondBy
        ? [`Send evidence in the provider’s dashboard by ${formatLongDate(respondBy)}.`]
        : []),
      // While the bank held the money, the cancellation returned none of it.
      ...(status === 'won' && order.status === 'cancelled'
        ? [
            `The order was cancelled. If the payer is owed the money, “npm run agency -- payments refund ${order.id}” returns it.`,
          ]
        : []),
    ],
  })
}

interface FailedRefund {
  orderId: number
  reference: string
  userId: number
  amountPence: bigint
  failure: string | null
}

/** Mails the payer and the agency that a refund has not reached the card, so that it is paid in another way. */
export async function mailFailedRefund(tx: Tx, refund: FailedRefund): Promise<void> {
  const { orderId, reference, userId, amountPence, failure } = refund
  const payer = await tx
    .selectFrom('user')
    .select(['email', 'firstName', 'closedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (!payer.closedAt)
    await queueMail(tx, {
      to: payer.email,
      subject: `Your refund for order ${reference} did not arrive`,
      greeting: greet(payer.firstName),
      paragraphs: [
        `Your bank did not accept the refund of ${formatAmount(amountPence)} to the card that paid. You are still owed this money in full.`,
        `We pay it in another way. Tell us at ${brand.email} or ${brand.phone} how you would like to have it; you need not send us a card number.`,
      ],
      action: { label: 'Your payments', url: absoluteUrl(paymentRoutes.payments) },
    })
  await queueMail(tx, {
    to: brand.email,
    subject: `Refund failed: order ${reference}`,
    greeting: 'Hello,',
    paragraphs: [
      `The refund of ${formatAmount(amountPence)} for order ${orderId} (${reference}) failed. The provider’s reason: ${failure ?? 'none given'}.`,
      payer.closedAt
        ? 'The payer’s account is closed, and nobody was told.'
        : `${payer.email} was told, and is still owed the money.`,
      `“npm run agency -- payments refund ${orderId}” tries the card again.`,
    ],
  })
}

/** Mails the payer about a refund that the agency made in the provider's dashboard. */
export async function mailRefundByHand(tx: Tx, order: OrderRow, amountPence: bigint): Promise<void> {
  const payer = await tx
    .selectFrom('user')
    .select(['email', 'firstName', 'closedAt'])
    .where('id', '=', order.userId)
    .executeTakeFirstOrThrow()
  if (payer.closedAt) return
  await queueMail(tx, {
    to: payer.email,
    subject: `A refund for order ${order.reference}`,
    greeting: greet(payer.firstName),
    paragraphs: [
      `We have returned ${formatAmount(amountPence)} of your order “${order.description}” to the card that paid. Banks take up to 10 days to show it.`,
      'Your receipt in the account says so too.',
    ],
    action: { label: 'Your payments', url: absoluteUrl(paymentRoutes.payments) },
  })
}

/** Says why a payment could not settle its order. @param order the order as it was when the payment came in */
function explainReturn({ status, kind }: OrderRow, { isRightAmount }: { isRightAmount: boolean }): string {
  if (status === 'cancelled') return 'The order had been cancelled before it came in.'
  if (status === 'settled') return 'The order had been paid already.'
  if (!isRightAmount) return 'It was not of the amount of the order, which is not paid yet.'
  return kind === 'tenant'
    ? 'The home could no longer be reserved with it, for example because another tenant had paid before. We hold no deposit of yours for it.'
    : 'The home could no longer use what it pays for.'
}

/** Mails the payer that a payment goes back, because no other mail tells what became of it. */
export async function mailReturnedPayment(
  tx: Tx,
  order: OrderRow,
  { amountPence, isRightAmount }: { amountPence: bigint; isRightAmount: boolean },
): Promise<void> {
  const payer = await tx
    .selectFrom('user')
    .select(['email', 'firstName', 'closedAt'])
    .where('id', '=', order.userId)
    .executeTakeFirstOrThrow()
  if (payer.closedAt) return
  await queueMail(tx, {
    to: payer.email,
    subject: `Your payment for order ${order.reference} goes back`,
    greeting: greet(payer.firstName),
    paragraphs: [
      `We could not take your payment of ${formatAmount(amountPence)} for “${order.description}”. ${explainReturn(order, { isRightAmount })}`,
      'All of it goes back to the card that paid. Banks take up to 10 days to show it.',
    ],
    action: { label: 'Your payments', url: absoluteUrl(paymentRoutes.payments) },
  })
}
