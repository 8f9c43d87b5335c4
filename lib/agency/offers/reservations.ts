import { sql } from 'kysely'
import type { Tx } from '../database'

/** Finds reserved listings, which must not become available. @returns a clause with the reason, by listing id */
export async function findReservations(
  tx: Tx,
  listingIds: readonly number[],
  {
    exceptOfferIds = [],
    exceptRequestIds = [],
  }: { exceptOfferIds?: readonly number[]; exceptRequestIds?: readonly number[] } = {},
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; isAccepted: boolean }>`
    SELECT listing_id AS id, bool_or(is_accepted) AS is_accepted FROM (
      SELECT listing_id, true AS is_accepted FROM offer WHERE status = 'accepted' AND id <> all(${exceptOfferIds}::integer[])
      UNION ALL SELECT listing_id, true FROM let_request WHERE status = 'accepted' AND id <> all(${exceptRequestIds}::integer[])
      UNION ALL SELECT listing_id, false FROM tenant_deposit WHERE status = 'held'
    ) AS reservation WHERE listing_id = any(${listingIds}) GROUP BY listing_id`.execute(tx)
  return new Map(
    rows.map(({ id, isAccepted }) => [
      id,
      isAccepted
        ? 'an offer or request is accepted, which its parties have to undo'
        : 'a holding deposit is held for it',
    ]),
  )
}
