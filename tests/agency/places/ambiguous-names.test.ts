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
])('the county of the postal address in %s is accepted for %s', (text, value) => {
  expect(resolvePlace(text).value).toBe(value)
})

it('a second place of about the same size is a candidate, but a town or county that contains the place is not', () => {
  expect(resolvePlace('Leeds, Bradford')).toMatchObject({ value: 'Leeds' })
  expect(candidateValues('Leeds, Bradford')).toEqual(['Bradford, West Yorkshire'])
  expect(candidateValues('Bradford Leeds')).toEqual(['Leeds'])
  expect(candidateValues('Headingley, Leeds')).toEqual([])
  expect(candidateValues('Leeds, West Yorkshire')).toEqual([])
})

it('a place in the stated county comes before a place near that county', () => {
  expect(resolvePlace('Ashford, Kent').match).toMatchObject({ town: 'ashford', county: 'kent' })
  expect(resolvePlace('Rainham, Kent').match).toMatchObject({ town: 'rainham', county: 'kent' })
  // No Rainham is in Essex today, and the one in London was until 1965.
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
])('%s is %s, the station nearest to the place of that name; others are candidates', (text, ...values) => {
  const { value, candidates } = resolvePlace(text)
  expect([value, ...candidates.map((candidate) => candidate.value)]).toEqual(values)
})

it.each([
  'station',
  'police station',
  'Kent station',
  'Finchley station',
  'London station',
  'Clapham, station',
])('%s names no station', (text) => {
  expect(resolvePlace(text).kind).toBe('nothing')
})

it.each([
  ['Newport station', 'Newport (South Wales) station', 'Newport (Essex) station'],
  ['Gillingham railway station', 'Gillingham (Kent) station', 'Gillingham (Dorset) station'],
  ['Charing Cross station', 'London Charing Cross station', 'Charing Cross (Glasgow) station'],
  ['Waterloo station', 'London Waterloo station', 'Waterloo (Merseyside) station'],
])('%s is %s, and the other station of that name is a candidate', (text, value, otherValue) => {
  expect(resolvePlace(text).value).toBe(value)
  expect(candidateValues(text)).toEqual([otherValue])
  expect(resolvePlace(otherValue)).toMatchObject({ value: otherValue, candidates: [] })
})
