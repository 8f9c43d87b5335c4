import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { db } from '../../../lib/agency/database'
import { homeFeatureTokens, listFeatures } from '../../../lib/domain/home-feature'
import { addListings, type TestListing } from '../../support/listings'
import { pageOf } from '../../support/search-page'
import { openSearchSuite, type SearchSuite } from './search-suite'

let suite: SearchSuite
beforeAll(async () => {
  suite = await openSearchSuite()
})
afterAll(() => suite.close())

interface HomeInput extends TestListing {
  facts?: Record<string, string>
  features?: string[]
  chainFree?: boolean
  description?: string
  availableFrom?: string
  squareFeet?: number
}

async function addHome({
  facts = {},
  features,
  chainFree,
  description,
  availableFrom,
  squareFeet,
  ...listing
}: HomeInput) {
  const [id] = await addListings([listing])
  const { propertyId } = await db()
    .updateTable('listing')
    .set({
      ...(features ? { features } : {}),
      ...(chainFree ? { chainFree } : {}),
      ...(description ? { description } : {}),
      ...(availableFrom ? { availableFrom: new Date(availableFrom) } : {}),
    })
    // Sets the slug it has already, because an update needs at least one column.
    .set({ slug: 'home' })
    .where('id', '=', id!)
    .returning('propertyId')
    .executeTakeFirstOrThrow()
  if (squareFeet !== undefined)
    await db()
      .updateTable('property')
      .set({ floorAreaSqFt: squareFeet })
      .where('id', '=', propertyId)
      .execute()
  const rows = Object.entries(facts).map(([key, value]) => ({
    propertyId,
    key,
    value,
    source: 'owner' as const,
    suppliedAt: new Date(),
  }))
  if (rows.length > 0) await db().insertInto('materialFact').values(rows).execute()
  return id!
}

async function findListings(kind: 'sale' | 'let', input: Record<string, unknown>) {
  const call = kind === 'sale' ? suite.gateway.propertySearch : suite.gateway.lettingSearch
  const reply = await call({ page: 1, limit: 100, ...input })
  const { properties, applied } = pageOf(reply)
  return { ids: properties.map(({ id }) => id).toSorted((a, b) => a - b), applied }
}

interface FilterCase {
  token: string
  kind: 'sale' | 'let'
  with: HomeInput
  without: HomeInput
}
const cases: FilterCase[] = [
  {
    token: 'garden',
    kind: 'sale',
    with: { facts: { garden: 'Rear garden' } },
    without: { facts: { garden: 'No garden' } },
  },
  {
    token: 'garden',
    kind: 'let',
    with: { facts: { garden: 'Communal garden' } },
    without: { facts: { garden: 'Balcony' } },
  },
  {
    token: 'parking',
    kind: 'sale',
    with: { facts: { parking: 'Garage and drive' } },
    without: { facts: { parking: 'None' } },
  },
  {
    token: 'parking',
    kind: 'let',
    with: { facts: { parking: 'One allocated space' } },
    // Parking on the street belongs to no home.
    without: { facts: { parking: 'On street, by permit; no spaces' } },
  },
  {
    token: 'pets',
    kind: 'let',
    with: { facts: { pets: 'Considered' } },
    without: { facts: { pets: 'No pets' } },
  },
  {
    token: 'new-build',
    kind: 'sale',
    with: { facts: { construction: 'New build: timber frame' } },
    without: { facts: { construction: 'Brick' } },
  },
  {
    token: 'new-build',
    kind: 'sale',
    with: { features: ['Newly built in 2026'] },
    without: { features: ['New kitchen'] },
  },
  { token: 'chain-free', kind: 'sale', with: { chainFree: true }, without: {} },
  {
    token: 'freehold',
    kind: 'sale',
    with: { facts: { tenure: 'Freehold' } },
    without: { facts: { tenure: 'Share of freehold' } },
  },
  {
    token: 'leasehold',
    kind: 'sale',
    with: { facts: { tenure: 'Leasehold' } },
    without: { facts: { tenure: 'Freehold' } },
  },
  {
    token: 'retirement',
    kind: 'sale',
    with: { type: 'retirement-flat' },
    without: { type: 'flat-apartment' },
  },
  { token: 'shared-ownership', kind: 'sale', with: { qualifier: 'shared-ownership' }, without: {} },
  {
    token: 'furnished',
    kind: 'let',
    with: { facts: { furnishing: 'Furnished' } },
    without: { facts: { furnishing: 'Part furnished' } },
  },
  {
    token: 'unfurnished',
    kind: 'let',
    with: { facts: { furnishing: 'Furnished or unfurnished' } },
    without: { facts: { furnishing: 'Furnished' } },
  },
  {
    token: 'bills',
    kind: 'let',
    with: { facts: { bills: 'All bills included in the rent' } },
    without: { facts: { bills: 'Water included; other bills not' } },
  },
]
/** A town for each case, so that the cases share no home. */
const towns = [
  'Ripon',
  'Skegness',
  'Truro',
  'Maldon',
  'Braintree',
  'Halstead',
  'Louth',
  'Bude',
  'Selby',
  'Thirsk',
  'Keswick',
  'Penrith',
  'Kendal',
  'Ludlow',
  'Oakham',
]

