import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect } from '../../../lib/agency/database'
import { toStep } from '../../../lib/agency/places/public-position'
import { createGrid, MAX_CELLS } from '../../../lib/agency/search/map-grid'
import { measureSpreadInDatabase, tallyInDatabase } from '../../../lib/agency/search/map-database'
import { toMarks } from '../../../lib/agency/search/map-marks'
import { measureSpreadInEngine, tallyInEngine } from '../../../lib/agency/search/map-scan'
import { MAX_LISTED_HOMES_PER_CELL, type CellTally } from '../../../lib/agency/search/map-tally'
import type { EngineRow } from '../../../lib/agency/search/engine/row'
import { runAtOnce } from '../../../lib/agency/search/engine/slices'
import { MAX_MAP_ZOOM } from '../../../lib/config/map-zoom'
import type { MapBox } from '../../../lib/contract/search-map'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { searchByBruteForce } from './engine/brute-force'
import { createEngine } from './engine/create-engine'
import { insertRows } from './engine/insert-rows'
import { CENTRE, criteriaArbitrary, listingArbitrary } from './engine/random-searches'

let database: TestDatabase

beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

const TOLERANCE_DEGREES = 1e-9

/** A range of latitudes or longitudes around the listings, in whole steps, so that listings often lie on its ends. */
const rangeArbitrary = (middle: number) =>
  fc
    .tuple(fc.integer({ min: -70, max: 70 }), fc.integer({ min: 0, max: 140 }))
    .map(([from, length]) => [middle + from / 1_000, middle + (from + length) / 1_000] as const)
const boxArbitrary: fc.Arbitrary<MapBox> = fc.oneof(
  fc.record({ lat: rangeArbitrary(CENTRE.lat), lng: rangeArbitrary(CENTRE.lng) }).map(({ lat, lng }) => ({
    south: lat[0],
    north: lat[1],
    west: lng[0],
    east: lng[1],
  })),
  fc.constant({ west: -180, south: -90, east: 180, north: 90 }),
)
const zoomArbitrary = fc.double({ min: 0, max: MAX_MAP_ZOOM, noNaN: true })

const toRows = (listings: Omit<EngineRow, 'id'>[]): EngineRow[] =>
  listings.map((row, index) => ({ ...row, id: index + 1 }))

/** Tells whether the public position of a row, which is rounded to thousandths of a degree, lies in a box. */
const isInBox = ({ lat, lng }: EngineRow, { west, south, east, north }: MapBox): boolean => {
  if (lat === null || lng === null) return false
  const [x, y] = [Math.round(lng * 1_000) / 1_000, Math.round(lat * 1_000) / 1_000]
  const isBetween = (value: number, min: number, max: number) =>
    value >= min - TOLERANCE_DEGREES && value <= max + TOLERANCE_DEGREES
  return isBetween(x, west, east) && isBetween(y, south, north)
}

it('each home that a search finds in a box is counted in one cluster or shown as one pin', () => {
  const caseArbitrary = fc.record({
    listings: fc.array(listingArbitrary, { maxLength: 300, size: 'max' }),
    recentCount: fc.integer({ min: 0, max: 40 }),
    views: fc.array(fc.record({ criteria: criteriaArbitrary, box: boxArbitrary, zoom: zoomArbitrary }), {
      minLength: 40,
      maxLength: 40,
    }),
  })
  fc.assert(
    fc.property(caseArbitrary, ({ listings, recentCount, views }) => {
      const rows = toRows(listings)
      const rowById = new Map(rows.map((row) => [row.id, row]))
      const engine = createEngine(rows, recentCount)
      for (const { criteria, box, zoom } of views) {
        // All matches on one page, whose limit must be at least 1.
        const found = searchByBruteForce(rows, { criteria, orderby: '' }, 1, rows.length || 1)
        const inBox = found.ids.filter((id) => isInBox(rowById.get(id)!, box))
        const cells = runAtOnce(tallyInEngine({ engine, criteria }, createGrid(box, zoom)))
        const { clusters, ids } = toMarks(cells, zoom)
        expect(clusters.reduce((sum, { count }) => sum + count, ids.length)).toBe(inBox.length)
        expect(inBox).toEqual(expect.arrayContaining(ids))
        expect(new Set(ids).size).toBe(ids.length)
        for (const { box: clusterBox, lat, lng } of clusters) {
          expect(lat).toBeGreaterThanOrEqual(clusterBox.south - TOLERANCE_DEGREES)
          expect(lat).toBeLessThanOrEqual(clusterBox.north + TOLERANCE_DEGREES)
          expect(lng).toBeGreaterThanOrEqual(clusterBox.west - TOLERANCE_DEGREES)
          expect(lng).toBeLessThanOrEqual(clusterBox.east + TOLERANCE_DEGREES)
        }
        const { unlocated, extent } = runAtOnce(measureSpreadInEngine({ engine, criteria }))
        expect(unlocated).toBe(found.ids.filter((id) => rowById.get(id)!.lat === null).length)
        expect(extent === null).toBe(unlocated === found.total)
      }
    }),
    { numRuns: 50 },
  )
}, 60_000)

