import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { db } from '../../../lib/agency/database'
import { addListings, type TestListing } from '../../support/listings'
import { pageOf } from '../../support/search-page'
import { openSearchSuite, type SearchSuite } from './search-suite'

let suite: SearchSuite
beforeAll(async () => {
  suite = await openSearchSuite()
})
afterAll(() => suite.close())

/**
 * Adds a home for each list of statements about pets. In a list, each statement is a day newer than the one before. The
 * rents are £500, £501 and so on. @returns the ids in the order of the lists
 */
async function addHomes(
  statementsOfHomes: readonly (readonly string[])[],
  place: TestListing,
): Promise<number[]> {
  const ids = await addListings(
    statementsOfHomes.map((_, index) => ({ kind: 'let', price: 500 + index, ...place })),
  )
  const listings = await db()
    .selectFrom('listing')
    .select(['id', 'propertyId'])
    .where('id', 'in', ids)
    .execute()
  const facts = listings.flatMap(({ id, propertyId }) =>
    (statementsOfHomes[ids.indexOf(id)] ?? []).map((value, index) => ({
      propertyId,
      key: 'pets',
      value,
      source: 'owner' as const,
      suppliedAt: new Date(Date.UTC(2026, 0, 1 + index)),
    })),
  )
  await db().insertInto('materialFact').values(facts).execute()
  return ids
}

async function findLettings(input: Record<string, unknown>) {
  const reply = await suite.gateway.lettingSearch({ page: 1, limit: 100, ...input })
  const { properties, pagination, applied } = pageOf(reply)
  return { ids: properties.map(({ id }) => id), total: pagination.totalItems, applied }
}

describe('the filter with=pets', () => {
  it('finds homes to let whose newest statement accepts pets, in any wording', async () => {
    const acceptingTexts = [
      'Considered on request',
      'Welcome',
      'Pets considered',
      'PET FRIENDLY',
      'Pets negotiable, with the landlord’s consent',
      'Unfurnished; pets accepted',
      'Cats by arrangement',
      'Yes',
    ]
    const refusingTexts = [
      'Not allowed by the building’s lease',
      'No pets',
      'None',
      'No',
      'Sorry, no dogs or cats accepted',
      'No smokers or pets, request a viewing',
      'Pets aren’t permitted',
      'Pets cannot be considered',
      'Unsuitable for pets, viewing on request',
      'Ask the agent',
      'Disallowed',
    ]
    const place = { town: 'Truro', county: 'Cornwall', postcode: 'TR1 1AB' }
    const ids = await addHomes(
      [
        ...acceptingTexts.map((value) => [value]),
        ['No pets', 'Welcome'],
        ...refusingTexts.map((value) => [value]),
        [],
        ['Welcome', 'No pets'],
      ],
      place,
    )
    const idsWithPets = ids.slice(0, acceptingTexts.length + 1)

    const all = await findLettings({ location: 'Truro' })
    // The other three: two homes with two statements each, and one with none.
    expect(all.total).toBe(acceptingTexts.length + refusingTexts.length + 3)
    expect(all.applied).toBeUndefined()
    const found = await findLettings({ location: 'Truro', with: 'pets' })
    expect(found.ids.toSorted()).toEqual(idsWithPets.toSorted())
    expect(found).toMatchObject({ total: idsWithPets.length, applied: ['pets'] })
  })

  it('counts and pages with other filters, in both orders of price', async () => {
    const place = { town: 'Ripon', county: 'North Yorkshire', postcode: 'HG4 1AB' }
    const ids = await addHomes(
      Array.from({ length: 60 }, (_, index) => [index % 2 === 0 ? 'Welcome' : 'No pets']),
      place,
    )
    const idsWithPets = ids.filter((_, index) => index % 2 === 0)
    const search = { location: 'Ripon', with: 'pets', orderby: 'price-asc' }
    expect((await findLettings(search)).ids).toEqual(idsWithPets)
    expect((await findLettings({ ...search, orderby: 'price-desc' })).ids).toEqual(idsWithPets.toReversed())
    // Ten homes from £540 on take pets. The home at £542, the second of them, is the 22nd of all.
    expect(await findLettings({ ...search, price: '540-nomax', limit: 1, page: 2 })).toMatchObject({
      ids: [idsWithPets[21]],
      total: 10,
    })
  })

  it('has its own cached anchors for pages after the fiftieth', async () => {
    const place = { town: 'Skegness', county: 'Lincolnshire', postcode: 'PE25 1AB' }
    const ids = await addHomes(
      Array.from({ length: 110 }, (_, index) => [index < 5 ? 'No pets' : 'Welcome']),
      place,
    )
    // Five homes without pets are cheaper than all the others.
    const search = { location: 'Skegness', orderby: 'price-asc', limit: 1, page: 60 }
    expect(await findLettings(search)).toMatchObject({ ids: [ids[59]], total: 110 })
    expect(await findLettings({ ...search, with: 'pets' })).toMatchObject({ ids: [ids[64]], total: 105 })
  })

  it('does not apply to homes for sale, and an unknown feature is no filter (D-76)', async () => {
    await addListings([{ town: 'Maldon', postcode: 'CM9 5AB' }])
    expect(await suite.search({ location: 'Maldon', with: 'pets' })).toMatchObject({ total: 1 })
    const { total } = await findLettings({ location: 'Truro' })
    for (const word of ['', null, 'garage', "pets' or 1=1 --", 'PETS\0', 'x'.repeat(200)])
      expect(await findLettings({ location: 'Truro', with: word })).toMatchObject({ total })
    await expect(findLettings({ with: 'x'.repeat(201) })).rejects.toMatchObject({ code: 'invalid_request' })
  })
})
