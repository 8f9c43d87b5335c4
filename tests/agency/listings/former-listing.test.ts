import { afterAll, beforeAll, expect, it } from 'vitest'
import { db, disconnect } from '../../../lib/agency/database'
import { getFormerListing } from '../../../lib/agency/listings/former-listing'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { addListings } from '../../support/listings'

let database: TestDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

const endOf = async (id: number, kind: 'sale' | 'let' = 'sale') => {
  const reply = await getFormerListing({ id, kind })
  return reply.ok ? reply.data.end : null
}

it('a listing that is gone is told as what it was, with similar ones that are there (D-91)', async () => {
  const [sold, letAgreed, withdrawn, draft, live, hidden] = await addListings([
    { street: 'A', status: 'completed' },
    { street: 'B', status: 'completed', kind: 'let', price: 1_000 },
    { street: 'C', status: 'withdrawn' },
    { street: 'D', status: 'draft' },
    { street: 'E' },
    { street: 'F' },
  ])
  await db().deleteFrom('searchEntry').where('listingId', '=', hidden!).execute()
  expect([await endOf(sold!), await endOf(letAgreed!, 'let'), await endOf(withdrawn!)]).toEqual([
    'sold',
    'let',
    'withdrawn',
  ])
  expect(await endOf(hidden!)).toBe('unconfirmed')
  // One that never was, one that is there, and one of the other kind.
  expect([await endOf(draft!), await endOf(live!), await endOf(sold!, 'let'), await endOf(999)]).toEqual([
    null,
    null,
    null,
    null,
  ])
  const reply = await getFormerListing({ id: sold!, kind: 'sale' })
  expect(reply.ok && reply.data.similar.map(({ id }) => id)).toEqual([live])
  await db().updateTable('user').set({ closedAt: new Date() }).execute()
  expect(await endOf(sold!)).toBeNull()
})
