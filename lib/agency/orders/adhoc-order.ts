import { paymentRoutes } from '../../config/payment-routes'
import { cancellationDeadline } from '../../domain/order'
import { computeVatWithin } from '../../domain/vat'
import { formatPence } from '../../format/money'
import type { Tx } from '../database'
import { queueMail } from '../mail/queue'
import { absoluteUrl, greet } from '../mail/wording'
import { insertOrder, type OrderRow } from './order-rows'

interface AdhocOrder {
  listingId: number
  /** The amount includes VAT. */
  amountPence: bigint
  /** What the payer pays for, as shown to the payer. */
  description: string
}

const MAX_DESCRIPTION_LENGTH = 200

/** Creates an order agreed with a home's owner, who pays in the account; null without a home or an open account. */
export async function createAdhocOrder(
  tx: Tx,
  { listingId, amountPence, description }: AdhocOrder,
): Promise<OrderRow | null> {
  const owner = await tx
    .selectFrom('listing')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .innerJoin('user', 'user.id', 'property.ownerId')
    .select(['user.id', 'user.email', 'user.firstName', 'listing.displayAddress'])
    .where('listing.id', '=', listingId)
    .where('user.closedAt', 'is', null)
    .executeTakeFirst()
  if (!owner) return null
  const order = await insertOrder(tx, {
    userId: owner.id,
    listingId,
    kind: 'adhoc',
    description: description.slice(0, MAX_DESCRIPTION_LENGTH),
    amountPence,
    vatPence: computeVatWithin(amountPence),
    cancellableUntil: cancellationDeadline(new Date()),
  })
  await queueMail(tx, {
    to: owner.email,
    subject: `An order for you to review: ${order.description}`,
    greeting: greet(owner.firstName),
    paragraphs: [
      `As agreed, we have prepared an order for ${owner.displayAddress}: ${order.description}, ${formatPence(Number(amountPence))} including VAT.`,
      'Nothing is due unless you agree to it and pay. If you did not ask for it, cancel it in your account.',
    ],
    action: { label: 'Review the order', url: absoluteUrl(paymentRoutes.orderReview(order.id)) },
  })
  return order
}
