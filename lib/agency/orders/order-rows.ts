import { randomBytes } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type { Order, OrderEvent } from '../../../prisma/generated/tables'
import type { Tx } from '../database'

export type OrderRow = Selectable<Order>

/** Random, so that nobody counts our orders or guesses another's: 'ORD-3F9A…', 96 bits. */
const createReference = (): string => `ORD-${randomBytes(12).toString('hex').toUpperCase()}`

type NewOrder = Omit<Insertable<Order>, 'id' | 'reference' | 'status' | 'createdAt' | 'settledAt'>

/**
 * Inserts an open order and its first event. Amounts are whole pence from our own prices.
 * @throws a unique violation where the same user has an open order of the kind for the listing
 */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<OrderRow> {
  const row = await tx
    .insertInto('order')
    .values({ ...order, reference: createReference() })
    .returningAll()
    .executeTakeFirstOrThrow()
  await addOrderEvent(tx, {
    orderId: row.id,
    type: 'created',
    actorId: row.userId,
    amountPence: row.amountPence,
  })
  return row
}

export const addOrderEvent = async (tx: Tx, event: Insertable<OrderEvent>): Promise<void> => {
  await tx.insertInto('orderEvent').values(event).execute()
}

/** Locks an order until the transaction ends. */
export const lockOrder = (tx: Tx, orderId: number): Promise<OrderRow | undefined> =>
  tx.selectFrom('order').selectAll().where('id', '=', orderId).forNoKeyUpdate().executeTakeFirst()

/** Locks the user's order; returns undefined for an unknown order and for another user's. */
export const lockOwnOrder = (tx: Tx, orderId: number, userId: number): Promise<OrderRow | undefined> =>
  tx
    .selectFrom('order')
    .selectAll()
    .where('id', '=', orderId)
    .where('userId', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const getEmail = async (tx: Tx, userId: number): Promise<string> =>
  (await tx.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirstOrThrow()).email
