import { expect, it } from 'vitest'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { dataOf } from '../../support/selling'
import { findRow, updateRows } from '../../support/tables'
import { startSellingSuite } from './selling-suite'
import { describeHome, takeStepsExcept, type TestHome } from './test-home'

const gateway = createEmbeddedGateway()
const suite = startSellingSuite()

const update = async ({ homeInput }: TestHome, values: { nation: 'scotland'; type?: string }) => {
  const { propertyId } = await findRow('listing', { id: homeInput.id })
  await updateRows('property', { id: propertyId }, values)
}
const readGaps = async ({ homeInput, owner }: TestHome) => {
  const { required_facts, blockers } = dataOf(await gateway.getOwnHome(homeInput, owner))
  const isNamed = blockers.some(({ text }) => text.includes('Home Report is not given'))
  return { isRequired: required_facts.includes('home_report'), isNamed }
}

it('a home in Scotland goes on sale only with a Home Report, or with the reason why it has none', async () => {
  const home = await describeHome(suite.pool)
  await update(home, { nation: 'scotland' })
  expect(await readGaps(home)).toEqual({ isRequired: true, isNamed: true })
  await takeStepsExcept(suite.pool, home, ['approval'])
  expect(await gateway.approveAdvert(home.homeInput, home.owner)).toMatchObject({ ok: false })
  const facts = { home_report: 'New build' }
  dataOf(await gateway.saveHomeStep({ ...home.homeInput, facts }, home.owner))
  expect(dataOf(await gateway.approveAdvert(home.homeInput, home.owner))).toEqual({ is_live: false })
  await takeStepsExcept(suite.pool, home, ['identity', 'order', 'approval'])
  expect((await gateway.propertyDetail({ id: home.homeInput.id })).ok).toBe(true)
})

it('no Home Report is asked for a letting, a park home or premises', async () => {
  const isFree = { isRequired: false, isNamed: false }
  const letting = await describeHome(suite.pool, 'let')
  await update(letting, { nation: 'scotland' })
  expect(await readGaps(letting)).toEqual(isFree)
  const sale = await describeHome(suite.pool)
  for (const type of ['park-home', 'shop']) {
    await update(sale, { nation: 'scotland', type })
    expect(await readGaps(sale), type).toEqual(isFree)
  }
})

it('no Home Report is asked for an imported home, whose agent holds it', async () => {
  const home = await describeHome(suite.pool)
  await update(home, { nation: 'scotland' })
  await updateRows('listing', { id: home.homeInput.id }, { packageDef: null })
  expect(await readGaps(home)).toEqual({ isRequired: false, isNamed: false })
})
