import { sql } from 'kysely'
import { brand } from '../../config/brand'
import { paymentRoutes } from '../../config/payment-routes'
import { assumedTerms } from '../../config/price-texts'
import { computeCancellationDeadline } from '../../domain/order'
import { computeVatWithin } from '../../domain/vat'
import { formatPence } from '../../format/money'
import type { Tx } from '../database'
import { queueMail } from '../mail/queue'
import { absoluteUrl, greet } from '../mail/wording'
import { lockListing } from '../offers/listing-terms'
import { insertOrder, type OrderRow } from './order-rows'

interface AdhocOrder {
  listingId: number
  /** The amount includes VAT. */
  amountPence: bigint
  /** What the payer pays for, as shown to the payer. */
  description: string
}

/** The orders of completion fees are recognised by this description. */
const COMPLETION_FEE_DESCRIPTION = 'Pay on completion'

const MAX_DESCRIPTION_CHARACTERS = 200

const findOwner = (tx: Tx, listingId: number) =>
  tx
    .selectFrom('listing')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .innerJoin('user', 'user.id', 'property.ownerId')
    .select(['user.id', 'user.email', 'user.firstName', 'listing.displayAddress'])
    .where('listing.id', '=', listingId)
    .where('user.closedAt', 'is', null)
    .executeTakeFirst()

type Owner = NonNullable<Awaited<ReturnType<typeof findOwner>>>

const insertAdhocOrder = (
  tx: Tx,
  { id: userId }: Owner,
  { amountPence, ...order }: AdhocOrder & Pick<OrderRow, 'cancellableUntil'>,
): Promise<OrderRow> =>
  insertOrder(tx, { ...order, userId, kind: 'adhoc', amountPence, vatPence: computeVatWithin(amountPence) })

/** Creates an order agreed with a home's owner; null without such a listing, or if the account is closed. */
export async function createAdhocOrder(
  tx: Tx,
  { listingId, amountPence, description }: AdhocOrder,
): Promise<OrderRow | null> {
  const owner = await findOwner(tx, listingId)
  if (!owner) return null
  const order = await insertAdhocOrder(tx, owner, {
    listingId,
    amountPence,
    description: description.slice(0, MAX_DESCRIPTION_CHARACTERS),
    cancellableUntil: computeCancellationDeadline(new Date()),
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

/** Finds a listing's order of the completion fee, open or settled. The locked listing prevents a second such order. */
export async function findCompletionFeeOrder(tx: Tx, listingId: number): Promise<OrderRow | undefined> {
  await lockListing(tx, listingId)
  return tx
    .selectFrom('order')
    .selectAll()
    .where('listingId', '=', listingId)
    .where('kind', '=', 'adhoc')
    .where('description', '=', COMPLETION_FEE_DESCRIPTION)
    .where('status', 'in', ['open', 'settled'])
    .executeTakeFirst()
}

/**
 * Creates the order of a fee that a home's package makes due on completion. The owner cannot cancel it, because the
 * contract was made with the package and is performed (Consumer Contracts Regulations 2013, reg 36).
 */
export async function createCompletionFeeOrder(
  tx: Tx,
  { listingId, amountPence }: Omit<AdhocOrder, 'description'>,
): Promise<OrderRow | null> {
  const owner = await findOwner(tx, listingId)
  if (!owner) return null
  const order = await insertAdhocOrder(tx, owner, {
    listingId,
    amountPence,
    description: COMPLETION_FEE_DESCRIPTION,
    cancellableUntil: null,
  })
  await queueMail(tx, {
    to: owner.email,
    subject: `The fee for the sale of ${owner.displayAddress}`,
    greeting: greet(owner.firstName),
    paragraphs: [
      `The sale of ${owner.displayAddress} is complete, so the fee of your package is due: ${formatPence(Number(amountPence))} including VAT, within ${assumedTerms.feeDue} of completion.`,
      `If your conveyancer pays it from the sale money, or if we did not introduce the buyer, you need not pay it here: tell us at ${brand.email}.`,
    ],
    action: { label: 'Review the fee', url: absoluteUrl(paymentRoutes.orderReview(order.id)) },
  })
  return order
}

/**
 * Records that the work of a paid ad-hoc order is done. An owner who asked us to start at once then gets no refund.
 * May be called repeatedly. @returns false if there is no such order
 */
export async function recordWorkDone(tx: Tx, orderId: number): Promise<boolean> {
  const order = await tx
    .updateTable('order')
    .set({ performedAt: sql<Date>`coalesce(performed_at, now())` })
    .where('id', '=', orderId)
    .where('kind', '=', 'adhoc')
    .where('status', '=', 'settled')
    .returning('id')
    .executeTakeFirst()
  return order !== undefined
}
