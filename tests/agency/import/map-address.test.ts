import { describe, expect, it } from 'vitest'
import { readSale } from './rows'

/** Reads the address of a BLM row in which only the given address cells are filled (domain C1). */
const readAddress = async (changes: Record<string, string>) => {
  const { listing, warnings } = await readSale({
    ADDRESS_1: '',
    ADDRESS_2: '',
    TOWN: '',
    DISPLAY_ADDRESS: '',
    ...changes,
  })
  const { building, street, streetSlug, locality, town, county, nation, postcode, district, sector } =
    listing.home
  return {
    building,
    street,
    streetSlug,
    locality,
    town,
    county,
    nation,
    postcode,
    district,
    sector,
    display: listing.displayAddress,
    slug: listing.slug,
    warnings,
  }
}

describe('the house and the street', () => {
  it.each([
    [{ ADDRESS_1: '14', ADDRESS_2: 'Collingwood Road' }, '14', 'Collingwood Road'],
    [{ ADDRESS_1: '14 Collingwood Rd' }, '14', 'Collingwood Rd'],
    [{ ADDRESS_1: '12-14 High Street' }, '12-14', 'High Street'],
    [{ ADDRESS_1: 'Flat 2', ADDRESS_2: '31 Newland Street' }, 'Flat 2, 31', 'Newland Street'],
    [{ ADDRESS_1: 'Flat 2, 31 Newland Street' }, 'Flat 2, 31', 'Newland Street'],
    [{ ADDRESS_1: 'Flat 1/2, 300 Byres Road' }, 'Flat 1/2, 300', 'Byres Road'],
    [{ ADDRESS_1: '1F2, 12 Leith Walk' }, '1F2, 12', 'Leith Walk'],
    [{ ADDRESS_1: 'PF1', ADDRESS_2: '8 Marchmont Crescent' }, 'PF1, 8', 'Marchmont Crescent'],
    [{ ADDRESS_1: '3FL 40/2 Easter Road' }, '3FL 40/2', 'Easter Road'],
    [
      { ADDRESS_1: 'The Old Forge', ADDRESS_2: 'Church Street', ADDRESS_3: 'Great Baddow' },
      'The Old Forge',
      'Church Street',
    ],
    [{ ADDRESS_1: 'The Old Forge', ADDRESS_2: '3 Church Street' }, 'The Old Forge, 3', 'Church Street'],
    [{ ADDRESS_1: '15', ADDRESS_2: 'Heol y Deri' }, '15', 'Heol y Deri'],
    [{ ADDRESS_1: 'HIGH STREET' }, '', 'High Street'],
    [{ DISPLAY_ADDRESS: '7 Mill Lane, Witham' }, '', 'Mill Lane'],
    [{ HOUSE_NAME_NUMBER: 'Tŷ Gwyn', STREET_NAME: 'Heol y Bont' }, 'Tŷ Gwyn', 'Heol y Bont'],
  ])('are read from %j', async (changes, building, street) => {
    expect(await readAddress(changes)).toMatchObject({ building, street })
  })

  it('have a slug without abbreviations, by which searches find them', async () => {
    expect(await readAddress({ ADDRESS_1: '14 Collingwood Rd' })).toMatchObject({
      streetSlug: 'collingwood-road',
      slug: 'collingwood-road-witham-3-bedroom-semi-detached-house',
    })
  })

  it('are refused if a row names no street', async () => {
    await expect(readAddress({ ADDRESS_1: '14' })).rejects.toThrow('names a street')
  })
})

