import { expect, it } from 'vitest'
import { publishWaitingDrafts, approveAsAgency } from '../../../lib/agency/selling/publish-draft'
import { decideIdentity } from '../../../lib/agency/selling/identity'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { PASSWORD } from '../../support/accounts'
import { dataOf } from '../../support/selling'
import { startSellingSuite } from './selling-suite'
import { createHomeDraft, findChecks } from './test-home'

const DAY_MS = 86_400_000
/** The 14 days to cancel begin on the day after the agreement, so they are over after 16 days in any case. */
const AFTER_CANCELLATION_MS = 16 * DAY_MS
const gateway = createEmbeddedGateway()
const suite = startSellingSuite()

/** Prepares a home that lacks only its owner's agreement to the order. The order has nothing to pay now. */
async function prepareHome() {
  const { owner, homeInput } = await createHomeDraft(suite.pool)
  const { id } = homeInput
  dataOf(await gateway.approveAdvert(homeInput, owner))
  dataOf(await gateway.submitOwners({ ...homeInput, co_owners: '', all_agree: true }, owner))
  for (const checkId of await findChecks(suite.pool, { owner, homeInput }))
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
  await publishWaitingDrafts()
  expect(await gateway.propertyDetail({ id: homeInput.id })).toMatchObject({ ok: false })
  await publishWaitingDrafts(new Date(Date.now() + AFTER_CANCELLATION_MS))
  expect(await gateway.propertyDetail({ id: homeInput.id })).toMatchObject({ ok: true })
})

it('a home does not go live once its owner has deleted their account', async () => {
  const { owner, homeInput, order } = await prepareHome()
  dataOf(await gateway.agreeToOrder({ ...order, start_at_once: false }, owner))
  dataOf(await gateway.deleteAccount({ user_id: owner.id, current_password: PASSWORD }, owner))
  await publishWaitingDrafts(new Date(Date.now() + AFTER_CANCELLATION_MS))
  expect(await gateway.propertyDetail({ id: homeInput.id })).toMatchObject({ ok: false })
})