/** Sorts the ids of each cell. Drops the ids of a cell with too many homes, because any of its homes may be listed. */
const sortIdsOfCells = (cells: CellTally[]) =>
  cells.map(({ ids, ...cell }) => ({
    ...cell,
    ids: cell.count <= MAX_LISTED_HOMES_PER_CELL ? ids.sort((a, b) => a - b) : null,
  }))

it('PostgreSQL counts the same homes in each cell as the engine, and measures the same extent', async () => {
  const rows = toRows(fc.sample(listingArbitrary, { numRuns: 400, seed: 7 }))
  await insertRows(rows)
  const engine = createEngine(rows, 20)
  for (const view of fc.sample(
    fc.record({ criteria: criteriaArbitrary, box: boxArbitrary, zoom: zoomArbitrary }),
    { numRuns: 150, seed: 8 },
  )) {
    const grid = createGrid(view.box, view.zoom)
    const inEngine = runAtOnce(tallyInEngine({ engine, criteria: view.criteria }, grid))
    expect(sortIdsOfCells(await tallyInDatabase(view.criteria, grid))).toEqual(sortIdsOfCells(inEngine))
    expect(await measureSpreadInDatabase(view.criteria)).toEqual(
      runAtOnce(measureSpreadInEngine({ engine, criteria: view.criteria })),
    )
  }
}, 60_000)

it('a grid of any box and zoom has at most MAX_CELLS cells, which cover the box without overlap', () => {
  fc.assert(
    fc.property(boxArbitrary, zoomArbitrary, (box, zoom) => {
      const { columns, rows } = createGrid(box, zoom)
      expect(columns.starts.length * rows.starts.length).toBeLessThanOrEqual(MAX_CELLS)
      for (const { first, last, starts } of [columns, rows]) {
        expect(starts[0]).toBe(first)
        expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b))
        expect(starts.at(-1)).toBeLessThanOrEqual(Math.max(first, last))
      }
    }),
  )
})

it('grids of the same zoom share their cell edges, so that clusters stay in place when the map moves', () => {
  const zoom = 11
  const grid = createGrid({ west: 0.5, south: 51.7, east: 0.8, north: 51.9 }, zoom)
  const movedGrid = createGrid({ west: 0.6, south: 51.75, east: 0.9, north: 51.95 }, zoom)
  // The first start of a grid is the edge of its box. The moved grid begins at 0.6° east, so it has only later starts.
  const shared = grid.columns.starts.slice(1).filter((start) => start > toStep(0.6))
  expect(shared.length).toBeGreaterThan(1)
  expect(movedGrid.columns.starts).toEqual(expect.arrayContaining(shared))
})

it('up to twenty homes at one position are pins, and more are a cluster', () => {
  /** Creates a cell whose homes share one position; x is its longitude in thousandths of a degree. */
  const createStack = ({ count, x }: { count: number; x: number }): CellTally => ({
    count,
    sumX: x * count,
    sumY: 51_800 * count,
    minX: x,
    maxX: x,
    minY: 51_800,
    maxY: 51_800,
    ids: Array.from({ length: Math.min(count, MAX_LISTED_HOMES_PER_CELL) }, (_, index) => x * 100 + index),
  })
  const cells = [
    createStack({ count: 3, x: 100 }),
    createStack({ count: 20, x: 200 }),
    createStack({ count: 21, x: 300 }),
  ]
  const { clusters, ids } = toMarks(cells, 16)
  expect(ids).toHaveLength(3 + 20) // the pins of the first two stacks
  expect(clusters).toMatchObject([{ count: 21, lng: 0.3 }])
})
