import { toCandidates } from './candidates'
import {
  describePostcode,
  describeMeaning,
  describePlace,
  describeSmallArea,
  describeStation,
} from './describe'
import { milesBetween } from './geometry'
import { findSmallArea, meaningsOf, findPlaces, findStation, STATION_WORDS } from './name-index'
import { districtOf, parsePostcode } from './postcode'
import { matchesQualifiers, qualifyingPostcode, readQualifiers, type Qualifier } from './qualifiers'
import { suggestCorrections } from './similar-names'
import { isStreetWord } from './street-words'
import { possibleStreetMatch, resolveStreet } from './street'
import type { Place, Resolution } from './types'
import { splitWords, type Words } from './split-words'

const NOTHING: Resolution = {
  kind: 'nothing',
  value: '',
  label: '',
  detail: '',
  point: null,
  extentMiles: 0,
  match: null,
  candidates: [],
}

/** The first resolution, with the others as candidates unless they hold the same homes: Bristol and its county. */
const withAlternatives = (resolutions: readonly Resolution[]): Resolution | null => {
  const [best, ...others] = resolutions
  if (best === undefined) return null
  const match = JSON.stringify(best.match)
  return {
    ...best,
    candidates: toCandidates(others.filter((other) => JSON.stringify(other.match) !== match)),
  }
}

/** A station, with or without the word 'station' after its name. */
function resolveStation(words: readonly string[]): Resolution | null {
  let end = words.length
  while (end > 1 && STATION_WORDS.has(words[end - 1] ?? '')) end -= 1
  const station = findStation(words.slice(0, end).join('-'))
  return station === undefined ? null : describeStation(station)
}

/** A name with its qualifiers: 'Newport, Isle of Wight', 'Witham Essex', 'Hayes UB3'. */
function resolveQualified({ words, breaks }: Words): Resolution | null {
  // The name ends at a comma where there is one: 'Clayton, West Yorkshire' is not Clayton West in Yorkshire.
  const ends = [
    ...breaks,
    ...words.map((_, i) => words.length - i).filter((end) => end < words.length && !breaks.has(end)),
  ]
  for (const end of ends) {
    // 'Wells Street' is a street, not Wells near the town of Street.
    if (end === words.length - 1 && !breaks.has(end) && isStreetWord(words[end] ?? '')) continue
    const name = words.slice(0, end).join('-')
    const named = findPlaces(name)
    const area = findSmallArea(name)
    const qualifiers = named.length > 0 || area ? readQualifiers(words, end) : null
    if (qualifiers === null) continue
    if (area?.places.some((place) => matchesQualifiers(place, qualifiers))) return describeSmallArea(area)
    const places = filterByQualifiers(
      named.map(({ place }) => place),
      qualifiers,
    )
    if (places.length > 0) return withAlternatives(places.map(describePlace))
  }
  return null
}

function filterByQualifiers(places: readonly Place[], qualifiers: readonly Qualifier[][]): Place[] {
  const fitting = places.filter((place) => matchesQualifiers(place, qualifiers))
  const district = districtOf(qualifyingPostcode(qualifiers)?.district ?? '')
  return district === undefined
    ? fitting
    : fitting.sort((a, b) => milesBetween(a, district) - milesBetween(b, district))
}

/** A text that names no place: what may have been meant, and the street that it may name all the same (D-78). */
const describeNothing = (text: Words): Resolution => ({
  ...NOTHING,
  match: possibleStreetMatch(text),
  candidates: toCandidates(suggestCorrections(text.words).map(describeMeaning)),
})

/**
 * Resolves a location text (D-78) to a nation, a county, a settlement, a postcode or the front of one, a station, a
 * street in a place, a street anywhere, or nothing. Case, accents, apostrophes, hyphens, commas and 'Saint' make no
 * difference. Of several places of a name the largest is taken, and the others become candidates. The caller
 * handles '' and 'any-location'. Never throws.
 */
export function resolvePlace(text: string): Resolution {
  const code = parsePostcode(text)
  if (code !== null) return describePostcode(code)
  const { words, breaks } = splitWords(text)
  if (words.length === 0) return NOTHING
  const meanings = meaningsOf(words.join('-'))
  return (
    withAlternatives(meanings.map(describeMeaning)) ??
    resolveQualified({ words, breaks }) ??
    resolveStreet({ words, breaks }) ??
    resolveStation(words) ??
    describeNothing({ words, breaks })
  )
}
