import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { advanceWaitingListings, approveAsAgency } from '../../../lib/agency/selling/advance-listing'
import { decideIdentity } from '../../../lib/agency/selling/identity'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { disconnect } from '../../../lib/agency/pool'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { insertUser } from '../../support/insert-user'
import { completeSale, dataOf, givenAddress } from '../../support/selling'

let database: TestDatabase
let pool: pg.Pool
const gateway = createEmbeddedGateway()
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
  await gateway.placeOfPostcode({ postcode: 'CM8 2AB' })
})
afterAll(async () => {
  await disconnect()
  await pool.end()
  await database.drop()
})

/** A home for which everything is done but its order's terms, on which nothing is due. */
async function prepareHome() {
  const owner = await insertUser(pool)
  const first = { user_id: owner.id, kind: 'sale' as const, package_def: 'EMOOV_ONLY', address: givenAddress }
  const { property_id: id } = dataOf(await gateway.saveHomeStep(first, owner))
  const own = { user_id: owner.id, kind: 'sale' as const, id }
  dataOf(await gateway.saveHomeStep({ ...own, ...completeSale }, owner))
  dataOf(await gateway.approveAdvert(own, owner))
  dataOf(await gateway.submitOwners({ ...own, co_owners: '', all_agree: true }, owner))
  const { rows } = await pool.query<{ id: number }>(
    'SELECT c.id FROM identity_check c JOIN property p ON p.id = c.property_id WHERE p.owner_id = $1',
    [owner.id],
  )
  for (const check of rows)
    expect(await decideIdentity(check.id, 'passed')).toEqual({ ok: true, published: [] })
  expect(await approveAsAgency(id)).toMatchObject({ isLive: false, blocks: [{ step: 'order' }] })
  const { order_id } = dataOf(
    await gateway.createOrder(
      { user_id: owner.id, property_id: id, kind: 'property', package_def: 'EMOOV_ONLY' },
      owner,
    ),
  )
  return { owner, own, order: { user_id: owner.id, order_id, agrees: true } }
}

it('a home goes live with its settled order, if the owner asked to start at once (domain B5)', async () => {
  const { owner, own, order } = await prepareHome()
  expect(await gateway.propertyDetail({ id: own.id })).toMatchObject({ ok: false })
  dataOf(await gateway.agreeToOrder({ ...order, start_at_once: true }, owner))
  expect(await gateway.propertyDetail({ id: own.id })).toMatchObject({ ok: true })
})

it('otherwise it waits for the end of the 14 days, and goes live by a job then (domain B5)', async () => {
  const { owner, own, order } = await prepareHome()
  dataOf(await gateway.agreeToOrder({ ...order, start_at_once: false }, owner))
  expect(dataOf(await gateway.getOwnHome(own, owner)).blocks).toMatchObject([{ who: 'time' }])
  await advanceWaitingListings()
  expect(await gateway.propertyDetail({ id: own.id })).toMatchObject({ ok: false })
  await advanceWaitingListings(new Date(Date.now() + 16 * 86_400_000))
  expect(await gateway.propertyDetail({ id: own.id })).toMatchObject({ ok: true })
})
