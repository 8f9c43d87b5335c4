import type { Nation } from '../../domain/nation'
import type { SmallArea } from './small-areas'
import { getAllPlaces } from './gazetteer'
import { milesBetween, MIN_MILES_PER_DEGREE_OF_LATITUDE } from './geometry'
import { findMeanings, findPlaces, getWeight } from './name-index'
import { findDistrict, parsePostcode, type Postcode } from './postcode'
import type { Place } from './types'

/** Words after a name that tell which place is meant: 'Newport, Isle of Wight', 'Hayes UB3'. */
export type Qualifier =
  | { type: 'counties'; name: string; counties: readonly string[] }
  | { type: 'nations'; nations: readonly Nation[] }
  | { type: 'code'; code: Postcode }
  | { type: 'places'; places: readonly Place[] }
  | { type: 'small-area'; area: SmallArea }

/** Longer than any name of a county or place: 'East Riding of Yorkshire' has four words. */
const MAX_QUALIFIER_WORDS = 6
/** A place within this distance of a town's middle may be qualified by the town's name: 'Hayes, London'. */
const TOWN_SURROUNDINGS_MILES = 8
/** The surroundings of a city, and of a postcode district that qualifies a name. */
const CITY_SURROUNDINGS_MILES = 12
const LONDON_SURROUNDINGS_MILES = 18
/** A place with more people has a city's surroundings. */
const MIN_CITY_POPULATION = 250_000
const SMALL_AREA_SURROUNDINGS_MILES = 3
/** Reaches from today's Lancashire to Manchester, which was in it until 1974. */
const COUNTY_SURROUNDINGS_MILES = 12.5

function findQualifiers(words: readonly string[]): Qualifier[] {
  const qualifiers: Qualifier[] = []
  const code = words.length <= 2 ? parsePostcode(words.join(' ')) : null
  // The two letters of a postcode area are no qualifier by themselves: 'Old Me' is not Old in Medway.
  if (code?.district !== undefined) qualifiers.push({ type: 'code', code })
  const slug = words.join('-')
  for (const meaning of findMeanings(slug)) {
    if (meaning.type === 'county')
      qualifiers.push({ type: 'counties', name: meaning.county.name, counties: [meaning.county.slug] })
    if (meaning.type === 'region')
      qualifiers.push({
        type: 'counties',
        name: meaning.region.names[0] ?? '',
        counties: meaning.region.counties,
      })
    if (meaning.type === 'small-area') qualifiers.push({ type: 'small-area', area: meaning.area })
    if (meaning.type === 'nation') qualifiers.push({ type: 'nations', nations: meaning.nations })
  }
  const places = findPlaces(slug).map(({ place }) => place)
  if (places.length > 0) qualifiers.push({ type: 'places', places })
  return qualifiers
}

/** Caches how the words of a text from each index on are read, because resolving begins at many of the indexes. */
const readingsByWords = new WeakMap<readonly string[], Map<number, Qualifier[][] | null>>()

/** Reads the words from `start` on as qualifiers, each with its possible meanings; null where a word is left over. */
export function readQualifiers(words: readonly string[], start: number): Qualifier[][] | null {
  const readings = readingsByWords.get(words) ?? new Map<number, Qualifier[][] | null>()
  readingsByWords.set(words, readings)
  const readRest = (from: number): Qualifier[][] | null => {
    if (from >= words.length) return []
    for (let length = Math.min(MAX_QUALIFIER_WORDS, words.length - from); length > 0; length -= 1) {
      const meanings = findQualifiers(words.slice(from, from + length))
      const rest = meanings.length > 0 ? read(from + length) : null
      if (rest !== null) return [meanings, ...rest]
    }
    return null
  }
  const read = (from: number): Qualifier[][] | null => {
    const known = readings.get(from)
    if (known !== undefined) return known
    const reading = readRest(from)
    readings.set(from, reading)
    return reading
  }
  return read(start)
}

