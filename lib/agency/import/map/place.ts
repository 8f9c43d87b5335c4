import type { Nation } from '../../../domain/nation'
import { placeSlug } from '../../../format/slug'
import { milesBetween } from '../../places/geometry'
import { findPlaces } from '../../places/name-index'
import { findNearestPlaces } from '../../places/nearest'
import { COUNTIES } from '../../places/tables/counties'
import type { LocatedPostcode, Place } from '../../places/types'
import type { PostcodeParts } from './postcode'
import { cleanAddressLine, type ReadCell, type Warn } from './cells'

export interface Town {
  town: string
  townSlug: string
  county: string
  countySlug: string
  nation: Nation
  locality: string | null
  localitySlug: string | null
}

/** The greatest distance of a stated town from the postcode's point: the less exact the point, the greater. */
const MAX_TOWN_MILES: Record<LocatedPostcode['precision'], number> = {
  unit: 12,
  sector: 12,
  district: 18,
  listings: 18,
  'post-town': 30,
}

function findPlaceNear(name: string, point: LocatedPostcode): Place | null {
  const [best] = findPlaces(placeSlug(name))
    .map(({ place }) => ({ place, miles: milesBetween(place, point) }))
    .sort((a, b) => a.miles - b.miles)
  return best && best.miles <= MAX_TOWN_MILES[point.precision] ? best.place : null
}

/** Enough places to include a town even in a city, where the nearest places are localities. */
const PLACES_TO_COMPARE = 12

/**
 * Returns the nearest place that is not a locality. If the point is only that of the postcode district, prefers the
 * district's post town, and then any town in the district.
 */
function findPlaceAtPostcode(point: LocatedPostcode, { district }: PostcodeParts): Place {
  const nearby = findNearestPlaces(point, PLACES_TO_COMPARE).map(({ place }) => place)
  const towns = nearby.filter(({ kind }) => kind !== 'locality')
  const nearestPlace = towns[0] ?? nearby[0]!
  if (point.precision === 'unit' || point.precision === 'sector') return nearestPlace
  const postTownOfDistrict = nearby.find(
    ({ outcode, postTown, name }) => outcode === district && postTown === name,
  )
  const townInDistrict = towns.find(({ outcode }) => outcode === district)
  return postTownOfDistrict ?? townInDistrict ?? nearestPlace
}

const countyNames = new Set(
  [...COUNTIES.values()].flatMap(({ slug, aliases }) => [slug, ...aliases.map(placeSlug)]),
)
const isCounty = (name: string): boolean => countyNames.has(placeSlug(name))

/** Returns the post town of a locality if it is near the postcode, and otherwise the place itself. */
function findTownOf(place: Place, point: LocatedPostcode): Place {
  const postTown = place.kind === 'locality' ? findPlaceNear(place.postTown, point) : null
  return postTown ?? place
}

/** Finds the first name that is a place near the postcode, and not a locality. */
function findMentionedTown(names: readonly string[], point: LocatedPostcode): Place | null {
  for (const name of names) {
    const place = findPlaceNear(name, point)
    if (place && place.kind !== 'locality') return place
  }
  return null
}

/** Reads TOWN. If it is blank, takes a town near the postcode from the public address, or else the nearest town. */
export function readTown(
  readCell: ReadCell,
  otherLines: readonly string[],
  postcode: PostcodeParts,
  point: LocatedPostcode,
  warn: Warn,
): Town {
  const line = cleanAddressLine(readCell('TOWN') || readCell('OS_TOWN_CITY'))
  // A text without letters or digits, such as '-', has no slug and names no town.
  const statedName = placeSlug(line) ? line : ''
  // The first part of a public address is the street.
  const displayNames = readCell('DISPLAY_ADDRESS').split(',').slice(1).map(cleanAddressLine)
  // Addresses go from small to large places, so the last names are the likeliest to be towns.
  const mentionedNames = [...displayNames.toReversed(), ...otherLines.toReversed()].filter((name) => name)
  const statedPlace = statedName ? findPlaceNear(statedName, point) : null
  let place = statedPlace === null ? null : findTownOf(statedPlace, point)
  if (!statedName) {
    place = findMentionedTown(mentionedNames, point) ?? findPlaceAtPostcode(point, postcode)
    warn(`TOWN is blank; the home is placed in ${place.name}, ${place.countyName}`)
  } else if (!place) {
    warn(`no ${statedName} is known near ${postcode.postcode}; the county is taken from the postcode`)
  }
  const town = place?.name ?? statedName
  const placeOfCounty = place ?? findPlaceAtPostcode(point, postcode)
  const isNeitherTownNorCounty = (name: string) => {
    const slug = placeSlug(name)
    return slug !== '' && slug !== placeSlug(town) && !isCounty(name)
  }
  // `place` is the post town if TOWN states one of the town's localities.
  const statedLocality = statedPlace && statedPlace !== place ? statedPlace.name : undefined
  // The public address may contain advertising, so only names of nearby places are taken from it.
  const isNearbyPlace = (name: string) => findPlaceNear(name, point) !== null
  // In this order: a stated part of the town, an address line, and a part of the public address.
  const locality =
    statedLocality ??
    otherLines.find(isNeitherTownNorCounty) ??
    displayNames.find((name) => isNeitherTownNorCounty(name) && isNearbyPlace(name)) ??
    null
  return {
    town,
    townSlug: place?.slug ?? placeSlug(town),
    county: placeOfCounty.countyName,
    countySlug: placeOfCounty.county,
    nation: placeOfCounty.nation,
    locality,
    localitySlug: locality === null ? null : placeSlug(locality),
  }
}
