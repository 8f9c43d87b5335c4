import { describe, expect, it } from 'vitest'
import { placeCandidateSchema } from '../../../lib/contract/search'
import { resolvePlace } from '../../../lib/agency/places/resolve'

/** Resolves a text without the candidates, the label and the point. */
const resolveBriefly = (text: string) => {
  const { kind, value, match } = resolvePlace(text)
  return { kind, value, match }
}
const candidateValues = (text: string) => resolvePlace(text).candidates.map(({ value }) => value)

describe('resolvePlace (D-78)', () => {
  it.each(['Southend', 'southend-on-sea', 'SOUTHEND ON SEA', 'Southend on Sea, Essex', '  southend  '])(
    'REFINE-01 %s is Southend-on-Sea',
    (text) => {
      expect(resolveBriefly(text)).toEqual({
        kind: 'city',
        value: 'Southend-on-Sea',
        match: { by: 'town', town: 'southend-on-sea', otherSlugs: ['southend'], county: 'essex' },
      })
    },
  )

  it.each([
    ['CM8', 'district', 'CM8', { by: 'district', district: 'CM8' }],
    ['cm8 2ab', 'unit', 'CM8 2AB', { by: 'unit', unit: 'CM8 2AB' }],
    ['CM82AB', 'unit', 'CM8 2AB', { by: 'unit', unit: 'CM8 2AB' }],
    ['CM8 2', 'sector', 'CM8 2', { by: 'sector', sector: 'CM8 2' }],
    ['CM', 'area', 'CM', { by: 'area', area: 'CM' }],
    ['SW1A 1AA', 'unit', 'SW1A 1AA', { by: 'unit', unit: 'SW1A 1AA' }],
  ])('REFINE-01 %s is a postcode %s, which has a point', (text, kind, value, match) => {
    expect(resolveBriefly(text)).toEqual({ kind, value, match })
    expect(resolvePlace(text).point).not.toBeNull()
  })

  it('Essex is the ceremonial county, which contains Southend-on-Sea and the towns of Thurrock', () => {
    expect(resolveBriefly('Essex')).toEqual({
      kind: 'county',
      value: 'Essex',
      match: { by: 'county', counties: ['essex'] },
    })
    expect(resolvePlace('Southend-on-Sea').detail).toBe('Essex')
    expect(resolvePlace('Grays').match).toMatchObject({ county: 'essex' })
    expect(resolvePlace('Chafford Hundred').match).toMatchObject({ county: 'essex' })
  })

  it.each([
    'High Street Witham',
    'high street, witham',
    'High St, Witham CM8',
    'Witham High Street',
    '12a High Street, Witham, Essex, CM8 2AB',
  ])('REFINE-01 %s is the street in the town', (text) => {
    expect(resolveBriefly(text)).toEqual({
      kind: 'street-in-place',
      value: 'High Street, Witham',
      match: {
        by: 'street',
        street: 'high-street',
        within: { by: 'town', town: 'witham', otherSlugs: [], county: 'essex' },
      },
    })
  })

  it('a street may be qualified by a postcode or county instead of a town', () => {
    expect(resolveBriefly('High Street CM8').match).toEqual({
      by: 'street',
      street: 'high-street',
      within: { by: 'district', district: 'CM8' },
    })
    expect(resolveBriefly('Mill Lane, Kent').match).toEqual({
      by: 'street',
      street: 'mill-lane',
      within: { by: 'county', counties: ['kent'] },
    })
    expect(resolveBriefly('Station Rd Leigh on Sea')).toMatchObject({
      value: 'Station Road, Leigh-on-Sea',
      match: { street: 'station-road' },
    })
  })

  it.each([
    ['Camden', 'Camden', ['camden-town', 'hampstead']],
    ['Camden, London', 'Camden', ['camden-town', 'hampstead']],
    ['Tower Hamlets', 'Tower Hamlets', ['bow', 'wapping']],
    ['The Wirral', 'Wirral', ['birkenhead', 'west-kirby']],
    ['Newry, Mourne and Down', 'Newry, Mourne and Down', ['newry']],
    ['Isle of Skye', 'Isle of Skye', ['portree', 'broadford']],
  ])('%s is the area %s, and finds homes in its main places', (text, value, places) => {
    const area = resolvePlace(text)
    expect(area).toMatchObject({
      kind: 'county',
      value,
      match: { by: 'town', otherSlugs: expect.arrayContaining(places) as unknown },
    })
    expect(area.point).not.toBeNull()
    expect(resolvePlace(area.value).match).toEqual(area.match)
  })

  it('an area qualifies places and streets, and does not hide a town or county of the same name', () => {
    expect(resolveBriefly('Hampstead, Camden')).toMatchObject({
      kind: 'locality',
      match: { town: 'hampstead' },
    })
    expect(resolveBriefly('Witham, Camden').kind).toBe('nothing')
    expect(resolveBriefly('High Street, Wirral')).toMatchObject({
      kind: 'street-in-place',
      value: 'High Street, Wirral',
      match: { street: 'high-street', within: { town: 'wirral' } },
    })
    // None of these names finds the area Camden, of which Hampstead is a main place.
    for (const name of ['Bradford', 'Bromley', 'Kent', 'Camden Town'])
      expect(resolveBriefly(name).match).not.toMatchObject({
        otherSlugs: expect.arrayContaining(['hampstead']) as unknown,
      })
    expect(resolveBriefly('Bradford')).toMatchObject({
      kind: 'city',
      match: { by: 'town', town: 'bradford' },
    })
  })

  it.each([
    ['East London', 'E'],
    ['south west london', 'SW'],
    ['West London', 'W'],
  ])('%s is the postcode area %s', (text, area) => {
    expect(resolvePlace(text).match).toEqual({ by: 'area', area })
  })

  it.each([
    ['Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', 'Llanfairpwllgwyngyll'],
    ['Abergwaun', 'Fishguard'],
    ['Yr Wyddgrug', 'Mold'],
    ['Port Rìgh', 'Portree'],
    ['Steòrnabhagh', 'Stornoway'],
    ['Westward Ho!', 'Northam'],
    ['N. Ireland', 'Northern Ireland'],
  ])('%s resolves to %s', (text, value) => expect(resolvePlace(text).value).toBe(value))

  it('a street without a town is searched everywhere', () => {
    expect(resolveBriefly('Acacia Ave')).toEqual({
      kind: 'street',
      value: 'Acacia Avenue',
      match: { by: 'street', street: 'acacia-avenue' },
    })
    // Not Wells near the town of Street.
    expect(resolveBriefly('Wells Street').kind).toBe('street')
  })

  it('of several Newports the largest is chosen, and the others are candidates', () => {
    expect(resolveBriefly('Newport')).toMatchObject({
      kind: 'city',
      match: { town: 'newport', county: 'newport' },
    })
    expect(candidateValues('Newport').slice(0, 3)).toEqual([
      'Newport, Isle of Wight',
      'Newport, Shropshire',
      'Newport, Essex',
    ])
    expect(resolveBriefly('Newport, Isle of Wight')).toMatchObject({
      kind: 'town',
      match: { county: 'isle-of-wight' },
    })
    expect(resolveBriefly('newport isle of wight')).toEqual(resolveBriefly('Newport, Isle of Wight'))
  })

  it.each([
    ['London N1', 'N1', 'London'],
    ['london, n1', 'N1', 'London'],
    ['NW5 London', 'NW5', 'London'],
    ['Leeds LS6', 'LS6', 'Leeds'],
    ['Wirral CH48', 'CH48', 'Wirral'],
    ['Newport PO30', 'PO30', 'Newport, Isle of Wight'],
    ['Witham CM8 2AB', 'CM8 2AB', 'Witham'],
    ['SW1A 1AA Westminster', 'SW1A 1AA', 'Westminster'],
  ])('%s resolves to the postcode %s, with the place %s as a candidate', (text, value, named) => {
    expect(resolvePlace(text).value).toBe(value)
    expect(candidateValues(text)).toEqual([named])
  })

  it('a street is searched in the postcode district that follows a city; a postcode that follows a town is ignored', () => {
    expect(resolveBriefly('High Street, London N1')).toEqual({
      kind: 'street-in-place',
      value: 'High Street, N1',
      match: { by: 'street', street: 'high-street', within: { by: 'district', district: 'N1' } },
    })
    expect(resolvePlace('12 High Street, Witham CM8 2AB').value).toBe('High Street, Witham')
  })

  it.each([
    ['Hull', 'Kingston upon Hull'],
    ['Newcastle', 'Newcastle upon Tyne'],
    ['Stoke', 'Stoke-on-Trent'],
    ['Saint Albans', 'St Albans'],
    ['st. albans', 'St Albans'],
    ['Kings Lynn', "King's Lynn"],
    ['KING’S LYNN', "King's Lynn"],
    ['Derry', 'Londonderry'],
    ['Caerdydd', 'Cardiff'],
    ['Ynys Môn', 'Anglesey'],
    ['Notts', 'Nottinghamshire'],
    ['Witham Essex', 'Witham'],
    ['Springfield, Chelmsford', 'Springfield'],
    ['Brighton & Hove', 'Brighton'],
  ])('%s resolves to %s', (text, value) => {
    expect(resolvePlace(text).value).toBe(value)
  })

  it('the other Newcastles are candidates for Newcastle', () => {
    expect(candidateValues('Newcastle')).toEqual(
      expect.arrayContaining(['Newcastle-under-Lyme', 'Newcastle, County Down']),
    )
  })

  it('London finds its whole county; Stirling is the city, and Stirling County the county around it', () => {
    expect(resolveBriefly('London').match).toEqual({ by: 'county', counties: ['greater-london'] })
    expect(resolveBriefly('Stirling')).toMatchObject({ kind: 'city', value: 'Stirling' })
    expect(resolveBriefly('Stirling County')).toMatchObject({
      kind: 'county',
      match: { counties: ['stirling'] },
    })
    expect(candidateValues('Stirling')).toContain('Stirling County')
  })

  it('resolves nations, regions and stations', () => {
    expect(resolveBriefly('Wales').match).toMatchObject({ by: 'nation', nations: ['wales'] })
    expect(resolveBriefly('UK').match).toMatchObject({
      nations: ['england', 'scotland', 'wales', 'northern-ireland'],
    })
    expect(resolveBriefly('Sussex').match).toEqual({ by: 'county', counties: ['east-sussex', 'west-sussex'] })
    expect(resolveBriefly('Witham railway station')).toMatchObject({
      kind: 'station',
      match: { by: 'around', miles: 1 },
    })
  })

  it('a mistyped name resolves to nothing, with the most similar name as a candidate', () => {
    for (const text of ['Chelmsfrod', 'chelmsferd', 'Chelmsfrod, Essex', 'Chelmsfrod Essex']) {
      expect(resolvePlace(text)).toMatchObject({ kind: 'nothing', point: null })
      expect(candidateValues(text)[0]).toBe('Chelmsford')
    }
  })

  it('a name in a wrong county resolves to nothing, with the right place as a candidate', () => {
    expect(resolvePlace('Witham, Kent')).toMatchObject({ kind: 'nothing', match: null })
    expect(candidateValues('Witham, Kent')).toContain('Witham')
  })

  it('an unknown name is searched as a street', () => {
    expect(resolvePlace('Xyzzy')).toMatchObject({
      kind: 'nothing',
      match: { by: 'street', street: 'xyzzy' },
      candidates: [],
    })
  })

  it.each([
    ['emoji', '🏠🏡'],
    ['a NUL', '\0'],
    ['5 KB', 'Witham '.repeat(750)],
    ['signs', '%00 ;--'],
    ['other scripts', 'Λονδίνο'],
  ])('a text of %s resolves to nothing', (_, text) => {
    expect(resolvePlace(text)).toMatchObject({ kind: 'nothing', match: null, candidates: [] })
  })

  it('candidates fit the contract, and do not include the chosen place', () => {
    for (const text of ['Newport', 'Newcastle', 'Clifton', 'Chelmsfrod', 'High Street Newport']) {
      const { value, candidates } = resolvePlace(text)
      expect(candidates.length).toBeGreaterThan(0)
      expect(candidates.length).toBeLessThanOrEqual(10)
      for (const candidate of candidates) expect(placeCandidateSchema.parse(candidate).value).not.toBe(value)
    }
  })
})
