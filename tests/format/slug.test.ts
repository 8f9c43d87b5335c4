import { expect, it } from 'vitest'
import { placeSlug, slugify, streetSlug } from '../../lib/format/slug'

it.each([
  ["King's Lynn", 'kings-lynn'],
  ['KING’S  LYNN ', 'kings-lynn'],
  ['Southend-on-Sea', 'southend-on-sea'],
  ['southend on sea', 'southend-on-sea'],
  ['Ynys Môn', 'ynys-mon'],
  ['Bath & North East Somerset', 'bath-and-north-east-somerset'],
  ['--', ''],
  ['🏠', ''],
])('slugify %j → %j', (text, slug) => {
  expect(slugify(text)).toBe(slug)
})

it.each([
  ['Saint Albans', 'st-albans'],
  ['St. Albans', 'st-albans'],
  ['Bury Saint Edmunds', 'bury-st-edmunds'],
  ['Saintfield', 'saintfield'],
])('placeSlug %j → %j', (name, slug) => {
  expect(placeSlug(name)).toBe(slug)
})

it.each([
  ['Station Rd', 'station-road'],
  ['Station Road', 'station-road'],
  ["St John's Rd.", 'st-johns-road'],
  ['Saint Johns Ave', 'st-johns-avenue'],
  ['High St', 'high-street'],
  ['St Dr', 'st-drive'],
  ['The Street', 'the-street'],
  ['Close', 'close'],
])('streetSlug %j → %j', (name, slug) => {
  expect(streetSlug(name)).toBe(slug)
})

it('a slug has at most 200 characters, however long its text is', () => {
  expect(slugify('a'.repeat(1_000_000))).toHaveLength(200)
})
