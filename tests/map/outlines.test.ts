import { expect, it } from 'vitest'
import { readLabels, readLand } from '../../components/map/map-data'
import { computeArea, clipRing, simplifyLine, type Position } from '../../scripts/map/outlines'

const square: Position[] = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
]

it('clips a ring to a rectangle', () => {
  const clipped = clipRing(square, { west: 1, south: -5, east: 5, north: 1 })
  expect(computeArea(clipped)).toBeCloseTo(computeArea(square) / 4)
  expect(clipRing(square, { west: 3, south: 3, east: 4, north: 4 })).toEqual([])
})
it('simplifies a line: drops points on a straight line, and keeps corners', () => {
  const line: Position[] = [
    [0, 0],
    [1, 0.001],
    [2, 0],
    [2, 2],
  ]
  expect(simplifyLine(line, 0.01)).toEqual([line[0], line[2], line[3]])
  expect(simplifyLine(line, 0.0001)).toEqual(line)
})

/** Whether a point is in the land and in no lake (even-odd rule). */
function isOnLand([x, y]: Position): boolean {
  const rings = readLand() as unknown as { features: { geometry: { coordinates: Position[][] } }[] }
  const crossings = rings.features
    .flatMap(({ geometry }) => geometry.coordinates)
    .flatMap((ring) => ring.map((end, index) => [ring.at(index - 1)!, end] as const))
    .filter(([[x0, y0], [x1, y1]]) => y0 > y !== y1 > y && x < x0 + ((x1 - x0) * (y - y0)) / (y1 - y0))
  return crossings.length % 2 === 1
}

it.each<[string, Position, boolean]>([
  ['London', [-0.1, 51.5], true],
  ['Douglas', [-4.5, 54.2], true],
  ['Lerwick', [-1.16, 60.15], true],
  ['the North Sea', [2, 55], false],
  ['Lough Neagh', [-6.4, 54.6], false],
])('the map shows %s correctly as land or water', (_, position, expected) => {
  expect(isOnLand(position)).toBe(expected)
})

it('the map names places and stations, the largest place first', () => {
  const { features } = readLabels('cities') as unknown as { features: { properties: { name: string } }[] }
  expect(features[0]?.properties.name).toBe('London')
  expect((readLabels('stations') as unknown as { features: unknown[] }).features.length).toBeGreaterThan(
    2_500,
  )
})
