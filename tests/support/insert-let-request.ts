import { createAccount, MONTHLY_RENT_POUNDS, queryDatabase } from './e2e-accounts'

/**
 * Inserts a request to rent the home of a landlord. It is five days old, so that steps can be recorded for earlier days
 * than today. No step may be before the request.
 * @returns both parties, the letting and the page of its steps
 */
export async function insertLetRequest({ isAccepted = true } = {}) {
  // Homes of an account are alternately for sale and to let, so the second is the letting.
  const landlord = await createAccount({ firstName: 'Lea', lastName: 'Landlord', homeCount: 2 })
  const tenant = await createAccount({ firstName: 'Tess', lastName: 'Tenant' })
  const [, letting] = landlord.homes as [number, number]
  const [thread] = await queryDatabase<{ id: number }>(
    'INSERT INTO thread (listing_id, starter_id, owner_id) VALUES ($1, $2, $3) RETURNING id',
    [letting, tenant.id, landlord.id],
  )
  const [request] = await queryDatabase<{ id: number }>(
    `INSERT INTO let_request (thread_id, listing_id, tenant_id, status, move_in_on, tenants, rent_pence, created_at)
     VALUES ($1, $2, $3, $4, now() + interval '30 days', 2, $5, now() - interval '5 days') RETURNING id`,
    [thread!.id, letting, tenant.id, isAccepted ? 'accepted' : 'made', MONTHLY_RENT_POUNDS * 100],
  )
  if (isAccepted) {
    await queryDatabase(
      "INSERT INTO let_request_event (let_request_id, type, actor_id) VALUES ($1, 'accepted', $2)",
      [request!.id, landlord.id],
    )
    await queryDatabase("UPDATE listing SET status = 'reserved' WHERE id = $1", [letting])
  }
  return { landlord, tenant, letting, path: `/my-account/offers/${request!.id}/tenancy` }
}
