/**
 * Builds components/map/data/*.json: `npx tsx scripts/map-build.ts [FOLDER]`. FOLDER is the folder of an earlier run,
 * which has the package installed. The package is no dependency of the project, because only this script needs it.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAP_DATA_BOUNDS } from '../components/map/map-bounds'
import { encodeLine } from '../lib/format/encoded-line'
import {
  clipRing,
  computeArea,
  isInBounds,
  joinLakes,
  simplifyLine,
  type Bounds,
  type Position,
} from './map/outlines'

const PACKAGE = '@geo-maps/earth-lands-100m'
const VERSION = '0.6.0'
const GAZETTEER_FOLDER = new URL('../lib/agency/places/data/', import.meta.url)
const DATA_FOLDER = new URL('../components/map/data/', import.meta.url)
/** The area in which homes are offered. The land around it is drawn coarsely, so that no view shows a cut edge. */
const DETAIL_BOUNDS: Bounds = { west: -11, south: 49.1, east: 3, north: 61.2 }
/** In degrees of latitude, about 60 m and 5 km. */
const TOLERANCE_DEGREES = { detailed: 0.00055, coarse: 0.05 }
/** In square degrees of latitude: an islet of 300 m × 300 m, and one of 10 km × 10 km. */
const MIN_ISLAND_AREA = { detailed: 0.000007, coarse: 0.01 }
/** In square degrees of latitude: a lake of a kilometre square, and one of 20 km × 20 km. */
const MIN_LAKE_AREA = { detailed: 0.00008, coarse: 0.04 }

/** A closed ring has three corners, and ends with the position at which it begins. */
const MIN_RING_POSITIONS = 4

function installSource(): string {
  const earlierFolder = process.argv[2]
  if (earlierFolder !== undefined) return earlierFolder
  const folder = mkdtempSync(join(tmpdir(), 'map-'))
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', `${PACKAGE}@${VERSION}`], {
    cwd: folder,
    stdio: 'inherit',
  })
  return folder
}

interface Geometries {
  geometries: { type: 'MultiPolygon'; coordinates: Position[][][] }[]
}

function readPolygons(folder: string): Position[][][] {
  const file = join(folder, 'node_modules', PACKAGE, 'map.geo.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as Geometries).geometries.flatMap(
    ({ coordinates }) => coordinates,
  )
}

const isDetailed = (position: Position): boolean => isInBounds(position, DETAIL_BOUNDS)

const getTolerance = (position: Position): number =>
  isDetailed(position) ? TOLERANCE_DEGREES.detailed : TOLERANCE_DEGREES.coarse

/** Clips and simplifies a ring; returns no ring for one that is out of bounds or too small. */
function prepareRing(ring: Position[], minArea: typeof MIN_ISLAND_AREA): Position[][] {
  const clipped = clipRing(ring, MAP_DATA_BOUNDS)
  const minRingArea = clipped.some(isDetailed) ? minArea.detailed : minArea.coarse
  if (clipped.length < MIN_RING_POSITIONS || computeArea(clipped) < minRingArea) return []
  // The ring is cut in two, because a line from a point to itself has no direction.
  const middle = Math.floor(clipped.length / 2)
  const halves = [clipped.slice(0, middle + 1), [...clipped.slice(middle), clipped[0]!]]
  const [first, second] = halves.map((half) => simplifyLine(half, getTolerance)) as [Position[], Position[]]
  const simple = [...first, ...second.slice(1)]
  return simple.length < MIN_RING_POSITIONS ? [] : [simple]
}

const polygons = readPolygons(installSource())
const islands = polygons.flatMap(([outer]) => prepareRing(outer!, MIN_ISLAND_AREA))
const lakes = polygons.flatMap(([, ...holes]) => holes.flatMap((hole) => prepareRing(hole, MIN_LAKE_AREA)))
/** The encoded rings of each polygon: first the outline, then the lakes. */
const land = joinLakes(islands, lakes).map((rings) => rings.map(encodeLine))

interface Table {
  rows: unknown[][]
}
const readTable = (file: string): unknown[][] =>
  (JSON.parse(readFileSync(new URL(file, GAZETTEER_FOLDER), 'utf8')) as Table).rows

/** Packs labels into two strings, which are smaller than a list of objects. */
const packLabels = (labels: { name: string; position: Position }[]) => ({
  names: labels.map(({ name }) => name).join('|'),
  positions: encodeLine(labels.map(({ position }) => position)),
})

// scripts/gazetteer-build.ts says which columns the rows have.
const places = readTable('places.json')
  .map(([name, kind, , lat, lng, population]) => ({
    name: String(name),
    kind: String(kind),
    position: [Number(lng), Number(lat)] as Position,
    population: Number(population ?? 0),
  }))
  // The largest places come first, because the map draws labels in this order and skips those that overlap.
  .sort((a, b) => b.population - a.population)
const stations = readTable('stations.json').map(([name, , , lat, lng]) => ({
  name: String(name),
  position: [Number(lng), Number(lat)] as Position,
}))

const writeData = (file: string, value: unknown) =>
  writeFileSync(new URL(file, DATA_FOLDER), `${JSON.stringify(value, null, 1)}\n`)
writeData('land.json', { polygons: land })
// A kind is stored by its initial: city, town, village or locality.
writeData('labels.json', {
  cities: packLabels(places.filter(({ kind }) => kind === 'c')),
  towns: packLabels(places.filter(({ kind }) => kind === 't')),
  villages: packLabels(places.filter(({ kind }) => kind === 'v' || kind === 'l')), // drawn alike
  stations: packLabels(stations),
})
