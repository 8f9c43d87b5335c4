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

/** A neighbourhood farther from its town is another place of the same name. */
const maxMilesToTown = 14
/** A place of the gazetteer farther from the point of an area's line is another place of the same name. */
const maxMilesToKnownPoint = 3

interface Located {
  point: Point
  /** 0 when the gazetteer does not say. */
  population: number
}

function locate(line: AreaLine, bySlug: ReadonlyMap<string, Place[]>): Located {
  const find = (name: string) =>
    (bySlug.get(placeSlug(name)) ?? []).filter((place) => place.county === line.countySlug)
  const town = find(line.town)[0]
  const known =
    line.locality === null
      ? find(line.town)
      : find(line.locality).filter((part) => town && milesBetween(part, town) < maxMilesToTown)
  const place = known.find(
    (candidate) => line.at === null || milesBetween(candidate, line.at) < maxMilesToKnownPoint,
  )
  if (place) return { point: { lat: place.lat, lng: place.lng }, population: place.population }
  if (line.at) return { point: line.at, population: 0 }
  throw new Error(
    `${line.locality ?? line.town}, ${line.countySlug} is not in the gazetteer and its line does not say where it is`,
  )
}

/** Smaller towns have the homes of a village. */
const MIN_TOWN_PEOPLE_THOUSANDS = 12
/** For places whose population the gazetteer lacks or puts too low. */
const MIN_PEOPLE_THOUSANDS = 6

const settingOf = (line: AreaLine, people: number): Setting =>
  line.setting ?? (people < MIN_TOWN_PEOPLE_THOUSANDS ? 'village' : 'town')

/**
 * Adds position and population from the gazetteer to the areas of some groups.
 * @throws Error for an area that is not in the gazetteer and whose line has no position
 */
export function locateAreas(areaGroups: readonly AreaGroup[]): Area[] {
  const bySlug = new Map<string, Place[]>()
  for (const place of getAllPlaces()) bySlug.set(place.slug, [...(bySlug.get(place.slug) ?? []), place])
  return areaGroups.flatMap((group) => {
    const county = COUNTIES.get(placeSlug(group.county))
    if (!county) throw new Error(`${group.county} is not a county`)
    return parseAreas(group).map((line) => {
      const { point, population } = locate(line, bySlug)
      const people = line.people ?? Math.max(population / 1_000, MIN_PEOPLE_THOUSANDS)
      const { town, locality, countySlug, districts, semi, rent, flatShare, planned, sea } = line
      return {
        town,
        locality,
        county: county.name,
        countySlug,
        nation: county.nation,
        districts,
        semi,
        rent,
        flatShare,
        setting: settingOf(line, people),
        planned,
        sea,
        point,
        people,
      }
    })
  })
}

/** Every area of the demonstration but the special ones. */
export const readAreas = (): Area[] => locateAreas(groups)
