import type { Pool } from 'pg'

/** The prices of the package PAY_NOW and of a month on the portals (lib/config/brand.ts). */
export const PACKAGE_PENCE = 395_00
export const SUBSCRIPTION_PENCE = 19_00
const TERMS_HASH = 'hash-of-agreed-terms'

/** Inserts two open orders: one of a package, with agreed terms, and one of a subscription. */
export async function insertOrders(pool: Pool, userId: number, listingId: number) {
  await pool.query(
    `INSERT INTO terms (hash, version, text) VALUES ($1, '2026-11-22', 'Terms') ON CONFLICT DO NOTHING`,
    [TERMS_HASH],
  )
  const insert = async (kind: 'package' | 'subscription', amountPence: number) => {
    const reference = `ORD-${kind}-${userId}`
    const packageDef = kind === 'package' ? 'PAY_NOW' : null
    const termsHash = kind === 'package' ? TERMS_HASH : null
    const { rows } = await pool.query<{ id: number; reference: string }>(
      `INSERT INTO "order" (reference, user_id, listing_id, kind, package_def, description, amount_pence, vat_pence, terms_hash)
       VALUES ($1, $2, $3, $4, $5, 'An order', $6, 0, $7) RETURNING id, reference`,
      [reference, userId, listingId, kind, packageDef, amountPence, termsHash],
    )
    return rows[0]!
  }
  return {
    order: await insert('package', PACKAGE_PENCE),
    subscription: await insert('subscription', SUBSCRIPTION_PENCE),
  }
}
