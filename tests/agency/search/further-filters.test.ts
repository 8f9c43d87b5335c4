import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { db } from '../../../lib/agency/database'
import { homeFeatureTokens, listFeatures } from '../../../lib/domain/home-feature'
import { addListings, type TestListing } from '../../support/listings'
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

async function find(kind: 'sale' | 'let', input: Record<string, unknown>) {
  const call = kind === 'sale' ? suite.gateway.propertySearch : suite.gateway.lettingSearch
  const reply = await call({ page: 1, limit: 100, ...input })
  if (!reply.ok || Array.isArray(reply.data)) throw new Error('no page')
  return {
    ids: reply.data.properties.map(({ id }) => id).toSorted((a, b) => a - b),
    applied: reply.data.applied,
  }
}

interface FilterCase {
  token: string
  kind: 'sale' | 'let'
  has: HomeInput
  hasNot: HomeInput
}
const cases: FilterCase[] = [
  {
    token: 'garden',
    kind: 'sale',
    has: { facts: { garden: 'Rear garden' } },
    hasNot: { facts: { garden: 'No garden' } },
  },
  {
    token: 'garden',
    kind: 'let',
    has: { facts: { garden: 'Communal garden' } },
    hasNot: { facts: { garden: 'Balcony' } },
  },
  {
    token: 'parking',
    kind: 'sale',
    has: { facts: { parking: 'Garage and drive' } },
    hasNot: { facts: { parking: 'None' } },
  },
  {
    token: 'parking',
    kind: 'let',
    has: { facts: { parking: 'One allocated space' } },
    hasNot: { facts: { parking: 'On street, by permit; no spaces' } },
  },
  {
    token: 'pets',
    kind: 'let',
    has: { facts: { pets: 'Considered' } },
    hasNot: { facts: { pets: 'No pets' } },
  },
  {
    token: 'new-build',
    kind: 'sale',
    has: { facts: { construction: 'New build: timber frame' } },
    hasNot: { facts: { construction: 'Brick' } },
  },
  {
    token: 'new-build',
    kind: 'sale',
    has: { features: ['Newly built in 2026'] },
    hasNot: { features: ['New kitchen'] },
  },
  { token: 'chain-free', kind: 'sale', has: { chainFree: true }, hasNot: {} },
  {
    token: 'freehold',
    kind: 'sale',
    has: { facts: { tenure: 'Freehold' } },
    hasNot: { facts: { tenure: 'Share of freehold' } },
  },
  {
    token: 'leasehold',
    kind: 'sale',
    has: { facts: { tenure: 'Leasehold' } },
    hasNot: { facts: { tenure: 'Freehold' } },
  },
  { token: 'retirement', kind: 'sale', has: { type: 'retirement-flat' }, hasNot: { type: 'flat-apartment' } },
  { token: 'shared-ownership', kind: 'sale', has: { qualifier: 'shared-ownership' }, hasNot: {} },
  {
    token: 'furnished',
    kind: 'let',
    has: { facts: { furnishing: 'Furnished' } },
    hasNot: { facts: { furnishing: 'Part furnished' } },
  },
  {
    token: 'unfurnished',
    kind: 'let',
    has: { facts: { furnishing: 'Furnished or unfurnished' } },
    hasNot: { facts: { furnishing: 'Furnished' } },
  },
  {
    token: 'bills',
    kind: 'let',
    has: { facts: { bills: 'All bills included in the rent' } },
    hasNot: { facts: { bills: 'Water included; other bills not' } },
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
  it.each(cases)('$token finds homes whose facts or advertisement state it ($kind)', async (filterCase) => {
    const town = towns[cases.indexOf(filterCase)]!
    const place = { kind: filterCase.kind, town, county: `County of ${town}` }
    const [has, hasNot, unknown] = [
      await addHome({ ...place, ...filterCase.has }),
      await addHome({ ...place, ...filterCase.hasNot }),
      await addHome(place),
    ]
    const rows = await db()
      .selectFrom('searchEntry')
      .select(['listingId', 'features'])
      .where('listingId', 'in', [has, hasNot, unknown])
      .orderBy('listingId')
      .execute()
    const featureBit = 1 << homeFeatureTokens.findIndex((token) => token === filterCase.token)
    expect(rows.map(({ features }) => (features & featureBit) !== 0)).toEqual([true, false, false])
    const required = await find(filterCase.kind, { with: filterCase.token })
    expect(required.ids.filter((id) => [has, hasNot, unknown].includes(id))).toEqual([has])
    expect(required.applied).toEqual([filterCase.token])
    if (!listFeatures(filterCase.kind, 'excluded').some((token) => token === filterCase.token)) return
    const excluded = await find(filterCase.kind, { not: filterCase.token })
    expect(excluded.ids.filter((id) => [has, hasNot, unknown].includes(id))).toEqual([hasNot, unknown])
    expect(excluded.applied).toEqual(['not'])
  })

  it('homes under offer can be left out, and homes at a reduced price asked for', async () => {
    const id = await addHome({ kind: 'let', status: 'let_agreed' })
    const reduced = await addHome({ kind: 'let', price: 900 })
    await db()
      .insertInto('listingEvent')
      .values({
        listingId: reduced,
        type: 'price_changed',
        at: new Date(),
        pricePence: 90_000n,
        previousPence: 95_000n,
      })
      .execute()
    expect((await find('let', { with: 'reduced' })).ids).toEqual([reduced])
    expect((await find('let', {})).ids).toContain(id)
    expect((await find('let', { not: 'under-offer' })).ids).not.toContain(id)
  })

  it('energy rating, floor area, price per square foot, age and available day filter only homes that state them', async () => {
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
    const findOurs = async (input: Record<string, string>) =>
      (await find('sale', input)).ids.filter((id) => [good, bad, unknown].includes(id))
    expect(await findOurs({})).toEqual([good, bad, unknown])
    expect(await findOurs({ epc: 'c' })).toEqual([good])
    expect(await findOurs({ epc: 'g' })).toEqual([good, bad])
    expect(await findOurs({ size: '600-nomax' })).toEqual([good])
    expect(await findOurs({ size: 'nomin-999999999' })).toEqual([good, bad])
    expect(await findOurs({ 'per-sq-ft': '200-200' })).toEqual([good])
    expect(await findOurs({ 'per-sq-ft': '201-999999999' })).toEqual([bad])
    expect(await findOurs({ added: '30' })).not.toContain(bad)
    const letting = await addHome({ kind: 'let', availableFrom: '2026-12-01' })
    expect((await find('let', { available: '2026-12-01' })).ids).toContain(letting)
    expect((await find('let', { available: '2026-11-30' })).ids).not.toContain(letting)
  })

  it('a keyword finds homes whose advertisement contains all its words; hostile ones cause no error', async () => {
    const id = await addHome({
      description: '<p>A cottage with an inglenook fireplace</p>',
      features: ['Sea views'],
    })
    expect((await find('sale', { keyword: 'sea view' })).ids).toEqual([id])
    expect((await find('sale', { keyword: 'Inglenook sea' })).ids).toEqual([id])
    expect((await find('sale', { keyword: 'inglenook lake' })).ids).toEqual([])
    expect((await find('sale', { keyword: 'the' })).ids).toContain(id)
    for (const keyword of ["'; drop table listing --", '<script>', ':* & !', '漢', '\\'])
      await expect(find('sale', { keyword })).resolves.toBeDefined()
  })

  it('a second place and a drawn area filter homes by their public positions', async () => {
    const inside = await addHome({ lat: 53.8, lng: -1.5 })
    const outside = await addHome({ lat: 53.9, lng: -1.5 })
    const unlocated = await addHome({ lat: null, lng: null })
    const area = '53.7900,-1.5100;53.7900,-1.4900;53.8100,-1.4900;53.8100,-1.5100'
    expect(await find('sale', { area })).toEqual({ ids: [inside], applied: ['area'] })
    const found = await find('sale', { near: 'Leeds', within: '5' })
    expect(found.applied).toEqual(['near'])
    expect(found.ids).toContain(inside)
    expect(found.ids).not.toContain(unlocated)
    // An unknown place is no filter, and is not reported as an applied one (D-76).
    const unknown = await find('sale', { near: 'Xyzzyville', within: '5' })
    expect(unknown.applied).toBeUndefined()
    expect(unknown.ids).toContain(outside)
  })

  it('the order nearest sorts by distance, also on pages far behind the first', async () => {
    for (let index = 0; index < 60; index += 1)
      await addListings([
        {
          kind: 'let',
          town: 'York',
          county: 'North Yorkshire',
          postcode: 'YO1 7AB',
          lat: 53.96 + (index % 20) * 0.004,
          lng: -1.08,
        },
      ])
    const pageOf = async (page: number, limit: number) => {
      const reply = await suite.gateway.lettingSearch({
        location: 'York',
        radius: 'ten-miles',
        orderby: 'nearest',
        page,
        limit,
      })
      if (!reply.ok || Array.isArray(reply.data)) throw new Error('no page')
      return reply.data.properties.map(({ id, distance_miles: miles }) => ({ id, miles }))
    }
    const all = await pageOf(1, 60)
    const miles = all.map((card) => card.miles ?? 0)
    expect(miles).toEqual(miles.toSorted((a, b) => a - b))
    expect(await pageOf(55, 1)).toEqual([all[54]])
    expect(await pageOf(10_000, 8)).toEqual([])
  })
})
