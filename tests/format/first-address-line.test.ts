import { expect, it } from 'vitest'
import { formatFirstAddressLine } from '../../lib/format/first-address-line'

it.each([
  ['12', 'High Street', '12 High Street'],
  ['12a', 'High Street', '12a High Street'],
  ['12-14', 'High Street', '12-14 High Street'],
  ['The Old Barn', 'Mill Lane', 'The Old Barn, Mill Lane'],
  ['Flat 3, 12', 'Mill Lane', 'Flat 3, 12 Mill Lane'],
  ['Flat 2', 'High Street', 'Flat 2, High Street'],
  ['', 'Mill Lane, Witham', 'Mill Lane, Witham'],
  ['Rose Cottage', '', 'Rose Cottage'],
])('a house number joins its street, and a name is followed by a comma: %s, %s', (building, rest, line) => {
  expect(formatFirstAddressLine(building, rest)).toBe(line)
})
