import type pg from 'pg'
import { env } from '../../lib/config/env'
import { fees } from '../../lib/config/brand'
import { postPayment } from '../../lib/domain/ledger'
import { getProductOnlyPackageKey } from '../../lib/config/packages'
import type { ListingStatus } from '../../lib/domain/listing-status'
import { computeVatWithin } from '../../lib/domain/vat'
import { landlord, seller } from './users'

interface SeedOrder {
  id: number
  userId: number
  packageDef: string | null
  additionalPackage?: string
  description: string
  /** The amount that was paid, in pence. */
  amountPence: number
  onCompletionPence?: number
  /** The home of the order: a new draft in a street, or the owner's first home that is live or off the market. */
  home: { street: string } | 'live' | 'withdrawn'
}

/** An order for each message of the success page, and order 1008 of another user (PAY-26 to PAY-32). */
const createDemonstrationOrders = (product: string): readonly SeedOrder[] => [
  {
    id: 1001,
    userId: seller.id,
    packageDef: 'PAY_NOW',
    description: 'Pay now',
    amountPence: fees.sellPayNow,
    home: { street: 'Mill Lane' },
  },
  {
    id: 1002,
    userId: seller.id,
    packageDef: 'PAY_NOW_BUNDLE',
    additionalPackage: 'PHOTOGRAPHS',
    description: 'Pay now, with an extra: Photographs of your home',
    amountPence: fees.sellPayNow + fees.photographs,
    home: { street: 'Chipping Hill' },
  },
  {
    id: 1003,
    userId: seller.id,
    packageDef: 'PAY_ON_COMPLETION',
    description: 'Pay on completion',
    amountPence: 0,
    onCompletionPence: fees.sellOnCompletion,
    home: { street: 'Powers Hall End' },
  },
  {
    id: 1004,
    userId: seller.id,
    packageDef: getProductOnlyPackageKey(product),
    description: 'This website only',
    amountPence: fees.sellHereOnly,
    home: { street: 'Guithavon Valley' },
  },
  {
    id: 1005,
    userId: seller.id,
    packageDef: 'PAY_NOW',
    description: 'Pay now',
    amountPence: fees.sellPayNow,
    home: 'live',
  },
  {
    id: 1006,
    userId: seller.id,
    packageDef: null,
    description: 'Changes to your listing',
    amountPence: 0,
    home: 'live',
  },
  {
    id: 1007,
    userId: seller.id,
    packageDef: 'PAY_NOW',
    description: 'Pay now',
    amountPence: fees.sellPayNow,
    home: 'withdrawn',
  },
  {
    id: 1008,
    userId: landlord.id,
    packageDef: 'FIND_TENANT',
    description: 'Find a tenant',
    amountPence: fees.letFindTenant,
    home: 'live',
  },
]

/** Inserts the orders of the demonstration with their payments, and the drafts to which they belong. */
export async function fillOrders(client: pg.Client): Promise<void> {
  for (const order of createDemonstrationOrders(env().PRODUCT_SLUG)) {
    const listingId = await findOrInsertHome(client, order)
    await insertOrder(client, order, listingId)
    if (order.amountPence > 0) await insertPayment(client, order)
  }
  await client.query(`SELECT setval(pg_get_serial_sequence('"order"', 'id'), (SELECT max(id) FROM "order"))`)
}

async function findOrInsertHome(client: pg.Client, { home, userId, packageDef }: SeedOrder): Promise<number> {
  if (typeof home === 'object')
    return insertHome(client, { street: home.street, ownerId: userId, packageDef, status: 'draft' })
  const condition =
    home === 'live' ? `listing.status = 'available'` : `listing.status IN ('withdrawn', 'completed')`
  const { rows } = await client.query<{ id: number }>(
    `SELECT listing.id FROM listing JOIN property ON property.id = listing.property_id
      WHERE property.owner_id = $1 AND ${condition} ORDER BY listing.id LIMIT 1`,
    [userId],
  )
  return rows[0]?.id ?? insertWithdrawnHome(client, userId)
}

const HOME_PRICE_PENCE = 32_500_000

interface NewHome {
  street: string
  ownerId: number
  packageDef: string | null
  status: ListingStatus
}

