import { expect, it } from 'vitest'
import { readLabels, readLand } from '../../components/map/map-data'
import {
  clipRing,
  computeArea,
  isInRing,
  joinLakes,
  simplifyLine,
  type Position,
} from '../../scripts/map/outlines'

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
  expect(simplifyLine(line, () => 0.01)).toEqual([line[0], line[2], line[3]])
  expect(simplifyLine(line, () => 0.0001)).toEqual(line)
})

it('simplifies a line more where the tolerance is larger', () => {
  const line: Position[] = [
    [0, 0],
    [1, 0.02],
    [2, 0],
    [4, 0],
    [5, 0.02],
    [6, 0],
  ]
  const simplified = simplifyLine(line, ([lng]) => (lng < 3 ? 0.001 : 0.05))
  expect(simplified).toContain(line[1])
  expect(simplified).not.toContain(line[4])
})

const moveRing = (ring: Position[], distance: number): Position[] =>
  ring.map(([lng, lat]) => [lng + distance, lat + distance])

it('joins each lake to the island around it, and leaves out water that reaches beyond the island', () => {
  const island = moveRing(square, 10)
  const pond: Position[] = [
    [0.5, 0.5],
    [1, 0.5],
    [1, 1],
  ]
  const strait = moveRing(pond, 1.2)
  expect(joinLakes([square, island], [moveRing(pond, 10), pond, strait])).toEqual([
    [square, pond],
    [island, moveRing(pond, 10)],
  ])
})

// The land and the labels are collections of features, but their type allows any GeoJSON, so the tests cast it.
const readRings = (): Position[][][] =>
  (readLand() as unknown as { features: { geometry: { coordinates: Position[][] } }[] }).features.map(
    ({ geometry }) => geometry.coordinates,
  )

it('every lake of the map lies within its island, because otherwise land would be drawn between the two', () => {
  const strayLakes = readRings().flatMap(([island, ...lakes]) =>
    lakes.filter((lake) => lake.some((position) => !isInRing(position, island!))),
  )
  expect(strayLakes).toEqual([])
})

/** Whether a point is in the land and in no lake (even-odd rule). */
function isOnLand(position: Position): boolean {
  const ringsAround = readRings()
    .flat()
    .filter((ring) => isInRing(position, ring))
  return ringsAround.length % 2 === 1
}

it.each<[string, Position, boolean]>([
  ['London', [-0.1, 51.5], true],
  ['Douglas', [-4.5, 54.2], true],
  ['Lerwick', [-1.16, 60.15], true],
  ['the North Sea', [2, 55], false],
  ['Lough Neagh', [-6.4, 54.6], false],
  ['the Channel', [-1, 50.3], false],
  ['Paris, beyond the detailed part', [2.35, 48.85], true],
  ['Berlin, beyond the detailed part', [13.4, 52.5], true],
])('the map shows %s at %j as land: %s', (_, position, isLand) => {
  expect(isOnLand(position)).toBe(isLand)
})

it('the map names places and stations, the largest place first', () => {
  // The United Kingdom has about 2,600 stations.
  const { features } = readLabels('cities') as unknown as { features: { properties: { name: string } }[] }
  expect(features[0]?.properties.name).toBe('London')
  expect((readLabels('stations') as unknown as { features: unknown[] }).features.length).toBeGreaterThan(
    2_500,
  )
})