describe('further filters', () => {
  it.each(cases)(
    'with=$token finds only homes that state the feature, not=$token all others ($kind)',
    async (filterCase) => {
      const town = towns[cases.indexOf(filterCase)]!
      const place = { kind: filterCase.kind, town, county: `County of ${town}` }
      const homeWith = await addHome({ ...place, ...filterCase.with })
      const homeWithout = await addHome({ ...place, ...filterCase.without })
      // Neither the facts nor the advertisement of this home say anything about the feature.
      const silentHome = await addHome(place)
      const homes = [homeWith, homeWithout, silentHome]
      const rows = await db()
        .selectFrom('searchEntry')
        .select(['listingId', 'features'])
        .where('listingId', 'in', homes)
        .orderBy('listingId')
        .execute()
      const featureBit = 1 << homeFeatureTokens.findIndex((token) => token === filterCase.token)
      expect(rows.map(({ features }) => (features & featureBit) !== 0)).toEqual([true, false, false])
      const required = await findListings(filterCase.kind, { with: filterCase.token })
      expect(required.ids.filter((id) => homes.includes(id))).toEqual([homeWith])
      expect(required.applied).toEqual([filterCase.token])
      if (!listFeatures(filterCase.kind, 'excluded').some((token) => token === filterCase.token)) return
      const excluded = await findListings(filterCase.kind, { not: filterCase.token })
      expect(excluded.ids.filter((id) => homes.includes(id))).toEqual([homeWithout, silentHome])
      expect(excluded.applied).toEqual(['not'])
    },
  )

  it('not=under-offer leaves out homes that are let agreed, and with=reduced finds homes with a lowered price', async () => {
    const letAgreed = await addHome({ kind: 'let', status: 'let_agreed' })
    const reduced = await addHome({ kind: 'let', price: 900 })
    await db()
      .insertInto('listingEvent')
      .values({
        listingId: reduced,
        type: 'price_changed',
        at: new Date(),
        pricePence: 900_00n,
        previousPence: 950_00n,
      })
      .execute()
    expect((await findListings('let', { with: 'reduced' })).ids).toEqual([reduced])
    expect((await findListings('let', {})).ids).toContain(letAgreed)
    expect((await findListings('let', { not: 'under-offer' })).ids).not.toContain(letAgreed)
  })

  it('filters by energy rating, floor area, price per square foot, age and day leave out homes without that fact', async () => {
    const place = { county: 'Rutland', town: 'Uppingham' }
    const good = await addHome({ ...place, facts: { epc_rating: 'B' }, squareFeet: 1_000, price: 200_000 })
    const bad = await addHome({
      ...place,
      facts: { epc_rating: 'F' },
      squareFeet: 500,
      price: 200_000,
      listedAt: '2020-01-01',
    })
    const unknown = await addHome({ ...place, facts: { epc_rating: 'Exempt' }, qualifier: 'poa' })
    const findAdded = async (input: Record<string, string>) =>
      (await findListings('sale', input)).ids.filter((id) => [good, bad, unknown].includes(id))
    expect(await findAdded({})).toEqual([good, bad, unknown])
    expect(await findAdded({ epc: 'c' })).toEqual([good])
    expect(await findAdded({ epc: 'g' })).toEqual([good, bad])
    expect(await findAdded({ size: '600-nomax' })).toEqual([good])
    expect(await findAdded({ size: 'nomin-999999999' })).toEqual([good, bad])
    // £200,000 are £200 per square foot for 1,000 square feet, and £400 for 500.
    expect(await findAdded({ 'per-sq-ft': '200-200' })).toEqual([good])
    expect(await findAdded({ 'per-sq-ft': '201-999999999' })).toEqual([bad])
    expect(await findAdded({ added: '30' })).not.toContain(bad)
    const letting = await addHome({ kind: 'let', availableFrom: '2026-12-01' })
    expect((await findListings('let', { available: '2026-12-01' })).ids).toContain(letting)
    expect((await findListings('let', { available: '2026-11-30' })).ids).not.toContain(letting)
  })

  it('a keyword finds homes whose advertisement contains all its words; a hostile keyword causes no error', async () => {
    const id = await addHome({
      description: '<p>A cottage with an inglenook fireplace</p>',
      features: ['Sea views'],
    })
    expect((await findListings('sale', { keyword: 'sea view' })).ids).toEqual([id])
    expect((await findListings('sale', { keyword: 'Inglenook sea' })).ids).toEqual([id])
    expect((await findListings('sale', { keyword: 'inglenook lake' })).ids).toEqual([])
    // A stop word filters nothing.
    expect((await findListings('sale', { keyword: 'the' })).ids).toContain(id)
    for (const keyword of ["'; drop table listing --", '<script>', ':* & !', '漢', '\\'])
      await expect(findListings('sale', { keyword })).resolves.toBeDefined()
  })

  it('a second place and a drawn area filter homes by their public positions', async () => {
    const inside = await addHome({ lat: 53.8, lng: -1.5 })
    const outside = await addHome({ lat: 53.9, lng: -1.5 })
    const unlocated = await addHome({ lat: null, lng: null })
    const area = '53.7900,-1.5100;53.7900,-1.4900;53.8100,-1.4900;53.8100,-1.5100'
    expect(await findListings('sale', { area })).toEqual({ ids: [inside], applied: ['area'] })
    const found = await findListings('sale', { near: 'Leeds', within: '5' })
    expect(found.applied).toEqual(['near'])
    expect(found.ids).toContain(inside)
    expect(found.ids).not.toContain(unlocated)
    // An unknown place is no filter, and is not reported as an applied one (D-76).
    const unknown = await findListings('sale', { near: 'Xyzzyville', within: '5' })
    expect(unknown.applied).toBeUndefined()
    expect(unknown.ids).toContain(outside)
  })

  it('the order `nearest` sorts by distance, also on pages after the fiftieth, which are read from an anchor', async () => {
    // Three homes lie at each of twenty distances.
    await addListings(
      Array.from({ length: 60 }, (_, index) => ({
        kind: 'let' as const,
        town: 'York',
        county: 'North Yorkshire',
        postcode: 'YO1 7AB',
        lat: 53.96 + (index % 20) * 0.004,
        lng: -1.08,
      })),
    )
    const readPage = async (page: number, limit: number) => {
      const reply = await suite.gateway.lettingSearch({
        location: 'York',
        radius: 'ten-miles',
        orderby: 'nearest',
        page,
        limit,
      })
      return pageOf(reply).properties.map(({ id, distance_miles: miles }) => ({ id, miles }))
    }
    const allHomes = await readPage(1, 60)
    const miles = allHomes.map((home) => home.miles ?? 0)
    expect(miles).toEqual(miles.toSorted((a, b) => a - b))
    expect(await readPage(55, 1)).toEqual([allHomes[54]])
    expect(await readPage(10_000, 8)).toEqual([])
  })
})
