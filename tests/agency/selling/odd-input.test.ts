import { beforeAll, expect, it } from 'vitest'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { insertUser } from '../../support/insert-user'
import { addressInput, completeSale, dataOf } from '../../support/selling'
import { startSellingSuite } from './selling-suite'
import { createHomeDraft, type TestHome } from './test-home'

const gateway = createEmbeddedGateway()
const suite = startSellingSuite()
let home: TestHome
beforeAll(async () => {
  home = await createHomeDraft(suite.pool)
})

it('a floor area that the database cannot store is refused, also if it is sent as a number', async () => {
  const homeStep = { ...completeSale.home, floor_area: 1e12 }
  expect(await gateway.saveHomeStep({ ...home.homeInput, home: homeStep }, home.owner)).toMatchObject({
    ok: false,
    message: 'Please give the floor area with its unit, such as 950 sq ft or 88 m²',
  })
})

it.each(['🏠🏠', '–'])('%s has no letters, and is refused as a street', async (street) => {
  const address = { ...addressInput, street }
  expect(await gateway.saveHomeStep({ ...home.homeInput, address }, home.owner)).toMatchObject({
    ok: false,
    message: 'Please enter the street',
  })
})

it('a home whose tenure is corrected to freehold has no years of a lease, but keeps its charges', async () => {
  const { homeInput, owner } = home
  const lease = { tenure: 'Leasehold', lease_years: '90', ground_rent: '250' }
  dataOf(await gateway.saveHomeStep({ ...homeInput, facts: lease }, owner))
  // The form still has the years when the owner chooses another tenure.
  dataOf(await gateway.saveHomeStep({ ...homeInput, facts: { ...lease, tenure: 'Freehold' } }, owner))
  const { facts } = dataOf(await gateway.getOwnHome(homeInput, owner))
  const values = Object.fromEntries(facts.map(({ key, value }) => [key, value]))
  expect(values).toMatchObject({ tenure: 'Freehold', ground_rent: '250' })
  expect(values).not.toHaveProperty('lease_years')
})

it.each([
  [{ building: '7', street: '7 Mill Lane' }, '7'],
  [{ building: 'Rose Cottage', street: '7 Mill Lane' }, 'Rose Cottage, 7'],
  [{ building: 'Flat 2, 12', street: '12 Mill Lane' }, 'Flat 2, 12'],
  [{ building: 'Flat 2', street: '12a, Mill Lane' }, 'Flat 2, 12a'],
])('the number before the street of %j is not public', async (typed, building) => {
  const { homeInput, owner } = home
  const address = { ...addressInput, ...typed }
  dataOf(await gateway.saveHomeStep({ ...homeInput, address }, owner))
  expect(dataOf(await gateway.getOwnHome(homeInput, owner))).toMatchObject({
    address: { building, street: 'Mill Lane' },
    portal_address: 'Mill Lane, Witham, CM8',
    property_url: 'mill-lane-witham',
  })
})

it('an address that differs only in capitals and blanks is that of the same home', async () => {
  const owner = await insertUser(suite.pool)
  const begin = async (building: string) => {
    const step = { user_id: owner.id, kind: 'sale' as const, package_def: 'PAY_NOW' }
    const address = { ...addressInput, building }
    return dataOf(await gateway.saveHomeStep({ ...step, address }, owner)).property_id
  }
  const first = await begin('Flat 2a')
  expect(await begin('FLAT  2A')).toBe(first)
  expect(await begin('Flat 2b')).not.toBe(first)
})
