import { randomBytes } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type { Order, OrderEvent } from '../../../prisma/generated/tables'
import type { Tx } from '../database'

export type OrderRow = Selectable<Order>

/** The 96 random bits of an order number cannot be guessed, and do not tell how many orders exist. */
const createReference = (): string => `ORD-${randomBytes(12).toString('hex').toUpperCase()}`

type NewOrder = Omit<Insertable<Order>, 'id' | 'reference' | 'status' | 'createdAt' | 'settledAt'>

/** @throws a unique violation if the user has an open order of the kind for the listing */
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

/** Locks an order until the transaction ends. The lock does not keep others from inserting rows that refer to it. */
export const lockOrder = (tx: Tx, orderId: number): Promise<OrderRow | undefined> =>
  tx.selectFrom('order').selectAll().where('id', '=', orderId).forNoKeyUpdate().executeTakeFirst()

/** Locks an order of the user until the transaction ends. @returns undefined if the user has no such order */
export const lockOwnOrder = (tx: Tx, orderId: number, userId: number): Promise<OrderRow | undefined> =>
  tx
    .selectFrom('order')
    .selectAll()
    .where('id', '=', orderId)
    .where('userId', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Locks an open order, so that no payment settles it meanwhile; undefined if there is none any more. */
export const lockOpenOrder = (
  tx: Tx,
  { userId, listingId, kind }: Pick<OrderRow, 'userId' | 'listingId' | 'kind'>,
): Promise<OrderRow | undefined> =>
  tx
    .selectFrom('order')
    .selectAll()
    .where('userId', '=', userId)
    .where('listingId', '=', listingId)
    .where('kind', '=', kind)
    .where('status', '=', 'open')
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function getEmail(tx: Tx, userId: number): Promise<string> {
  const user = await tx.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  return user.email
}