describe('the town', () => {
  it('is the town of the column TOWN, in any spelling that the gazetteer knows', async () => {
    expect(await readAddress({ ADDRESS_1: '1 High Street', TOWN: 'WITHAM' })).toMatchObject({
      town: 'Witham',
      county: 'Essex',
      nation: 'england',
      warnings: [],
    })
    expect(
      await readAddress({ ADDRESS_1: '1 High Street', TOWN: 'Southend', POSTCODE1: 'SS1', POSTCODE2: '1DP' }),
    ).toMatchObject({ town: 'Southend-on-Sea', county: 'Essex' })
  })
  it('is distinguished from towns of the same name by the postcode', async () => {
    expect(
      await readAddress({ ADDRESS_1: '1 Quay Street', TOWN: 'Newport', POSTCODE1: 'PO30', POSTCODE2: '1DQ' }),
    ).toMatchObject({ county: 'Isle of Wight', nation: 'england' })
    expect(
      await readAddress({
        ADDRESS_1: '1 Clytha Square',
        TOWN: 'Newport',
        POSTCODE1: 'NP20',
        POSTCODE2: '2EE',
      }),
    ).toMatchObject({ nation: 'wales' })
  })
  it('is taken from the display address if TOWN is blank', async () => {
    const address = await readAddress({
      ADDRESS_1: '5',
      ADDRESS_2: 'Station Road',
      DISPLAY_ADDRESS: 'Station Road, Kelvedon, Essex',
      POSTCODE1: 'CO5',
      POSTCODE2: '9NP',
    })
    expect(address).toMatchObject({ town: 'Kelvedon', county: 'Essex' })
    expect(address.warnings).toEqual(['TOWN is blank; the home is placed in Kelvedon, Essex'])
  })
  it('has as its locality the village named before it in the display address', async () => {
    expect(
      await readAddress({
        ADDRESS_1: '5',
        ADDRESS_2: 'Station Road',
        DISPLAY_ADDRESS: 'Station Road, Kelvedon, Colchester',
        POSTCODE1: 'CO5',
        POSTCODE2: '9NP',
      }),
    ).toMatchObject({ town: 'Colchester', locality: 'Kelvedon' })
    expect(
      await readAddress({
        ADDRESS_1: '15',
        ADDRESS_2: 'Heol y Deri',
        DISPLAY_ADDRESS: 'Heol y Deri, Rhiwbina, Cardiff',
        POSTCODE1: 'CF14',
        POSTCODE2: '6HF',
      }),
    ).toMatchObject({ town: 'Cardiff', county: 'Cardiff', locality: 'Rhiwbina' })
  })
  it('is taken from the postcode if nothing else names a town', async () => {
    expect(
      await readAddress({ ADDRESS_1: '1 Union Grove', POSTCODE1: 'AB10', POSTCODE2: '6SS' }),
    ).toMatchObject({ town: 'Aberdeen', nation: 'scotland' })
  })
  it('is the city if TOWN names a part of the city, which becomes the locality', async () => {
    expect(
      await readAddress({
        ADDRESS_1: '15 Heol y Deri',
        TOWN: 'Rhiwbina',
        POSTCODE1: 'CF14',
        POSTCODE2: '6HF',
      }),
    ).toMatchObject({ town: 'Cardiff', locality: 'Rhiwbina', county: 'Cardiff' })
  })
  it('stays as typed if the gazetteer does not know it, with the county of the postcode', async () => {
    const address = await readAddress({ ADDRESS_1: '1 High Street', TOWN: 'Little Nowhere' })
    expect(address).toMatchObject({ town: 'Little Nowhere', county: 'Essex' })
    expect(address.warnings).toEqual([
      'no Little Nowhere is known near CM8 2DZ; the county is taken from the postcode',
    ])
  })
  it('has as its locality the address line that is neither street, town nor county', async () => {
    expect(
      await readAddress({
        ADDRESS_1: '1 Church Street',
        ADDRESS_2: 'Great Baddow',
        ADDRESS_3: 'Essex',
        TOWN: 'Chelmsford',
        POSTCODE1: 'CM2',
        POSTCODE2: '7HX',
      }),
    ).toMatchObject({ locality: 'Great Baddow', town: 'Chelmsford' })
  })
})

describe('postcodes', () => {
  const street = { ADDRESS_1: '1 High Street' }
  it.each([
    [{ POSTCODE1: 'cm8', POSTCODE2: '2dz' }, 'CM8 2DZ', 'CM8 2'],
    [{ POSTCODE1: 'CM8 2DZ', POSTCODE2: '' }, 'CM8 2DZ', 'CM8 2'],
    [{ POSTCODE1: 'CM8 2DZ', POSTCODE2: '2DZ' }, 'CM8 2DZ', 'CM8 2'],
    [{ POSTCODE1: 'CM8', POSTCODE2: '' }, 'CM8', null],
    [{ POSTCODE1: '', POSTCODE2: '', DISPLAY_ADDRESS: 'High Street, Witham, CM8 2DZ' }, 'CM8 2DZ', 'CM8 2'],
  ])('are read from %j', async (changes, postcode, sector) => {
    expect(await readAddress({ ...street, ...changes })).toMatchObject({ postcode, district: 'CM8', sector })
  })
  it.each([
    [{ POSTCODE1: 'ZZ99', POSTCODE2: '9ZZ' }, 'is not in use'],
    [{ POSTCODE1: 'hello', POSTCODE2: '' }, 'is not a postcode'],
    [{ POSTCODE1: '', POSTCODE2: '' }, 'POSTCODE1 is blank'],
    [{ POSTCODE1: 'JE2', POSTCODE2: '3AB' }, 'is on Jersey, outside the United Kingdom'],
    [{ COUNTRY_CODE: 'ES' }, 'homes abroad'],
  ])('refuses %j', async (changes, reason) => {
    await expect(readAddress({ ...street, ...changes })).rejects.toThrow(reason)
  })
})

it('uses coordinates only if they lie near the postcode', async () => {
  expect((await readSale({ LATITUDE: '51.8001', LONGITUDE: '0.6401' })).listing.home).toMatchObject({
    lat: 51.8001,
    lng: 0.6401,
    isExactPoint: true,
  })
  const swapped = await readSale({ LATITUDE: '0.6401', LONGITUDE: '51.8001' })
  expect(swapped.listing.home.isExactPoint).toBe(false)
  expect(swapped.warnings[0]).toContain('do not lie by the postcode')
})

it('composes the display address if none is given', async () => {
  expect((await readAddress({ ADDRESS_1: '14 Collingwood Road', TOWN: 'Witham' })).display).toBe(
    'Collingwood Road, Witham, CM8',
  )
})
