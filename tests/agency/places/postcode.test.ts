import { describe, expect, it, vi } from 'vitest'
import { milesBetween } from '../../../lib/agency/places/geometry'
import { locatePostcode } from '../../../lib/agency/places/locate-postcode'
import { POSTCODE_AREAS, parsePostcode } from '../../../lib/agency/places/postcode'
import type { PostcodeSource } from '../../../lib/agency/places/types'

describe('whole and partial postcodes', () => {
  it.each([
    ['CM8 2AB', { area: 'CM', district: 'CM8', sector: 'CM8 2', unit: 'CM8 2AB' }],
    ['  cm82ab ', { area: 'CM', district: 'CM8', sector: 'CM8 2', unit: 'CM8 2AB' }],
    ['cm8-2ab', { area: 'CM', district: 'CM8', sector: 'CM8 2', unit: 'CM8 2AB' }],
    ['W1A 0AX', { area: 'W', district: 'W1A', sector: 'W1A 0', unit: 'W1A 0AX' }],
    ['ec1a1bb', { area: 'EC', district: 'EC1A', sector: 'EC1A 1', unit: 'EC1A 1BB' }],
    // The letter O is typed for the digit 0.
    ['SO14 OAA', { area: 'SO', district: 'SO14', sector: 'SO14 0', unit: 'SO14 0AA' }],
    ['sw1aoaa', { area: 'SW', district: 'SW1A', sector: 'SW1A 0', unit: 'SW1A 0AA' }],
    ['M1 1AA', { area: 'M', district: 'M1', sector: 'M1 1', unit: 'M1 1AA' }],
    ['CM11', { area: 'CM', district: 'CM11' }],
    ['CM1 1', { area: 'CM', district: 'CM1', sector: 'CM1 1' }],
    ['CM82', { area: 'CM', district: 'CM8', sector: 'CM8 2' }],
    ['CM8 2A', { area: 'CM', district: 'CM8', sector: 'CM8 2' }],
    ['EC1A', { area: 'EC', district: 'EC1A' }],
    ['CM', { area: 'CM' }],
    ['s', { area: 'S' }],
  ])('%j is parsed', (text, parts) => {
    expect(parsePostcode(text)).toEqual(parts)
  })

  it.each([
    '',
    // There are no areas ZZ and QQ.
    'ZZ1 1AA',
    'QQ',
    // The last two letters are never C, I, K, M, O or V.
    'CM8 2CK',
    'CM8 2AB 3',
    'Witham',
    'C-M8',
    '8CM',
    'CM8 2ABC',
    'C M8',
    'CM8\0',
  ])('%j is no postcode', (text) => {
    expect(parsePostcode(text)).toBeNull()
  })

  it('there are 124 postcode areas, each with the post town and county of its first district', () => {
    expect(POSTCODE_AREAS.size).toBe(124)
    expect(POSTCODE_AREAS.get('CM')).toMatchObject({ postTown: 'Chelmsford', countyName: 'Essex' })
  })
})

describe('locatePostcode', () => {
  const point = { lat: 51.8, lng: 0.64 }
  /** Creates a source that has the point of CM8 for the given kinds of codes, and knows no other code. */
  const createSource = (known: Partial<Record<keyof PostcodeSource, boolean>>) => {
    const createLookUp = (name: keyof PostcodeSource) =>
      vi.fn((code: string) => Promise.resolve(known[name] && code.startsWith('CM8') ? point : null))
    return {
      unit: createLookUp('unit'),
      sector: createLookUp('sector'),
      district: createLookUp('district'),
      listingsCentroid: createLookUp('listingsCentroid'),
    }
  }

  it.each([
    [{ unit: true, sector: true, district: true, listingsCentroid: true }, 'unit'],
    [{ sector: true, district: true, listingsCentroid: true }, 'sector'],
    [{ district: true, listingsCentroid: true }, 'district'],
    [{ listingsCentroid: true }, 'listings'],
  ] as const)('uses the most exact position that the source has: %j', async (known, precision) => {
    expect(await locatePostcode('CM8 2AB', createSource(known))).toEqual({ ...point, precision })
  })

  it('rounds the mean position of homes, because the last digits of a sum depend on the order of the homes', async () => {
    for (const offset of [0, 1e-14]) {
      const listingsCentroid = async () => ({ lat: point.lat + offset, lng: point.lng - offset })
      const source = { ...createSource({}), listingsCentroid }
      expect(await locatePostcode('CM8 2AB', source)).toEqual({ ...point, precision: 'listings' })
    }
  })

  it('stops at the first position that it finds, and looks up codes in upper case with their space', async () => {
    const postcodeSource = createSource({ sector: true })
    await locatePostcode('cm82ab', postcodeSource)
    expect(postcodeSource.unit).toHaveBeenCalledWith('CM8 2AB')
    expect(postcodeSource.sector).toHaveBeenCalledWith('CM8 2')
    expect(postcodeSource.district).not.toHaveBeenCalled()
  })

  it('falls back on the post town of the district, then of the area', async () => {
    const witham = await locatePostcode('CM8 2AB')
    expect(witham?.precision).toBe('post-town')
    expect(milesBetween(witham!, point)).toBeLessThan(1)
    // The gazetteer has no district CM99.
    expect(await locatePostcode('CM99 1AA', createSource({}))).toMatchObject({ precision: 'post-town' })
  })

  it('returns null for a text that is no postcode', async () => {
    expect(await locatePostcode('Witham', createSource({ unit: true }))).toBeNull()
  })

  it('throws when the source fails, instead of returning null', async () => {
    const failingSource = { ...createSource({}), unit: () => Promise.reject(new Error('down')) }
    await expect(locatePostcode('CM8 2AB', failingSource)).rejects.toThrow('down')
  })
})
