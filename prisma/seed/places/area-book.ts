import { getAllPlaces } from '../../../lib/agency/places/gazetteer'
import { milesBetween } from '../../../lib/agency/places/geometry'
import { COUNTIES } from '../../../lib/agency/places/tables/counties'
import type { Place, Point } from '../../../lib/agency/places/types'
import { placeSlug } from '../../../lib/format/slug'
import { parseAreas, type Area, type AreaGroup, type AreaLine, type Setting } from './area'
import { east } from './areas/east'
import { london } from './areas/london'
import { midlands } from './areas/midlands'
import { northernIreland, scotland, wales } from './areas/nations'
import { northEast, northWest, yorkshire } from './areas/north'
import { southEast } from './areas/south-east'
import { southWest } from './areas/south-west'

const groups: AreaGroup[] = [
  ...london,
  ...east,
  ...southEast,
  ...southWest,
  ...midlands,
  ...northWest,
  ...yorkshire,
  ...northEast,
  ...wales,
  ...scotland,
  ...northernIreland,
]

/** A place that is farther from the town is no neighbourhood of it, but another place with the same name. */
const MAX_MILES_TO_TOWN = 14
/** A place that is farther from the position in the area's line is another place of the same name. */
const MAX_MILES_TO_LINE_POINT = 3

interface AreaPosition {
  point: Point
  /** 0 if the gazetteer does not state it. */
  population: number
}

/** Finds the position of an area in the gazetteer; for an area that is not in there, returns that of its line. */
function locate(line: AreaLine, placesBySlug: ReadonlyMap<string, Place[]>): AreaPosition {
  const findPlaces = (name: string) =>
    (placesBySlug.get(placeSlug(name)) ?? []).filter((place) => place.county === line.countySlug)
  const town = findPlaces(line.town)[0]
  const candidates =
    line.locality === null
      ? findPlaces(line.town)
      : findPlaces(line.locality).filter(
          (locality) => town && milesBetween(locality, town) < MAX_MILES_TO_TOWN,
        )
  const place = candidates.find(
    (candidate) => line.at === null || milesBetween(candidate, line.at) < MAX_MILES_TO_LINE_POINT,
  )
  if (place) return { point: { lat: place.lat, lng: place.lng }, population: place.population }
  if (line.at) return { point: line.at, population: 0 }
  throw new Error(
    `${line.locality ?? line.town}, ${line.countySlug} is not in the gazetteer and its line does not say where it is`,
  )
}

/** A smaller town has the homes of a village. */
const MIN_TOWN_PEOPLE_THOUSANDS = 12
/** The population of places for which the gazetteer states none, or a lower one. */
const MIN_PEOPLE_THOUSANDS = 6

const decideSetting = (line: AreaLine, peopleThousands: number): Setting =>
  line.setting ?? (peopleThousands < MIN_TOWN_PEOPLE_THOUSANDS ? 'village' : 'town')

/**
 * Reads the areas of groups, and adds their positions and populations from the gazetteer.
 * @throws Error for an area that is not in the gazetteer and whose line has no position
 */
export function locateAreas(areaGroups: readonly AreaGroup[]): Area[] {
  const placesBySlug = new Map<string, Place[]>()
  for (const place of getAllPlaces())
    placesBySlug.set(place.slug, [...(placesBySlug.get(place.slug) ?? []), place])
  return areaGroups.flatMap((group) => {
    const county = COUNTIES.get(placeSlug(group.county))
    if (!county) throw new Error(`${group.county} is not a county`)
    return parseAreas(group).map((line) => {
      const { point, population } = locate(line, placesBySlug)
      const peopleThousands = line.peopleThousands ?? Math.max(population / 1_000, MIN_PEOPLE_THOUSANDS)
      const { town, locality, countySlug, districts, semiPrice, flatRent, flatShare, isPlanned, seaBearing } =
        line
      return {
        town,
        locality,
        county: county.name,
        countySlug,
        nation: county.nation,
        districts,
        semiPrice,
        flatRent,
        flatShare,
        setting: decideSetting(line, peopleThousands),
        isPlanned,
        seaBearing,
        point,
        peopleThousands,
      }
    })
  })
}

/** Reads every area of the demonstration except the two in `exactCountTowns`. */
export const readAreas = (): Area[] => locateAreas(groups)
