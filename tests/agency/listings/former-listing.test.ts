import { afterAll, beforeAll, expect, it } from 'vitest'
import { db, disconnect } from '../../../lib/agency/database'
import { getFormerListing } from '../../../lib/agency/listings/former-listing'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { addListings } from '../../support/listings'
import { MISSING_ID } from '../../support/missing-id'

let database: TestDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

const readEndReason = async (id: number, kind: 'sale' | 'let' = 'sale') => {
  const reply = await getFormerListing({ id, kind })
  return reply.ok ? reply.data.end : null
}

it('a former listing says how it ended, with similar listings that are live (D-91)', async () => {
  const [sold, letHome, withdrawn, draft, live, hidden] = await addListings([
    { street: 'A', status: 'completed' },
    { street: 'B', status: 'completed', kind: 'let', price: 1_000 },
    { street: 'C', status: 'withdrawn' },
    { street: 'D', status: 'draft' },
    { street: 'E' },
    { street: 'F' },
  ])
  // A listing that nobody confirms leaves the search.
  await db().deleteFrom('searchEntry').where('listingId', '=', hidden!).execute()
  expect([
    await readEndReason(sold!),
    await readEndReason(letHome!, 'let'),
    await readEndReason(withdrawn!),
  ]).toEqual(['sold', 'let', 'withdrawn'])
  expect(await readEndReason(hidden!)).toBe('unconfirmed')
  // Neither a draft, a live listing, a listing of the other kind nor an unknown id is a former listing.
  expect([
    await readEndReason(draft!),
    await readEndReason(live!),
    await readEndReason(sold!, 'let'),
    await readEndReason(MISSING_ID),
  ]).toEqual([null, null, null, null])
  const reply = await getFormerListing({ id: sold!, kind: 'sale' })
  expect(reply.ok && reply.data.similar.map(({ id }) => id)).toEqual([live])
  // There are several towns called Newport, so a search for this one needs its county.
  await db().updateTable('property').set({ townSlug: 'newport', countySlug: 'isle-of-wight' }).execute()
  expect(await getFormerListing({ id: sold!, kind: 'sale' })).toMatchObject({
    ok: true,
    data: { town_search: 'Newport, Isle of Wight' },
  })
  // A listing of a closed account is not shown.
  await db().updateTable('user').set({ closedAt: new Date() }).execute()
  expect(await readEndReason(sold!)).toBeNull()
})
