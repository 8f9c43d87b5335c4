import { env } from '../../config/env'
import type { CallOutput, ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { paymentMessages } from '../../contract/payment-messages'
import type { ListingKind } from '../../domain/listing-kind'
import { cancellationDeadline } from '../../domain/order'
import { quotePackage, type PackageQuote } from '../../config/packages'
import type { UserCaller } from '../callers'
import { withTransaction, type Database, type Tx } from '../database'
import { lockListing } from '../offers/listing-terms'
import { markCancelled } from './cancel-order'
import { getEmail, insertOrder, type OrderRow } from './order-rows'
import { toPounds } from '../../format/money'

const kinds = { property: 'sale', letting: 'let' } as const satisfies Record<string, ListingKind>

interface PackageOrder {
  userId: number
  listingId: number
  listingKind: ListingKind
  packageDef: string
  additionalPackage: string
}

/** Orders a package for the caller's own listing (B-18). A repeated call returns the open or settled order. */
export async function orderPackage(
  input: ParsedInput<'createOrder'>,
  { user }: UserCaller,
): Promise<Reply<CallOutput<'createOrder'>>> {
  return withTransaction(async (tx) => {
    const reply = await createOrder(tx, {
      userId: user.id,
      listingId: input.property_id,
      listingKind: kinds[input.kind],
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

/**
 * Creates the order of a package at our own price, or finds the existing one. An open order of another package or price
 * is cancelled.
 */
export async function createOrder(tx: Tx, chosen: PackageOrder): Promise<Reply<OrderRow>> {
  const listing = await lockListing(tx, chosen.listingId)
  if (!listing || listing.ownerId !== chosen.userId || listing.kind !== chosen.listingKind)
    return failure(paymentMessages.propertyNotFound)
  const quote = quotePackage({ ...chosen, product: env().PRODUCT_SLUG })
  if (!quote) return failure(paymentMessages.package)
  const settled = await findSettledOrder(tx, chosen.listingId)
  if (settled) return isSame(settled, quote) ? success(settled) : failure(paymentMessages.otherPackage)
  const open = await findOpenOrder(tx, chosen)
  const hasOpenPackage = open !== undefined && isSame(open, quote)
  if (
    hasOpenPackage &&
    open.amountPence === quote.nowPence &&
    open.onCompletionPence === quote.onCompletionPence
  )
    return success(open)
  const reason = hasOpenPackage ? 'The price has changed' : 'Another package was chosen'
  if (open) await markCancelled(tx, open, { actorId: chosen.userId, reason })
  return success(
    await insertOrder(tx, {
      userId: chosen.userId,
      listingId: chosen.listingId,
      kind: 'package',
      packageDef: quote.packageDef,
      additionalPackage: quote.additionalPackage,
      description: quote.description,
      amountPence: quote.nowPence,
      vatPence: quote.vatPence,
      onCompletionPence: quote.onCompletionPence,
      cancellableUntil: cancellationDeadline(new Date()),
    }),
  )
}

const isSame = (order: OrderRow, quote: PackageQuote): boolean =>
  order.packageDef === quote.packageDef && order.additionalPackage === quote.additionalPackage

/** Finds the settled order of a listing's package: one that is paid, or on which nothing is due now. */
export const findSettledOrder = (database: Database | Tx, listingId: number): Promise<OrderRow | undefined> =>
  database
    .selectFrom('order')
    .selectAll()
    .where('listingId', '=', listingId)
    .where('kind', '=', 'package')
    .where('status', '=', 'settled')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

const findOpenOrder = (tx: Tx, { userId, listingId }: PackageOrder): Promise<OrderRow | undefined> =>
  tx
    .selectFrom('order')
    .selectAll()
    .where('userId', '=', userId)
    .where('listingId', '=', listingId)
    .where('kind', '=', 'package')
    .where('status', '=', 'open')
    .forNoKeyUpdate()
    .executeTakeFirst()
