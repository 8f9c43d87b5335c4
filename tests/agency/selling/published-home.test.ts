import { describe, expect, it } from 'vitest'
import { londonDay } from '../../../lib/format/london-clock'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { insertUser } from '../../support/insert-user'
import { addListingOf, addListings, giveListingsTo, type TestListing } from '../../support/listings'
import { addressInput, completeLetting, completeSale, dataOf } from '../../support/selling'
import { findRow, updateRows } from '../../support/tables'
import { startSellingSuite } from './selling-suite'
import { createHomeDraft, publishSteps, saveStep, takeStepsExcept, toText, type TestHome } from './test-home'

const gateway = createEmbeddedGateway()
const suite = startSellingSuite()

const isPublic = async ({ homeInput }: TestHome) => (await gateway.propertyDetail({ id: homeInput.id })).ok
const changeMarket = async ({ homeInput, owner }: TestHome, action: 'withdraw' | 'republish') =>
  toText(await gateway.changeMarket({ ...homeInput, action }, owner))

/** Publishes a home by taking all steps of its owner and of the agency. */
async function publishHome(): Promise<TestHome> {
  const home = await createHomeDraft(suite.pool)
  await takeStepsExcept(suite.pool, home, [])
  expect(await isPublic(home)).toBe(true)
  return home
}

/** Gives a new owner a live home without orders or identity checks, as an import does. */
async function addLiveHome(values: TestListing = {}): Promise<TestHome> {
  const owner = await insertUser(suite.pool)
  const id = await addListingOf(owner.id, { street: `Street ${owner.id}`, ...values })
  return { owner, homeInput: { user_id: owner.id, kind: values.kind ?? 'sale', id } }
}

async function cancelOrderOf({ owner, homeInput }: TestHome): Promise<void> {
  const { id } = await findRow('order', { listingId: homeInput.id, status: 'settled' })
  dataOf(await gateway.cancelOrder({ user_id: owner.id, order_id: id }, owner))
}

describe('a withdrawn home', () => {
  it('comes back only with another order once its order is cancelled (domain B5)', async () => {
    const home = await publishHome()
    await cancelOrderOf(home)
    expect(await isPublic(home)).toBe(false)
    expect(await changeMarket(home, 'republish')).toBe(
      'Something is still missing. Choose the package and place the order.',
    )
    expect(await isPublic(home)).toBe(false)
    await publishSteps.order(suite.pool, home)
    expect(await changeMarket(home, 'republish')).toBe('ok')
    expect(await isPublic(home)).toBe(true)
  })

  it('waits for the 14 days of a new order if the owner did not ask to start at once (domain B5)', async () => {
    const home = await publishHome()
    await cancelOrderOf(home)
    await publishSteps.order(suite.pool, home)
    await updateRows('order', { listingId: home.homeInput.id }, { startRequestedAt: null })
    expect(await changeMarket(home, 'republish')).toContain('You did not ask us to start straight away')
  })

  it('comes back under its order, once expired identity checks are made again (domain B6)', async () => {
    const home = await publishHome()
    await changeMarket(home, 'withdraw')
    await updateRows('identityCheck', { userId: home.owner.id }, { expiresAt: new Date(0) })
    expect(await changeMarket(home, 'republish')).toContain('has expired')
    await publishSteps.identity(suite.pool, home)
    expect(await changeMarket(home, 'republish')).toBe('ok')
  })

  it('comes back without an order if it was published without one', async () => {
    const home = await addLiveHome()
    await saveStep(home, { facts: completeSale.facts })
    await changeMarket(home, 'withdraw')
    expect(await changeMarket(home, 'republish')).toBe('ok')
  })
})

describe('the price of a withdrawn home', () => {
  const lowerPrice = async ({ homeInput, owner }: TestHome) =>
    dataOf(await gateway.changePrice({ ...homeInput, seen_price: 300_000, new_price: 280_000 }, owner))

  it('is in the history once the home comes back, and an increase is not shown as a reduction', async () => {
    const home = await addLiveHome({ price: 300_000 })
    await saveStep(home, { facts: completeSale.facts })
    await lowerPrice(home)
    await changeMarket(home, 'withdraw')
    expect(await saveStep(home, { price: { price: 320_000, price_options: 'price' } })).toBe('ok')
    expect(await changeMarket(home, 'republish')).toBe('ok')
    const { reduced_at, history } = dataOf(await gateway.propertyDetail({ id: home.homeInput.id }))
    expect(reduced_at).toBeNull()
    expect(history?.slice(0, 2)).toMatchObject([
      { type: 'price_changed', price: 320_000, previous_price: 280_000 },
      { type: 'live_again', price: 320_000 },
    ])
  })

  it('adds no event if it has not changed, and an earlier reduction is still shown', async () => {
    const home = await addLiveHome({ price: 300_000 })
    await saveStep(home, { facts: completeSale.facts })
    await lowerPrice(home)
    await changeMarket(home, 'withdraw')
    expect(await changeMarket(home, 'republish')).toBe('ok')
    const { reduced_at, history } = dataOf(await gateway.propertyDetail({ id: home.homeInput.id }))
    expect(reduced_at).not.toBeNull()
    expect(history?.[0]).toMatchObject({ type: 'live_again' })
  })
})

