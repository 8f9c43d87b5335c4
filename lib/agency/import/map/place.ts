import type { Nation } from '../../../domain/nation'
import { placeSlug } from '../../../format/slug'
import { milesBetween } from '../../places/geometry'
import { findPlaces } from '../../places/name-index'
import { findNearestPlaces } from '../../places/nearest'
import { COUNTIES } from '../../places/tables/counties'
import type { LocatedPostcode, Place } from '../../places/types'
import type { PostcodeParts } from './postcode'
import { normaliseCapitals, truncateText, type ReadCell, type Warn } from './cells'

export interface Town {
  town: string
  townSlug: string
  county: string
  countySlug: string
  nation: Nation
  locality: string | null
  localitySlug: string | null
}

/** The greatest distance of a stated town from the postcode's point. A less exact point allows a greater distance. */
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

/** Enough to include a town even where the nearest places are localities of a city. */
const PLACES_TO_COMPARE = 12

/** Returns the nearest place that is not a locality; if only the postcode district is known, its post town. */
function placeAtPostcode(point: LocatedPostcode, { district }: PostcodeParts): Place {
  const nearby = findNearestPlaces(point, PLACES_TO_COMPARE).map(({ place }) => place)
  const towns = nearby.filter(({ kind }) => kind !== 'locality')
  if (point.precision === 'unit' || point.precision === 'sector') return towns[0] ?? nearby[0]!
  const postTownOfDistrict = nearby.find(
    ({ outcode, postTown, name }) => outcode === district && postTown === name,
  )
  return postTownOfDistrict ?? towns.find(({ outcode }) => outcode === district) ?? towns[0] ?? nearby[0]!
}

const countyNames = new Set(
  [...COUNTIES.values()].flatMap(({ slug, aliases }) => [slug, ...aliases.map(placeSlug)]),
)
const isCounty = (name: string): boolean => countyNames.has(placeSlug(name))

/** Returns the post town of a locality if the post town is near the postcode, else the place itself. */
function townOf(place: Place, point: LocatedPostcode): Place {
  const postTown = place.kind === 'locality' ? findPlaceNear(place.postTown, point) : null
  return postTown ?? place
}

/** The BLM format's limit of an address line. */
const MAX_LINE_CHARACTERS = 60

const cleanLine = (text: string): string =>
  normaliseCapitals(truncateText(text, MAX_LINE_CHARACTERS).replace(/^[\s,.]+|[\s,.]+$/g, ''))

/** Reads the town from TOWN, the public address or the postcode, near which a place of that name must lie. */
export function readTown(
  readCell: ReadCell,
  otherLines: readonly string[],
  postcode: PostcodeParts,
  point: LocatedPostcode,
  warn: Warn,
): Town {
  const line = cleanLine(readCell('TOWN') || readCell('OS_TOWN_CITY'))
  const statedName = placeSlug(line) ? line : ''
  // The first part of a public address is the street.
  const displayNames = readCell('DISPLAY_ADDRESS').split(',').slice(1).map(cleanLine)
  // Addresses go from small to large places, so the last names are the likeliest to be towns.
  const mentionedNames = [...displayNames.toReversed(), ...otherLines.toReversed()].filter((name) => name)
  const statedPlace = statedName ? findPlaceNear(statedName, point) : null
  let place = statedPlace === null ? null : townOf(statedPlace, point)
  if (!statedName) {
    place =
      mentionedNames
        .map((name) => findPlaceNear(name, point))
        .find((nearPlace) => nearPlace && nearPlace.kind !== 'locality') ?? placeAtPostcode(point, postcode)
    warn(`TOWN is blank; the home is placed in ${place.name}, ${place.countyName}`)
  } else if (!place) {
    warn(`no ${statedName} is known near ${postcode.postcode}; the county is taken from the postcode`)
  }
  const town = place?.name ?? statedName
  const placeOfCounty = place ?? placeAtPostcode(point, postcode)
  const isNeitherTownNorCounty = (name: string) =>
    placeSlug(name) !== placeSlug(town) && placeSlug(name) !== '' && !isCounty(name)
  // Only names of nearby places are taken from the public address, as it may also hold advertising.
  const statedLocality = statedPlace && statedPlace !== place ? statedPlace.name : undefined
  const locality =
    statedLocality ??
    otherLines.find(isNeitherTownNorCounty) ??
    displayNames.find((name) => isNeitherTownNorCounty(name) && findPlaceNear(name, point) !== null) ??
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
