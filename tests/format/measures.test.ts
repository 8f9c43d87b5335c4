import { expect, it } from 'vitest'
import { formatFloorArea } from '../../lib/format/area'
import { formatMiles } from '../../lib/format/distance'

it.each([
  [0.04, 'under 0.1 miles'],
  [0.44, '0.4 miles'],
  [0.96, '1 mile'],
  [9.9, '9.9 miles'],
  [9.97, '10 miles'],
  [12.4, '12 miles'],
])('formats %d miles as %s', (distance, text) => expect(formatMiles(distance)).toBe(text))

it('gives a floor area in both units', () => expect(formatFloorArea(1_076)).toBe('1,076 sq ft (100\u00a0m²)'))
