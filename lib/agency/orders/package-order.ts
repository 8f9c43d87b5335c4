import { env } from '../../config/env'
import type { CallOutput, ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { obstacleMessages, paymentMessages } from '../../contract/payment-messages'
import { fromWireKind } from '../../contract/wire-kind'
import type { ListingKind } from '../../domain/listing-kind'
import { computeCancellationDeadline } from '../../domain/order'
import { quotePackage, type PackageQuote } from '../../config/packages'
import type { UserCaller } from '../callers'
import { withTransaction, type Database, type Tx } from '../database'
import { lockListing } from '../offers/listing-terms'
import { markCancelled } from './mark-cancelled'
import { findObstacle } from './order-obstacle'
import { getEmail, insertOrder, lockOpenOrder, type OrderRow } from './order-rows'
import { toPounds } from '../../format/money'

interface PackageOrder {
  userId: number
  listingId: number
  listingKind: ListingKind
  packageDef: string
  additionalPackage: string
}

/** Orders a package for a listing of the caller (B-18). A repeated call returns the open or settled order. */
export async function orderPackage(
  input: ParsedInput<'createOrder'>,
  { user }: UserCaller,
): Promise<Reply<CallOutput<'createOrder'>>> {
  return withTransaction(async (tx) => {
    const reply = await findOrCreatePackageOrder(tx, {
      userId: user.id,
      listingId: input.property_id,
      listingKind: fromWireKind(input.kind),
      packageDef: input.package_def,
      additionalPackage: input.additional_package,
    })
    if (!reply.ok) return reply
    const { id, reference, amountPence, status } = reply.data
    return success({
      order_id: id,
      transaction_id: reference,
      amount: status === 'open' ? toPounds(amountPence) : 0,
      email: await getEmail(tx, user.id),
    })
  })
}

/** Returns or creates the order at our present price. Cancels an open order of another package or price. */
export async function findOrCreatePackageOrder(tx: Tx, request: PackageOrder): Promise<Reply<OrderRow>> {
  const { userId, listingId, listingKind } = request
  const listing = await lockListing(tx, listingId)
  if (!listing || listing.ownerId !== userId || listing.kind !== listingKind)
    return failure(paymentMessages.propertyNotFound)
  const quote = quotePackage({ ...request, product: env().PRODUCT_SLUG })
  if (!quote) return failure(paymentMessages.package)
  const settledOrder = await findSettledPackageOrder(tx, listingId)
  if (settledOrder)
    return isSamePackage(settledOrder, quote) ? success(settledOrder) : failure(paymentMessages.otherPackage)
  const obstacle = await findObstacle(tx, { listingId, kind: 'package' })
  if (obstacle) return failure(obstacleMessages[obstacle])
  const openOrder = await lockOpenOrder(tx, { userId, listingId, kind: 'package' })
  if (openOrder && isSamePackage(openOrder, quote) && isSamePrice(openOrder, quote)) return success(openOrder)
  if (openOrder) {
    const reason = isSamePackage(openOrder, quote) ? 'The price has changed' : 'Another package was chosen'
    await markCancelled(tx, openOrder, { actorId: userId, reason })
  }
  return success(
    await insertOrder(tx, {
      userId,
      listingId,
      kind: 'package',
      packageDef: quote.packageDef,
      additionalPackage: quote.additionalPackage,
      description: quote.description,
      amountPence: quote.nowPence,
      vatPence: quote.vatPence,
      onCompletionPence: quote.onCompletionPence,
      cancellableUntil: computeCancellationDeadline(new Date()),
    }),
  )
}

const isSamePackage = (order: OrderRow, quote: PackageQuote): boolean =>
  order.packageDef === quote.packageDef && order.additionalPackage === quote.additionalPackage

const isSamePrice = (order: OrderRow, quote: PackageQuote): boolean =>
  order.amountPence === quote.nowPence && order.onCompletionPence === quote.onCompletionPence

/** Finds the settled order of a listing's package: an order that is paid, or on which nothing is due now. */
export const findSettledPackageOrder = (
  database: Database | Tx,
  listingId: number,
): Promise<OrderRow | undefined> =>
  database
    .selectFrom('order')
    .selectAll()
    .where('listingId', '=', listingId)
    .where('kind', '=', 'package')
    .where('status', '=', 'settled')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
