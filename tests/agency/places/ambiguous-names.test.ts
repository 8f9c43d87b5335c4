import { expect, it } from 'vitest'
import { resolvePlace } from '../../../lib/agency/places/resolve'

const candidateValues = (text: string) => resolvePlace(text).candidates.map(({ value }) => value)

it.each([
  ['Richmond, Surrey', 'Richmond, Greater London'],
  ['Bromley Kent', 'Bromley, Greater London'],
  ['Altrincham, Cheshire', 'Altrincham'],
  ['Ashford, Middlesex', 'Ashford, Surrey'],
  ['Manchester, Lancashire', 'Manchester'],
  ['Bolton, Lancashire', 'Bolton, Greater Manchester'],
  ['High Street, Bromley, Kent', 'High Street, Bromley, Greater London'],
])('%s, with the county of its postal address, is %s', (text, value) => {
  expect(resolvePlace(text).value).toBe(value)
})

it('a second place of the same size is a candidate, and a town around the place is none', () => {
  expect(resolvePlace('Leeds, Bradford')).toMatchObject({ value: 'Leeds' })
  expect(candidateValues('Leeds, Bradford')).toEqual(['Bradford, West Yorkshire'])
  expect(candidateValues('Bradford Leeds')).toEqual(['Leeds'])
  expect(candidateValues('Headingley, Leeds')).toEqual([])
  expect(candidateValues('Leeds, West Yorkshire')).toEqual([])
})

it('a place in the stated county comes before one near it', () => {
  expect(resolvePlace('Ashford, Kent').match).toMatchObject({ town: 'ashford', county: 'kent' })
  expect(resolvePlace('Rainham, Kent').match).toMatchObject({ town: 'rainham', county: 'kent' })
  expect(resolvePlace('Rainham, Essex').match).toMatchObject({ county: 'greater-london' })
})

it.each<[string, ...string[]]>([
  [
    'Clapham station',
    'Clapham High Street station',
    'Clapham Junction station',
    'Clapham (North Yorkshire) station',
  ],
  ['Canterbury train station', 'Canterbury East station', 'Canterbury West station'],
  ['Croydon station', 'West Croydon station', 'East Croydon station', 'South Croydon station'],
  ['Dalston stn', 'Dalston Kingsland station', 'Dalston Junction station', 'Dalston (Cumbria) station'],
  ['Bristol station', 'Bristol Temple Meads station'],
])(
  '%s is %s, which is the nearest to the place of that name, with the others as candidates',
  (text, ...values) => {
    const { value, candidates } = resolvePlace(text)
    expect([value, ...candidates.map((candidate) => candidate.value)]).toEqual(values)
  },
)

it.each([
  'station',
  'police station',
  'Kent station',
  'Finchley station',
  'London station',
  'Clapham, station',
])('%s does not name one station', (text) => {
  expect(resolvePlace(text).kind).toBe('nothing')
})

it.each([
  ['Newport station', 'Newport (South Wales) station', 'Newport (Essex) station'],
  ['Gillingham railway station', 'Gillingham (Kent) station', 'Gillingham (Dorset) station'],
  ['Charing Cross station', 'London Charing Cross station', 'Charing Cross (Glasgow) station'],
  ['Waterloo station', 'London Waterloo station', 'Waterloo (Merseyside) station'],
])('of the stations named %s it is %s, with the other as a candidate', (text, value, otherValue) => {
  expect(resolvePlace(text).value).toBe(value)
  expect(candidateValues(text)).toEqual([otherValue])
  expect(resolvePlace(otherValue)).toMatchObject({ value: otherValue, candidates: [] })
})
