import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { advanceWaitingListings, approveAsAgency } from '../../../lib/agency/selling/advance-listing'
import { decideIdentity } from '../../../lib/agency/selling/identity'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { disconnect } from '../../../lib/agency/pool'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { insertUser } from '../../support/insert-user'
import { PASSWORD } from '../../support/accounts'
import { addServiceAgreements } from '../../support/payments'
import { completeSale, dataOf, addressInput } from '../../support/selling'
import { findChecks } from './test-home'

const DAY_MS = 86_400_000
/** The 14 days to cancel begin on the day after the agreement, so they are over after 16 days in any case. */
const AFTER_CANCELLATION_MS = 16 * DAY_MS
let database: TestDatabase
let pool: pg.Pool
const gateway = createEmbeddedGateway()
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
  await addServiceAgreements(pool)
  // Loads the gazetteer, which on a busy machine takes longer than the timeout of a call.
  await gateway.placeOfPostcode({ postcode: 'CM8 2AB' })
})
afterAll(async () => {
  await disconnect()
  await pool.end()
  await database.drop()
})

/** Prepares a home that lacks only its owner's agreement to the order. The order has nothing to pay now. */
async function prepareHome() {
  const owner = await insertUser(pool)
  const addressStep = {
    user_id: owner.id,
    kind: 'sale' as const,
    package_def: 'EMOOV_ONLY',
    address: addressInput,
  }
  const { property_id: id } = dataOf(await gateway.saveHomeStep(addressStep, owner))
  const homeInput = { user_id: owner.id, kind: 'sale' as const, id }
  dataOf(await gateway.saveHomeStep({ ...homeInput, ...completeSale }, owner))
  dataOf(await gateway.approveAdvert(homeInput, owner))
  dataOf(await gateway.submitOwners({ ...homeInput, co_owners: '', all_agree: true }, owner))
  for (const checkId of await findChecks(pool, { owner, homeInput }))
    expect(await decideIdentity(checkId, 'passed')).toEqual({ ok: true, published: [], memoranda: [] })
  expect(await approveAsAgency(id)).toMatchObject({ isLive: false, blockers: [{ step: 'order' }] })
  const { order_id } = dataOf(
    await gateway.createOrder(
      { user_id: owner.id, property_id: id, kind: 'property', package_def: 'EMOOV_ONLY' },
      owner,
    ),
  )
  return { owner, homeInput, order: { user_id: owner.id, order_id, agrees: true } }
}

it('a home goes live as soon as its order is agreed, if the owner asked to start at once (domain B5)', async () => {
  const { owner, homeInput, order } = await prepareHome()
  expect(await gateway.propertyDetail({ id: homeInput.id })).toMatchObject({ ok: false })
  dataOf(await gateway.agreeToOrder({ ...order, start_at_once: true }, owner))
  expect(await gateway.propertyDetail({ id: homeInput.id })).toMatchObject({ ok: true })
})

it('a job makes a home live after the 14 days to cancel, if the owner did not ask to start at once (domain B5)', async () => {
  const { owner, homeInput, order } = await prepareHome()
  dataOf(await gateway.agreeToOrder({ ...order, start_at_once: false }, owner))
  expect(dataOf(await gateway.getOwnHome(homeInput, owner)).blockers).toMatchObject([{ who: 'time' }])
  await advanceWaitingListings()
  expect(await gateway.propertyDetail({ id: homeInput.id })).toMatchObject({ ok: false })
  await advanceWaitingListings(new Date(Date.now() + AFTER_CANCELLATION_MS))
  expect(await gateway.propertyDetail({ id: homeInput.id })).toMatchObject({ ok: true })
})

it('a home does not go live once its owner has deleted their account', async () => {
  const { owner, homeInput, order } = await prepareHome()
  dataOf(await gateway.agreeToOrder({ ...order, start_at_once: false }, owner))
  dataOf(await gateway.deleteAccount({ user_id: owner.id, current_password: PASSWORD }, owner))
  await advanceWaitingListings(new Date(Date.now() + AFTER_CANCELLATION_MS))
  expect(await gateway.propertyDetail({ id: homeInput.id })).toMatchObject({ ok: false })
})
