import { toCandidates } from './candidates'
import {
  describePostcode,
  describeCounty,
  describePlace,
  describeRegion,
  describeSmallArea,
  describeStation,
} from './describe'
import { findPlaces, findStations } from './name-index'
import { findDistrict } from './postcode'
import {
  findQualifyingPostcode,
  matchesFormerCounty,
  matchesQualifiers,
  readQualifiers,
  type Qualifier,
} from './qualifiers'
import { parseStreet, parseObviousStreet } from './street-words'
import { COUNTIES } from './tables/counties'
import type { Place, PlaceMatch, Resolution } from './types'
import { toTitleCase, type Words } from './split-words'

/** A shorter text that names no place is not searched as a street either. */
const MIN_STREET_CHARACTERS = 3

/** Finds the places that qualifiers name, the likeliest first; none for counties, areas and codes alone. */
function findQualifyingPlaces(qualifiers: readonly Qualifier[][]): Place[] {
  const placesIndex = qualifiers.findIndex((meanings) => meanings.some(({ type }) => type === 'places'))
  const places = (qualifiers[placesIndex] ?? []).flatMap((qualifier) =>
    qualifier.type === 'places' ? qualifier.places : [],
  )
  const others = qualifiers.filter((_, i) => i !== placesIndex)
  const matching = places.filter((place) => matchesQualifiers(place, others))
  return matching.length > 0 ? matching : places.filter((place) => matchesFormerCounty(place, others))
}

/** Describes where a street lies: by places or, if there are none, by a postcode, by small areas or by counties. */
function describeEnclosingPlaces(qualifiers: readonly Qualifier[][]): Resolution[] {
  const places = findQualifyingPlaces(qualifiers)
  const code = findQualifyingPostcode(qualifiers)
  // A city has several streets of one name, and the postcode district shows which of them is meant.
  const district = places[0]?.kind === 'city' ? findDistrict(code?.district ?? '') : undefined
  if (code?.district !== undefined && district !== undefined)
    return [describePostcode({ area: code.area, district: code.district })]
  if (places.length > 0) return places.map(describePlace)
  if (code !== undefined) return [describePostcode(code)]
  const areas = qualifiers
    .flat()
    .flatMap((qualifier) => (qualifier.type === 'small-area' ? [describeSmallArea(qualifier.area)] : []))
  if (areas.length > 0) return areas
  return qualifiers.flat().flatMap((qualifier) => {
    if (qualifier.type !== 'counties') return []
    const county = qualifier.counties.length === 1 ? COUNTIES.get(qualifier.counties[0] ?? '') : undefined
    return [
      county === undefined ? describeRegion(qualifier.name, qualifier.counties) : describeCounty(county),
    ]
  })
}

/** Returns the match of the place around a street; undefined if that place has no match, or is a street itself. */
const matchWithin = (enclosing: Resolution): Exclude<PlaceMatch, { by: 'street' }> | undefined =>
  enclosing.match === null || enclosing.match.by === 'street' ? undefined : enclosing.match

const describeStreetInPlace = (street: string, enclosing: Resolution): Resolution => ({
  ...enclosing,
  kind: 'street-in-place',
  value: `${toTitleCase(street)}, ${enclosing.value}`,
  label: toTitleCase(street),
  detail:
    enclosing.detail === '' || enclosing.kind === 'county'
      ? `in ${enclosing.label}`
      : `in ${enclosing.label}, ${enclosing.detail}`,
  match: { by: 'street', street, within: matchWithin(enclosing) },
  candidates: [],
})

/** Describes a street without its place. A station of the same name ('Chassen Road') becomes a candidate. */
function describeStreetAnywhere(street: string, words: readonly string[]): Resolution {
  const stations = findStations(words.join('-'))
  return {
    kind: 'street',
    value: toTitleCase(street),
    label: toTitleCase(street),
    detail: '',
    point: null,
    radiusMiles: 0,
    match: { by: 'street', street },
    candidates: toCandidates(stations.map(describeStation)),
  }
}

/** Resolves 'Witham, High Street' and 'Witham High Street'. Other streets need the comma. */
function resolveStreetAfterPlace({ words, breaks }: Words): Resolution | null {
  for (let start = 1; start < words.length; start += 1) {
    const street = parseObviousStreet(words.slice(start))
    if (street === null || !(breaks.has(start) || street === 'high-street')) continue
    const [best] = findPlaces(words.slice(0, start).join('-'))
    if (best !== undefined) return describeStreetInPlace(street, describePlace(best.place))
  }
  return null
}

/**
 * Resolves '12 Station Rd, Leigh on Sea SS9', 'Witham High Street', 'High Street'. The words before a comma are the
 * street, or else the fewest first words that end like a street's name. All words after the street must be qualifiers.
 */
export function resolveStreet(text: Words): Resolution | null {
  const { words, breaks } = text
  const ends = [...breaks, ...words.keys()].filter((end) => end > 0)
  for (const end of ends) {
    const street = parseObviousStreet(words.slice(0, end))
    const qualifiers = street === null ? null : readQualifiers(words, end)
    if (street === null || qualifiers === null) continue
    const [best, ...others] = describeEnclosingPlaces(qualifiers).map((enclosing) =>
      describeStreetInPlace(street, enclosing),
    )
    if (best !== undefined) return { ...best, candidates: toCandidates(others, [best.value]) }
  }
  const afterPlace = resolveStreetAfterPlace(text)
  if (afterPlace !== null) return afterPlace
  // The words beside a comma name an unknown place, so the street is not searched elsewhere.
  if (breaks.size > 0) return null
  const street = parseObviousStreet(words)
  return street === null ? null : describeStreetAnywhere(street, words)
}

/** Matches what may be a street ('Cheyne, London'); null if a place elsewhere has the name ('Witham, Kent'). */
export function matchPossibleStreet({ words, breaks }: Words): PlaceMatch | null {
  for (const end of breaks) {
    const street = parseStreet(words.slice(0, end))
    const isPlace = findPlaces(words.slice(0, end).join('-')).length > 0
    const qualifiers = street === null || isPlace ? null : readQualifiers(words, end)
    const enclosing = qualifiers === null ? undefined : describeEnclosingPlaces(qualifiers)[0]
    if (street !== null && enclosing !== undefined)
      return { by: 'street', street, within: matchWithin(enclosing) }
  }
  const street = breaks.size === 0 ? parseStreet(words) : null
  return street !== null && street.length >= MIN_STREET_CHARACTERS ? { by: 'street', street } : null
}
