import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect } from '../../lib/agency/database'
import { createEmbeddedGateway } from '../../lib/gateway/embedded'
import { createDraftHomes } from '../../prisma/seed/draft-homes'
import { landlord, seller } from '../../prisma/seed/users'
import { createFilledDatabase, type TestDatabase } from '../support/databases'
import { insertSession } from '../support/insert-user'
import { dataOf } from '../support/selling'

let database: TestDatabase
let pool: pg.Pool
const gateway = createEmbeddedGateway()
beforeAll(async () => {
  database = await createFilledDatabase()
  process.env.DATABASE_URL = database.url
  pool = new pg.Pool({ connectionString: database.url, max: 1 })
}, 300_000)
afterAll(async () => {
  await disconnect()
  await pool.end()
  await database.drop()
})

/** The streets of the drafts in prisma/seed/draft-homes.ts. */
const DRAFT_STREETS = { sale: 'Orchard Close', let: 'Mercury Walk' } as const

async function readDrafts(ownerId: number, kind: 'sale' | 'let') {
  const { token } = await insertSession(pool, ownerId, `device-${kind}`)
  const caller = { token }
  const ownerInput = { user_id: ownerId }
  const cards =
    kind === 'sale'
      ? dataOf(await gateway.getUserProperties(ownerInput, caller))
      : dataOf(await gateway.getUserLettings(ownerInput, caller))
  const draftCards = cards.filter((card) => card.portal_address.startsWith(DRAFT_STREETS[kind]))
  return Promise.all(
    draftCards.map(async ({ id }) => dataOf(await gateway.getOwnHome({ ...ownerInput, kind, id }, caller))),
  )
}

it.each([
  ['seller', seller.id, 'sale'],
  ['landlord', landlord.id, 'let'],
] as const)('the %s has one draft of a home, whose next step is the running costs', async (_, id, kind) => {
  const [home, ...others] = await readDrafts(id, kind)
  expect(others).toEqual([])
  expect(home).toMatchObject({ status: 'draft', address: { county: 'Essex' }, picture_count: 0 })
  expect(home?.revision).toBeGreaterThan(0)
  expect(home?.blockers[0]).toMatchObject({ step: 'costs', who: 'owner' })
  expect(home?.facts.every(({ source }) => source === 'owner')).toBe(true)
})

it('creates no further drafts or revisions when it runs again', async () => {
  const [before] = await readDrafts(seller.id, 'sale')
  const readRevisions = async () => {
    const { rows } = await pool.query(
      'select revision, fields from listing_revision where listing_id = $1 order by revision',
      [before?.id],
    )
    return rows
  }
  const revisions = await readRevisions()
  await createDraftHomes()
  const [after, ...others] = await readDrafts(seller.id, 'sale')
  expect(others).toEqual([])
  expect(after?.id).toBe(before?.id)
  expect(await readRevisions()).toEqual(revisions)
})
