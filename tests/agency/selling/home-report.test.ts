import { expect, it } from 'vitest'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { dataOf } from '../../support/selling'
import { findRow, updateRows } from '../../support/tables'
import { startSellingSuite } from './selling-suite'
import { createHomeDraft, takeStepsExcept, type TestHome } from './test-home'

const gateway = createEmbeddedGateway()
const suite = startSellingSuite()

const updateProperty = async ({ homeInput }: TestHome, values: { nation: 'scotland'; type?: string }) => {
  const { propertyId } = await findRow('listing', { id: homeInput.id })
  await updateRows('property', { id: propertyId }, values)
}
const readHomeReportState = async ({ homeInput, owner }: TestHome) => {
  const { required_facts, blockers } = dataOf(await gateway.getOwnHome(homeInput, owner))
  const isBlocker = blockers.some(({ text }) => text.includes('Home Report is not given'))
  return { isRequired: required_facts.includes('home_report'), isBlocker }
}

it('a home in Scotland goes on sale only with a Home Report, or with the reason why it has none', async () => {
  const home = await createHomeDraft(suite.pool)
  await updateProperty(home, { nation: 'scotland' })
  expect(await readHomeReportState(home)).toEqual({ isRequired: true, isBlocker: true })
  await takeStepsExcept(suite.pool, home, ['approval'])
  expect(await gateway.approveAdvert(home.homeInput, home.owner)).toMatchObject({ ok: false })
  // A new home needs no Home Report, so the reason is enough.
  const facts = { home_report: 'New build' }
  dataOf(await gateway.saveHomeStep({ ...home.homeInput, facts }, home.owner))
  expect(dataOf(await gateway.approveAdvert(home.homeInput, home.owner))).toEqual({ is_live: false })
  await takeStepsExcept(suite.pool, home, ['identity', 'order', 'approval'])
  expect((await gateway.propertyDetail({ id: home.homeInput.id })).ok).toBe(true)
})

it('no Home Report is required for a letting, a park home or commercial premises', async () => {
  const notRequired = { isRequired: false, isBlocker: false }
  const letting = await createHomeDraft(suite.pool, 'let')
  await updateProperty(letting, { nation: 'scotland' })
  expect(await readHomeReportState(letting)).toEqual(notRequired)
  const sale = await createHomeDraft(suite.pool)
  for (const type of ['park-home', 'shop']) {
    await updateProperty(sale, { nation: 'scotland', type })
    expect(await readHomeReportState(sale), type).toEqual(notRequired)
  }
})

it('no Home Report is required for an imported home, whose agent holds the report', async () => {
  const home = await createHomeDraft(suite.pool)
  await updateProperty(home, { nation: 'scotland' })
  await updateRows('listing', { id: home.homeInput.id }, { packageDef: null })
  expect(await readHomeReportState(home)).toEqual({ isRequired: false, isBlocker: false })
})