describe('a home that has been public', () => {
  const otherAddress = { ...addressInput, building: '9', street: 'High Street' }

  it('keeps its address, type and bedrooms while it is live or withdrawn', async () => {
    const home = await publishHome()
    for (const state of ['live', 'withdrawn']) {
      if (state === 'withdrawn') await changeMarket(home, 'withdraw')
      expect(await saveStep(home, { address: otherAddress })).toContain('cannot be changed here')
      // A postcode of Witham with another town is another address.
      expect(await saveStep(home, { address: { ...addressInput, town: 'Paris' } })).toContain('The address')
      expect(await saveStep(home, { home: { ...completeSale.home, bedrooms: '5' } })).toContain('bedrooms')
      expect(
        await saveStep(home, { home: { ...completeSale.home, property_type: 'detached-bungalow' } }),
      ).toContain('The type and')
      expect(
        await saveStep(home, { address: addressInput, home: { ...completeSale.home, bathrooms: '2' } }),
      ).toBe('ok')
    }
    expect(dataOf(await gateway.getOwnHome(home.homeInput, home.owner))).toMatchObject({
      address: { building: '7', street: 'Mill Lane', town: 'Witham' },
      bedrooms: 3,
      bathrooms: 2,
    })
  })

  it('cannot be changed through a draft that offers the same property to let', async () => {
    const sale = await publishHome()
    const { homeInput, owner } = sale
    const letting = { user_id: owner.id, kind: 'let' as const, package_def: 'FIND_TENANT' }
    const refused = { ...letting, address: { ...addressInput, town: 'Paris' } }
    expect(toText(await gateway.saveHomeStep(refused, owner))).toContain('cannot be changed here')
    const reply = await gateway.saveHomeStep({ ...letting, address: addressInput }, owner)
    const draft: TestHome = { owner, homeInput: { ...homeInput, kind: 'let', id: dataOf(reply).property_id } }
    expect(await saveStep(draft, { address: otherAddress })).toContain('cannot be changed here')
    expect(await saveStep(draft, { home: { ...completeLetting.home, bedrooms: '4' } })).toContain('bedrooms')
    await changeMarket(sale, 'withdraw')
    await updateRows('listing', { id: homeInput.id }, { status: 'completed' })
    expect(await saveStep(draft, { home: { ...completeLetting.home, bedrooms: '4' } })).toBe('ok')
    expect(await saveStep(draft, { address: otherAddress })).toContain('cannot be changed here')
  })
})

describe('the package of a home', () => {
  const message = 'This home has a package already. Please contact us to change it.'

  it('cannot be changed once its order is agreed, even by entering the same address as a new home', async () => {
    const home = await createHomeDraft(suite.pool)
    expect(await saveStep(home, { package_def: 'PAY_NOW' })).toBe('ok')
    expect(await saveStep(home, { package_def: 'EMOOV_ONLY' })).toBe('ok')
    await publishSteps.order(suite.pool, home)
    expect(await saveStep(home, { package_def: 'PAY_NOW' })).toBe(message)
    const firstStep = { user_id: home.owner.id, kind: 'sale' as const, address: addressInput }
    const beginAgain = async (package_def: string) =>
      toText(await gateway.saveHomeStep({ ...firstStep, package_def }, home.owner))
    expect(await beginAgain('PAY_NOW')).toBe(message)
    expect(await beginAgain('EMOOV_ONLY')).toBe('ok')
    expect(await findRow('listing', { id: home.homeInput.id })).toMatchObject({ packageDef: 'EMOOV_ONLY' })
  })

  it('cannot be changed while the home is withdrawn', async () => {
    const home = await publishHome()
    await changeMarket(home, 'withdraw')
    expect(await saveStep(home, { package_def: 'PAY_NOW' })).toBe(message)
    expect(await saveStep(home, { package_def: 'EMOOV_ONLY' })).toBe('ok')
  })
})

