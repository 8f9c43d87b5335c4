import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addListingOf } from '../support/listings'
import { completeLetting, completeSale, dataOf, addressInput } from '../support/selling'
import { createEmptyDatabase } from '../support/databases'
import { insertUser } from '../support/insert-user'
import { GATEWAYS, openContractSuite, sellingCalls, type ContractSuite } from './support'

/** The monthly rent of the homes to let, and the highest legal deposit for it: five weeks' rent (domain B2). */
const RENT_POUNDS = 1_300
const DEPOSIT_CAP_POUNDS = 1_500
/** The statistics of a home cover four weeks. */
const STATISTICS_DAYS = 28

let suite: ContractSuite
beforeAll(async () => {
  suite = await openContractSuite(await createEmptyDatabase())
  // Loads the gazetteer, which on a busy machine takes longer than the timeout of a call.
  await suite.gateway('embedded').placeOfPostcode({ postcode: 'CM8 2AB' })
})
afterAll(() => suite?.close())

describe.each(GATEWAYS)('the %s gateway', (name) => {
  const gateway = () => suite.gateway(name)

  /** Creates a draft that has only an address, which is in England. `homeInput` names the draft in further calls. */
  const createDraft = async (kind: 'sale' | 'let' = 'sale') => {
    const owner = await insertUser(suite.pool)
    const { property_id: id } = dataOf(
      await gateway().saveHomeStep(
        {
          user_id: owner.id,
          kind,
          package_def: kind === 'sale' ? 'PAY_NOW' : 'FIND_TENANT',
          address: addressInput,
        },
        owner,
      ),
    )
    return { owner, homeInput: { user_id: owner.id, kind, id } }
  }

  it('saves a home for sale and a home to let, each by one call with all fields (B-16, B-17)', async () => {
    const owner = await insertUser(suite.pool)
    const home = {
      user_id: owner.id,
      address: '12 High Street',
      town: '',
      county: '',
      postcode: 'cm8 2ab',
      property_type: 'terraced' as const,
      bedrooms: 3,
      bathrooms: 1,
      description: 'A home. It has <b>no</b> markup.',
    }
    const sale = { ...home, package_def: 'PAY_NOW', price: 350_000, price_options: 'price' as const }
    const { property_id } = dataOf(await gateway().saveProperty(sale, owner))
    expect(await gateway().saveProperty({ ...sale, id: property_id, price: 345_000 }, owner)).toMatchObject({
      ok: true,
      data: { property_id },
    })
    const homeInput = { user_id: owner.id, kind: 'sale' as const, id: property_id }
    expect(dataOf(await gateway().getOwnHome(homeInput, owner))).toMatchObject({
      status: 'draft',
      package_def: 'PAY_NOW',
      portal_address: 'High Street, Witham, CM8',
      address: { building: '12', street: 'High Street', county: 'Essex', postcode: 'CM8 2AB' },
      price: 345_000,
      description: 'A home. It has <b>no</b> markup.',
    })
    const { property_id: letting } = dataOf(
      await gateway().saveLetting(
        {
          ...home,
          package_def: 'FIND_TENANT',
          price_pcm: RENT_POUNDS,
          deposit_amount: DEPOSIT_CAP_POUNDS,
        },
        owner,
      ),
    )
    expect(letting).not.toBe(property_id)
    expect(
      await gateway().saveLetting(
        {
          ...home,
          address: '14 High Street',
          package_def: 'FIND_TENANT',
          price_pcm: RENT_POUNDS,
          deposit_amount: DEPOSIT_CAP_POUNDS + 1,
        },
        owner,
      ),
      'a refused home leaves no draft',
    ).toMatchObject({ ok: false })
    const cards = dataOf(await gateway().getUserLettings({ user_id: owner.id }, owner))
    expect(cards).toMatchObject([{ id: letting, new_price_pcm: RENT_POUNDS, status: 'draft' }])
  })

  it('reads an address line without a house number as the street', async () => {
    const owner = await insertUser(suite.pool)
    const { property_id: id } = dataOf(
      await gateway().saveProperty(
        {
          user_id: owner.id,
          address: 'High Street,',
          town: '',
          county: '',
          postcode: 'cm8 2ab',
          property_type: 'terraced',
          bedrooms: 3,
          bathrooms: 1,
          description: 'A home.',
          package_def: 'PAY_NOW',
          price: 350_000,
          price_options: 'price',
        },
        owner,
      ),
    )
    const ownHome = await gateway().getOwnHome({ user_id: owner.id, kind: 'sale', id }, owner)
    expect(dataOf(ownHome).address).toMatchObject({ building: '', street: 'High Street' })
  })

  it('refuses invalid fields, each with its message (B-16, B-17)', async () => {
    const { owner, homeInput } = await createDraft()
    const getRefusal = async (change: object) => {
      const reply = await gateway().saveHomeStep({ ...homeInput, ...change }, owner)
      return reply.ok ? null : reply.message
    }
    expect(await getRefusal({ home: { property_type: 'castle', bedrooms: '1', bathrooms: '1' } })).toBe(
      'Please choose the type of property',
    )
    expect(await getRefusal({ home: { property_type: 'terraced', bedrooms: '0', bathrooms: '1' } })).toBe(
      'Please enter the number of bedrooms',
    )
    expect(await getRefusal({ home: { property_type: 'terraced', bedrooms: '-1', bathrooms: '1' } })).toBe(
      'Please enter the number of bedrooms, from 0 to 50',
    )
    expect(await getRefusal({ price: { price: '', price_options: 'price' } })).toBe(
      'Please enter the price in pounds',
    )
    expect(await getRefusal({ price: { price: '-5', price_options: 'price' } })).toBe(
      'Please enter the price in pounds',
    )
    const rent = { price_pcm: '1300', deposit_amount: '0' }
    expect(await getRefusal({ rent: { ...rent, price_pcm: '100001' } })).toBe(
      'Please enter a rent of at most £100,000 a month',
    )
    expect(await getRefusal({ rent: { ...rent, price_pcm: 'much' } })).toBe(
      'Please enter the rent of a calendar month in pounds',
    )
    expect(await getRefusal({ rent: { ...rent, available_from: '2016-05-01' } })).toBe(
      'Please choose a date that is not more than a year ago, or leave this empty',
    )
    expect(await getRefusal({ facts: { epc_rating: 'Z' } })).toBe('Please choose a rating')
    expect(await getRefusal({ package_def: 'FREE_CASTLE' })).toBe('Please choose a package')
    expect(await getRefusal({ address: { ...addressInput, postcode: 'CM8' } })).toContain('postcode')
    // A postcode that does not exist.
    expect(await getRefusal({ address: { ...addressInput, postcode: 'ZZ99 9ZZ' } })).toContain('postcode')
  })

  it('creates one draft when its form is sent four times at once', async () => {
    const owner = await insertUser(suite.pool)
    const firstStep = {
      user_id: owner.id,
      kind: 'sale' as const,
      package_def: 'PAY_NOW',
      address: addressInput,
    }
    const ids = await Promise.all(
      Array.from(
        { length: 4 },
        async () => dataOf(await gateway().saveHomeStep(firstStep, owner)).property_id,
      ),
    )
    expect(new Set(ids).size).toBe(1)
  })

  it('stores the source of each fact, and removes a fact that is cleared', async () => {
    const { owner, homeInput } = await createDraft()
    await gateway().saveHomeStep({ ...homeInput, ...completeSale }, owner)
    const { facts, revision } = dataOf(await gateway().getOwnHome(homeInput, owner))
    expect(facts.find(({ key }) => key === 'council_tax_band')).toMatchObject({ value: 'D', source: 'owner' })
    await gateway().saveHomeStep({ ...homeInput, revision, facts: { epc_rating: '' } }, owner)
    const changedHome = dataOf(await gateway().getOwnHome(homeInput, owner))
    expect(changedHome.facts.some(({ key }) => key === 'epc_rating')).toBe(false)
    expect(changedHome.blockers.map(({ step }) => step)).toContain('costs')
    const preview = dataOf(await gateway().previewProperty({ user_id: owner.id, id: homeInput.id }, owner))
    expect(preview).toMatchObject({ portal_address: 'Mill Lane, Witham, CM8', new_price: 350_000 })
    expect(preview.description).toBe('<p>A quiet house.</p><p>The &lt;b&gt;garden&lt;/b&gt; looks south.</p>')
    expect(preview.facts).toContainEqual(expect.objectContaining({ key: 'epc_rating', value: null }))
  })

  it('stores the ratings of a Scottish certificate only for a home in Scotland (domain B8)', async () => {
    const { owner, homeInput } = await createDraft()
    const facts = { heat_retention_rating: 'c', heating_system_rating: 'E', energy_cost_rating: 'D' }
    const readRatings = async () =>
      dataOf(await gateway().getOwnHome(homeInput, owner))
        .facts.filter(({ key }) => Object.hasOwn(facts, key))
        .map(({ key, value }) => [key, value])
    dataOf(await gateway().saveHomeStep({ ...homeInput, facts }, owner))
    expect(await readRatings()).toEqual([])
    const address = { ...addressInput, building: 'Flat 2', postcode: 'G1 1AA' } // in Glasgow
    dataOf(await gateway().saveHomeStep({ ...homeInput, address }, owner))
    dataOf(await gateway().saveHomeStep({ ...homeInput, facts }, owner))
    expect(Object.fromEntries(await readRatings())).toEqual({ ...facts, heat_retention_rating: 'C' })
  })

  it('refuses deposits of a letting above the legal caps (domain B2)', async () => {
    const { owner, homeInput } = await createDraft('let')
    const rent = { price_pcm: String(RENT_POUNDS), deposit_amount: String(DEPOSIT_CAP_POUNDS + 1) }
    const reply = await gateway().saveHomeStep({ ...homeInput, rent }, owner)
    expect(reply).toMatchObject({ ok: false, message: expect.stringContaining('5 weeks’ rent, £1,500') })
    // £400 a month is £92.30 a week.
    const holding = { price_pcm: '400', deposit_amount: '0', holding_deposit: '100' }
    expect(await gateway().saveHomeStep({ ...homeInput, rent: holding }, owner)).toMatchObject({
      ok: false,
      message: expect.stringContaining('a week’s rent, £92.30'),
    })
    expect(
      await gateway().saveHomeStep(
        {
          ...homeInput,
          rent: {
            ...rent,
            deposit_amount: String(DEPOSIT_CAP_POUNDS),
            // Not one of the choices, so that only a cast makes it a value of the type.
            rent_in_advance: 'Six months' as never,
          },
        },
        owner,
      ),
    ).toMatchObject({ ok: false })
    await gateway().saveHomeStep({ ...homeInput, ...completeLetting }, owner)
    const blockers = dataOf(await gateway().getOwnHome(homeInput, owner)).blockers.map(({ step }) => step)
    expect(blockers).toEqual(['owners', 'review', 'order'])
    expect(await gateway().previewLetting({ user_id: owner.id, id: homeInput.id }, owner)).toMatchObject({
      ok: true,
      data: { new_price_pcm: RENT_POUNDS, new_deposite_amount: DEPOSIT_CAP_POUNDS },
    })
  })

  it('records the approval of a complete advert, and the owners, whose identity checks pass in the demonstration (domain B6)', async () => {
    const { owner, homeInput } = await createDraft()
    expect(await gateway().approveAdvert(homeInput, owner)).toMatchObject({
      ok: false,
      message: expect.stringContaining('tenure is not given'),
    })
    await gateway().saveHomeStep({ ...homeInput, ...completeSale }, owner)
    expect(await gateway().approveAdvert(homeInput, owner)).toMatchObject({
      ok: true,
      data: { is_live: false },
    })
    const owners = { ...homeInput, co_owners: 'Jo Bloggs', all_agree: true as const }
    expect(await gateway().submitOwners(owners, owner)).toMatchObject({ ok: true })
    const home = dataOf(await gateway().getOwnHome(homeInput, owner))
    expect(home.owners).toHaveLength(2)
    expect(home.owners[0]).toMatchObject({ is_user: true, state: 'passed' })
    expect(home.blockers.map(({ step }) => step)).toEqual(['order'])
  })

  it('changes the price of a live home, takes it off the market and puts it back', async () => {
    const owner = await insertUser(suite.pool)
    const id = await addListingOf(owner.id, { street: `Own ${owner.id}`, price: 250_000 })
    const homeInput = { user_id: owner.id, kind: 'sale' as const, id }
    const priceChange = { ...homeInput, seen_price: 250_000, new_price: 240_000 }
    expect(await gateway().changePrice(priceChange, owner)).toMatchObject({ ok: true })
    // `seen_price` is out of date now.
    expect(await gateway().changePrice(priceChange, owner)).toMatchObject({ ok: false })
    expect(await gateway().changePrice({ ...priceChange, new_price: 230_000 }, owner)).toMatchObject({
      ok: false,
      message: expect.stringContaining('£240,000'),
    })
    const { history } = dataOf(await gateway().propertyDetail({ id }))
    expect(history?.[0]).toMatchObject({
      type: 'price_changed',
      price: 240_000,
      previous_price: 250_000,
    })
    const withdraw = { ...homeInput, action: 'withdraw' as const }
    expect(await gateway().changeMarket(withdraw, owner)).toMatchObject({ ok: true })
    expect(await gateway().changeMarket(withdraw, owner)).toMatchObject({ ok: false })
    expect(await gateway().propertyDetail({ id })).toMatchObject({ ok: false })
    const republish = { ...homeInput, action: 'republish' as const }
    // The facts that an advert needs are missing.
    expect(await gateway().changeMarket(republish, owner)).toMatchObject({ ok: false })
    await gateway().saveHomeStep({ ...homeInput, facts: completeSale.facts }, owner)
    expect(await gateway().changeMarket(republish, owner)).toMatchObject({ ok: true })
    expect(await gateway().propertyDetail({ id })).toMatchObject({ ok: true })
  })

  it('counts views, questions and viewings by day', async () => {
    const owner = await insertUser(suite.pool)
    const id = await addListingOf(owner.id, { street: `Own ${owner.id}` })
    const asker = await insertUser(suite.pool)
    await gateway().askAboutProperty({ user_id: asker.id, property_id: id, message: 'Is it light?' }, asker)
    const days = dataOf(await gateway().getHomeStatistics({ user_id: owner.id, kind: 'sale', id }, owner))
    expect(days).toHaveLength(STATISTICS_DAYS)
    expect(days.at(-1)).toMatchObject({ views: 0, questions: 1, viewings: 0 })
  })
})

it('makes every call about an owner’s own listings', () => {
  expect(sellingCalls.filter((call) => !suite.madeCalls.has(call))).toEqual([])
})