async function insertHome(
  client: pg.Client,
  { street, ownerId, packageDef, status }: NewHome,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `WITH home AS (
       INSERT INTO property (owner_id, building, street, street_slug, town, town_slug, county, county_slug, nation,
         postcode, district, sector, type, bedrooms, bathrooms)
       VALUES ($1, '12', $2, $3, 'Witham', 'witham', 'Essex', 'essex', 'england', 'CM8 2AB', 'CM8', 'CM8 2', 'terraced', 3, 1)
       RETURNING id)
     INSERT INTO listing (property_id, kind, status, price_pence, slug, display_address, summary, description, features, package_def)
     SELECT id, 'sale', $5, ${HOME_PRICE_PENCE}, $3 || '-witham', $2 || ', Witham, CM8', 'A three-bedroom terraced house near the station.',
       '<p>A three-bedroom terraced house near the station.</p>', '{}', $4 FROM home RETURNING id`,
    [ownerId, street, street.toLowerCase().replaceAll(' ', '-'), packageDef, status],
  )
  return rows[0]!.id
}

/** Inserts a home that its owner has taken off the market. */
async function insertWithdrawnHome(client: pg.Client, ownerId: number): Promise<number> {
  const home = { street: 'Newland Street', ownerId, packageDef: 'PAY_NOW', status: 'withdrawn' } as const
  const id = await insertHome(client, home)
  await client.query(
    `INSERT INTO listing_event (listing_id, type, at, price_pence)
     VALUES ($1, 'listed', now() - interval '60 days', ${HOME_PRICE_PENCE}),
            ($1, 'withdrawn', now() - interval '20 days', ${HOME_PRICE_PENCE})`,
    [id],
  )
  return id
}

async function insertOrder(client: pg.Client, order: SeedOrder, listingId: number): Promise<void> {
  const { id, userId, packageDef, additionalPackage = null, description } = order
  const { amountPence, onCompletionPence = 0 } = order
  // Within the 14 days in which an owner may cancel, a home is advertised only at the owner's request.
  const isStartRequested = typeof order.home === 'string'
  await client.query(
    `INSERT INTO "order" (id, reference, user_id, listing_id, kind, package_def, additional_package, description,
       amount_pence, vat_pence, on_completion_pence, status, created_at, settled_at, cancellable_until, start_requested_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'settled', now() - interval '2 days', now() - interval '2 days',
       now() + interval '12 days', CASE WHEN $12 THEN now() - interval '2 days' END)`,
    [
      id,
      `ORD-DEMONSTRATION-${id}`,
      userId,
      listingId,
      packageDef ? 'package' : 'adhoc',
      packageDef,
      additionalPackage,
      description,
      amountPence,
      computeVatWithin(BigInt(amountPence)),
      onCompletionPence,
      isStartRequested,
    ],
  )
  await client.query(
    `INSERT INTO order_event (order_id, type, actor_id, amount_pence, at)
     VALUES ($1, 'created', $2, $3, now() - interval '2 days'), ($1, 'settled', NULL, $3, now() - interval '2 days')`,
    [id, userId, amountPence],
  )
}

/** Inserts a sandbox payment, with the same ledger entries that `lib/agency/payments` writes for a payment. */
async function insertPayment(client: pg.Client, { id, amountPence }: SeedOrder): Promise<void> {
  const sessionId = `cs_sandbox_demonstration_${id}`
  await client.query(
    `INSERT INTO sandbox_session (id, idempotency_key, amount_pence, description, customer_email, reference, success_url,
       cancel_url, status, intent_id, expires_at)
     VALUES ($1, $1, $2, 'Demonstration', '', $1, '', '', 'complete', $3, now())`,
    [sessionId, amountPence, `pi_sandbox_${id}`],
  )
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO payment (order_id, provider, session_id, intent_id, amount_pence, status, created_at, paid_at)
     VALUES ($1, 'sandbox', $2, $3, $4, 'paid', now() - interval '2 days', now() - interval '2 days') RETURNING id`,
    [id, sessionId, `pi_sandbox_${id}`, amountPence],
  )
  const paymentId = rows[0]!.id
  const ledgerTransaction = await client.query<{ id: number }>(
    `INSERT INTO ledger_transaction (key, payment_id) VALUES ($1, $2) RETURNING id`,
    [`payment:${paymentId}:paid`, paymentId],
  )
  const movement = {
    kind: 'package',
    amountPence: BigInt(amountPence),
    vatPence: computeVatWithin(BigInt(amountPence)),
    isSurplus: false,
  } as const
  for (const posting of postPayment(movement))
    await client.query(
      `INSERT INTO ledger_entry (transaction_id, account, amount_pence) VALUES ($1, $2, $3)`,
      [ledgerTransaction.rows[0]!.id, posting.account, posting.amountPence],
    )
}
