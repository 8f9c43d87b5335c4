import { expect, it } from 'vitest'
import { londonDay } from '../../../lib/format/london-clock'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { insertUser } from '../../support/insert-user'
import { addListingOf } from '../../support/listings'
import { completeLetting, dataOf } from '../../support/selling'
import { countRows, findRow, updateRows } from '../../support/tables'
import { startSellingSuite } from './selling-suite'

/* An import may give a rent and a deposit with odd pence, such as a month's rent that comes from a week's. */

const gateway = createEmbeddedGateway()
const suite = startSellingSuite()

/** Gives a new landlord a live home at £433.33 a month, which is £100 a week, with a deposit in pence. */
async function addLetting(depositPence: number) {
  const owner = await insertUser(suite.pool)
  const id = await addListingOf(owner.id, { kind: 'let', street: `Street ${owner.id}` })
  await updateRows('listing', { id }, { pricePence: 433_33n, depositPence })
  const homeInput = { user_id: owner.id, kind: 'let' as const, id }
  const readHome = async () => dataOf(await gateway.getOwnHome(homeInput, owner))
  return { owner, homeInput, readHome }
}

it('a rent is advertised to the penny, so that no tenant is asked for more than the advertised rent (domain B3)', async () => {
  const { owner, homeInput } = await addLetting(500_00)
  const { id } = homeInput
  expect(dataOf(await gateway.lettingDetail({ id }))).toMatchObject({ new_price_pcm: 433.33 })
  const tenant = await insertUser(suite.pool)
  const request = { move_in_date: londonDay(new Date()), number_of_tenants: 1, message: 'Hello' }
  const requestInput = { user_id: tenant.id, property_id: id, ...request }
  const { request_id } = dataOf(await gateway.requestLet(requestInput, tenant))
  const answer = { user_id: owner.id, request_id, action: 'accept' as const, reason: '' }
  dataOf(await gateway.answerLetRequest(answer, owner))
  expect(dataOf(await gateway.getTenancy({ user_id: tenant.id, request_id }, tenant)).rent).toBe(433.33)
})

it('a landlord who changes only the deposit leaves the rent and its history alone', async () => {
  const { owner, homeInput } = await addLetting(500_00)
  const change = { seen_price: 433.33, new_price: 433.33, new_deposit: 450.5 }
  const reply = await gateway.changePrice({ ...homeInput, ...change }, owner)
  expect(reply).toMatchObject({ ok: true, message: 'The new deposit is public.' })
  expect(await findRow('listing', { id: homeInput.id })).toMatchObject({
    pricePence: 433_33n,
    depositPence: 450_50,
  })
  expect(await countRows('listingEvent', { listingId: homeInput.id, type: 'price_changed' })).toBe(0)
})

// Five weeks' rent, and a deposit with odd pence below it.
it.each([500_00, 499_77])(
  'saving the unchanged rent of a withdrawn home keeps a deposit of %i pence',
  async (depositPence) => {
    const { owner, homeInput, readHome } = await addLetting(depositPence)
    await updateRows('listing', { id: homeInput.id }, { status: 'withdrawn' })
    const { price, deposit } = await readHome()
    const rent = {
      price_pcm: String(price),
      deposit_amount: String(deposit),
      holding_deposit: '£99.77',
      available_from: '',
    }
    dataOf(await gateway.saveHomeStep({ ...homeInput, rent }, owner))
    expect(await findRow('listing', { id: homeInput.id })).toMatchObject({
      pricePence: 433_33n,
      depositPence,
    })
    expect((await readHome()).facts).toContainEqual(
      expect.objectContaining({ key: 'holding_deposit', value: '£99.77' }),
    )
  },
)

it('a deposit that is a penny above the cap of a rent in whole pounds is refused (domain B2)', async () => {
  const { owner, homeInput } = await addLetting(500_00)
  await updateRows('listing', { id: homeInput.id }, { status: 'withdrawn' })
  const save = (deposit_amount: string) =>
    gateway.saveHomeStep(
      { ...homeInput, rent: { ...completeLetting.rent, price_pcm: '1200', deposit_amount } },
      owner,
    )
  expect(await save('1384.62')).toMatchObject({ ok: false })
  expect(await save('1384.61')).toMatchObject({ ok: true })
})