function getSurroundingsMiles(place: Place): number {
  if (place.slug === 'london') return LONDON_SURROUNDINGS_MILES
  return getWeight(place) > MIN_CITY_POPULATION ? CITY_SURROUNDINGS_MILES : TOWN_SURROUNDINGS_MILES
}

/** A place does not qualify itself: 'Newport, Newport'. */
const isSurrounding = (other: Place, place: Place): boolean =>
  other !== place && milesBetween(other, place) <= getSurroundingsMiles(other)

function matchesQualifier(place: Place, qualifier: Qualifier): boolean {
  switch (qualifier.type) {
    case 'counties':
      return qualifier.counties.includes(place.county)
    case 'nations':
      return qualifier.nations.includes(place.nation)
    case 'code': {
      const district = findDistrict(qualifier.code.district ?? '')
      return district !== undefined && milesBetween(district, place) <= CITY_SURROUNDINGS_MILES
    }
    case 'places':
      return qualifier.places.some((other) => isSurrounding(other, place))
    case 'small-area':
      return qualifier.area.places.some(
        (other) =>
          other === place ||
          (other.county === place.county && milesBetween(other, place) <= SMALL_AREA_SURROUNDINGS_MILES),
      )
  }
}

export const matchesQualifiers = (place: Place, qualifiers: readonly Qualifier[][]): boolean =>
  qualifiers.every((meanings) => meanings.some((qualifier) => matchesQualifier(place, qualifier)))

/** A town only qualifies places with fewer people than this share of its own: 'Hayes, London'. */
const MAX_SHARE_OF_SURROUNDING_TOWN = 0.5

/** Finds the qualifying places that may be meant as well, because they are not much larger: 'Leeds, Bradford'. */
export const findSecondPlaces = (place: Place, qualifiers: readonly Qualifier[][]): Place[] =>
  qualifiers.flatMap((meanings) => {
    const qualifiesOtherwise = meanings.some(
      (qualifier) => qualifier.type !== 'places' && matchesQualifier(place, qualifier),
    )
    return meanings.flatMap((qualifier) =>
      qualifier.type === 'places' && !qualifiesOtherwise
        ? qualifier.places.filter(
            (other) =>
              isSurrounding(other, place) &&
              getWeight(place) > getWeight(other) * MAX_SHARE_OF_SURROUNDING_TOWN,
          )
        : [],
    )
  })

/** Caches the counties near a place, by the place's id, because one text may need those of many places. */
const countiesByPlace = new Map<string, ReadonlySet<string>>()

function findCountiesNear(place: Place): ReadonlySet<string> {
  const known = countiesByPlace.get(place.id)
  if (known !== undefined) return known
  const counties = new Set<string>()
  for (const other of getAllPlaces()) {
    const isTooFarNorthOrSouth =
      Math.abs(other.lat - place.lat) * MIN_MILES_PER_DEGREE_OF_LATITUDE > COUNTY_SURROUNDINGS_MILES
    if (isTooFarNorthOrSouth || counties.has(other.county)) continue
    if (milesBetween(other, place) <= COUNTY_SURROUNDINGS_MILES) counties.add(other.county)
  }
  countiesByPlace.set(place.id, counties)
  return counties
}

const isNearCounties = (place: Place, counties: readonly string[]): boolean => {
  const nearCounties = findCountiesNear(place)
  return counties.some((county) => nearCounties.has(county))
}

/** Like `matchesQualifiers`, but a county also matches places near it, as in postal addresses: 'Bromley, Kent'. */
export const matchesFormerCounty = (place: Place, qualifiers: readonly Qualifier[][]): boolean =>
  qualifiers.every((meanings) =>
    meanings.some((qualifier) =>
      qualifier.type === 'counties'
        ? isNearCounties(place, qualifier.counties)
        : matchesQualifier(place, qualifier),
    ),
  )

export const findQualifyingPostcode = (qualifiers: readonly Qualifier[][]): Postcode | undefined =>
  qualifiers.flat().flatMap((qualifier) => (qualifier.type === 'code' ? [qualifier.code] : []))[0]