describe('a new price', () => {
  const changePrice = async (
    { owner, homeInput }: TestHome,
    change: { seen_price: number; new_price: number; new_deposit?: number; is_sure?: boolean },
  ) => toText(await gateway.changePrice({ ...homeInput, ...change }, owner))

  it('that is far from the present one is public only once its owner confirms it', async () => {
    const home = await addLiveHome({ price: 499_995 })
    expect(await changePrice(home, { seen_price: 499_995, new_price: 49_000 })).toBe(
      'Are you sure? £49,000 is far below the present price of £499,995. Correct the amount, or tick the box and send again.',
    )
    expect(await changePrice(home, { seen_price: 499_995, new_price: 100_000_000 })).toContain('far above')
    expect(await findRow('listing', { id: home.homeInput.id })).toMatchObject({ pricePence: 499_995_00n })
    const reply = await gateway.changePrice(
      { ...home.homeInput, seen_price: 499_995, new_price: 49_000, is_sure: true },
      home.owner,
    )
    expect(reply).toMatchObject({ ok: true, message: 'The new price of £49,000 is public.' })
  })

  it('cannot be a rent above £100,000 a month', async () => {
    const home = await addLiveHome({ kind: 'let', price: 1_300 })
    const change = { seen_price: 1_300, new_price: 100_001, is_sure: true }
    expect(await changePrice(home, change)).toBe('Please enter a rent of at most £100,000 a month.')
  })

  async function acceptTenant({ homeInput, owner }: TestHome) {
    const tenant = await insertUser(suite.pool)
    const request = { move_in_date: londonDay(new Date()), number_of_tenants: 1, message: 'Hello' }
    const { request_id } = dataOf(
      await gateway.requestLet({ user_id: tenant.id, property_id: homeInput.id, ...request }, tenant),
    )
    dataOf(
      await gateway.answerLetRequest({ user_id: owner.id, request_id, action: 'accept', reason: '' }, owner),
    )
    return { tenant, request_id }
  }

  it('that lowers a rent lowers the rent of an accepted request, until its agreement is signed (domain B3)', async () => {
    const home = await addLiveHome({ kind: 'let', price: 1_300 })
    const { tenant, request_id } = await acceptTenant(home)
    const readRent = async () =>
      dataOf(await gateway.getTenancy({ user_id: tenant.id, request_id }, tenant)).rent
    expect(await changePrice(home, { seen_price: 1_300, new_price: 1_250 })).toBe('ok')
    expect(await readRent()).toBe(1_250)
    await updateRows('listing', { id: home.homeInput.id }, { status: 'let_agreed' })
    expect(await changePrice(home, { seen_price: 1_250, new_price: 1_200 })).toBe('ok')
    expect(await readRent()).toBe(1_250)
  })

  it('cannot be a higher rent or deposit once a tenant has been accepted, also while the home is withdrawn', async () => {
    const home = await addLiveHome({ kind: 'let', price: 1_300 })
    const message = 'A tenant has been accepted at this rent, so it can only be lowered.'
    const { request_id } = await acceptTenant(home)
    expect(await changePrice(home, { seen_price: 1_300, new_price: 1_400 })).toBe(message)
    expect(await changePrice(home, { seen_price: 1_300, new_price: 1_250, new_deposit: 1_000 })).toBe('ok')
    expect(await changePrice(home, { seen_price: 1_250, new_price: 1_250, new_deposit: 1_001 })).toBe(
      'A tenant has been accepted at this deposit, so it can only be lowered.',
    )
    await updateRows('listing', { id: home.homeInput.id }, { status: 'let_agreed' })
    await updateRows('letRequest', { id: request_id }, { status: 'withdrawn' })
    expect(await changePrice(home, { seen_price: 1_250, new_price: 1_300 })).toBe(message)
    await updateRows('letRequest', { id: request_id }, { status: 'accepted' })
    await updateRows('listing', { id: home.homeInput.id }, { status: 'withdrawn' })
    expect(await saveStep(home, { rent: { price_pcm: 1_300, deposit_amount: 1_000 } })).toBe(message)
    expect(await saveStep(home, { rent: { price_pcm: 1_200, deposit_amount: 1_000 } })).toBe('ok')
  })
})

it('an owner has at most 30 drafts, even after simultaneous requests', async () => {
  const owner = await insertUser(suite.pool)
  // With 27 drafts, three of the eight simultaneous requests succeed.
  const EXISTING_DRAFTS = 27
  const streets = Array.from({ length: EXISTING_DRAFTS }, (_, index) => `Draft Street ${index}`)
  await giveListingsTo(
    await addListings(streets.map((street) => ({ street, status: 'draft' as const }))),
    owner.id,
  )
  const begin = async (building: string) =>
    toText(
      await gateway.saveHomeStep(
        {
          user_id: owner.id,
          kind: 'sale',
          package_def: 'PAY_NOW',
          address: { ...addressInput, building },
        },
        owner,
      ),
    )
  const replies = await Promise.all(Array.from({ length: 8 }, (_, index) => begin(`${index + 1}`)))
  expect(replies.filter((reply) => reply === 'ok')).toHaveLength(3)
  expect(replies.filter((reply) => reply.includes('not finished'))).toHaveLength(5)
})
