import type { Nation } from '../../../domain/nation'
import { placeSlug } from '../../../format/slug'
import { milesBetween } from '../../places/geometry'
import { findPlaces } from '../../places/name-index'
import { nearestPlaces } from '../../places/nearest'
import { COUNTIES } from '../../places/tables/counties'
import type { LocatedPostcode, Place } from '../../places/types'
import type { PostcodeParts } from './postcode'
import { unshout, words, type Cells, type Warn } from './cells'

export interface Town {
  town: string
  townSlug: string
  county: string
  countySlug: string
  nation: Nation
  locality: string | null
  localitySlug: string | null
}

/** How far a named town may be from the postcode's point: a district's middle is less exact than a unit's. */
const FAR: Record<LocatedPostcode['precision'], number> = {
  unit: 12,
  sector: 12,
  district: 18,
  listings: 18,
  'post-town': 30,
}

/** The place of a name that is nearest to a point, within reach of it. */
function near(name: string, point: LocatedPostcode): Place | null {
  const [best] = findPlaces(placeSlug(name))
    .map(({ place }) => ({ place, miles: milesBetween(place, point) }))
    .sort((a, b) => a.miles - b.miles)
  return best && best.miles <= FAR[point.precision] ? best.place : null
}

/** The place a postcode lies in: the nearest, or its post town where only the district is known. */
function placeOf(point: LocatedPostcode, { district }: PostcodeParts): Place {
  const around = nearestPlaces(point, 12).map(({ place }) => place)
  const towns = around.filter(({ kind }) => kind !== 'locality')
  if (point.precision === 'unit' || point.precision === 'sector') return towns[0] ?? around[0]!
  const own = around.find(({ outcode, postTown, name }) => outcode === district && postTown === name)
  return own ?? towns.find(({ outcode }) => outcode === district) ?? towns[0] ?? around[0]!
}

const countyNames = new Set(
  [...COUNTIES.values()].flatMap(({ slug, aliases }) => [slug, ...aliases.map(placeSlug)]),
)
const isCounty = (name: string): boolean => countyNames.has(placeSlug(name))

/** The town that a part of it belongs to; a place that is none is its own. */
const townOf = (place: Place, point: LocatedPostcode): Place =>
  (place.kind === 'locality' && near(place.postTown, point)) || place

const cleanLine = (text: string): string => unshout(words(text, 60).replace(/^[\s,.]+|[\s,.]+$/g, ''))

/**
 * Town, county and nation of a row. TOWN is believed where the gazetteer knows one of that name near
 * the postcode; a blank one comes from the public address, else from the postcode itself.
 * @param others what the address lines say behind the street
 */
export function readTown(
  cells: Cells,
  others: readonly string[],
  postcode: PostcodeParts,
  point: LocatedPostcode,
  warn: Warn,
): Town {
  const line = cleanLine(cells('TOWN') || cells('OS_TOWN_CITY'))
  const given = placeSlug(line) ? line : ''
  const spoken = cells('DISPLAY_ADDRESS').split(',').slice(1).map(cleanLine).reverse()
  const mentioned = [...spoken, ...[...others].reverse()].filter((name) => name)
  const meant = given ? near(given, point) : null
  let place = meant && townOf(meant, point)
  if (!given) {
    place =
      mentioned.map((name) => near(name, point)).find((found) => found && found.kind !== 'locality') ??
      placeOf(point, postcode)
    warn(`TOWN is blank; the home is placed in ${place.name}, ${place.countyName}`)
  } else if (!place) {
    warn(`no ${given} is known near ${postcode.postcode}; the county is taken from the postcode`)
  }
  const town = place?.name ?? given
  const county = place ?? placeOf(point, postcode)
  const isOther = (name: string) =>
    placeSlug(name) !== placeSlug(town) && placeSlug(name) !== '' && !isCounty(name)
  // Of the public address only what is a place nearby: the rest may be an agent's praise.
  const part = meant && meant !== place ? meant.name : undefined
  const locality =
    part ??
    others.find(isOther) ??
    spoken.reverse().find((name) => isOther(name) && near(name, point) !== null) ??
    null
  return {
    town,
    townSlug: place?.slug ?? placeSlug(town),
    county: county.countyName,
    countySlug: county.county,
    nation: county.nation,
    locality,
    localitySlug: locality && placeSlug(locality),
  }
}
