import { candidatesOf } from './candidates'
import {
  codeResolution,
  meaningResolution,
  placeResolution,
  smallAreaResolution,
  stationResolution,
} from './describe'
import { milesBetween } from './geometry'
import { areaNamed, meaningsOf, placesNamed, stationNamed, STATION_WORDS } from './name-index'
import { districtOf, parsePostcode } from './postcode'
import { allows, codeIn, readQualifiers, type Qualifier } from './qualifiers'
import { nearestNames } from './similar'
import { isStreetWord } from './street-words'
import { possibleStreet, resolveStreet } from './street'
import type { Place, Resolution } from './types'
import { wordsOf, type Words } from './words'

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

/** The first of some resolutions with the others as candidates, but those that hold the same homes: Bristol and its county. */
const withOthers = (resolutions: readonly Resolution[]): Resolution | null => {
  const [best, ...others] = resolutions
  if (best === undefined) return null
  const match = JSON.stringify(best.match)
  return {
    ...best,
    candidates: candidatesOf(others.filter((other) => JSON.stringify(other.match) !== match)),
  }
}

/** A station asked for by that word, or one whose name is no place's. */
function resolveStation(words: readonly string[]): Resolution | null {
  let end = words.length
  while (end > 1 && STATION_WORDS.has(words[end - 1] ?? '')) end -= 1
  const station = stationNamed(words.slice(0, end).join('-'))
  return station === undefined ? null : stationResolution(station)
}

/** 'Newport, Isle of Wight', 'Witham Essex', 'Hayes UB3': a name and what tells it from others. */
function resolveQualified({ words, breaks }: Words): Resolution | null {
  // A comma tells where the name ends: 'Clayton, West Yorkshire' is not Clayton West in Yorkshire.
  const ends = [
    ...breaks,
    ...words.map((_, i) => words.length - i).filter((end) => end < words.length && !breaks.has(end)),
  ]
  for (const end of ends) {
    // 'Wells Street' is a street, not Wells near the town of Street.
    if (end === words.length - 1 && !breaks.has(end) && isStreetWord(words[end] ?? '')) continue
    const name = words.slice(0, end).join('-')
    const named = placesNamed(name)
    const area = areaNamed(name)
    const qualifiers = named.length > 0 || area ? readQualifiers(words, end) : null
    if (qualifiers === null) continue
    if (area?.places.some((place) => allows(place, qualifiers))) return smallAreaResolution(area)
    const places = byQualifiers(
      named.map(({ place }) => place),
      qualifiers,
    )
    if (places.length > 0) return withOthers(places.map(placeResolution))
  }
  return null
}

function byQualifiers(places: readonly Place[], qualifiers: readonly Qualifier[][]): Place[] {
  const fitting = places.filter((place) => allows(place, qualifiers))
  const district = districtOf(codeIn(qualifiers)?.district ?? '')
  return district === undefined
    ? fitting
    : fitting.sort((a, b) => milesBetween(a, district) - milesBetween(b, district))
}

/** Names nothing: what it may have been meant to name, and the street it may be all the same (D-78). */
const nothingOf = (text: Words): Resolution => ({
  ...NOTHING,
  match: possibleStreet(text),
  candidates: candidatesOf(nearestNames(text.words).map(meaningResolution)),
})

/**
 * What a location text means (D-78): a nation, a county, a settlement, a postcode or the front of one, a station, a
 * street in a place, a street anywhere, or nothing. Case, accents, apostrophes, hyphens, commas and 'Saint' make no
 * difference. Of several places of a name the largest is taken and the others are candidates. Never throws; texts
 * over 200 characters or 20 words mean nothing. '' and 'any-location' are the caller's.
 */
export function resolvePlace(text: string): Resolution {
  const code = parsePostcode(text)
  if (code !== null) return codeResolution(code)
  const { words, breaks } = wordsOf(text)
  if (words.length === 0) return NOTHING
  const meanings = meaningsOf(words.join('-'))
  return (
    withOthers(meanings.map(meaningResolution)) ??
    resolveQualified({ words, breaks }) ??
    resolveStreet({ words, breaks }) ??
    resolveStation(words) ??
    nothingOf({ words, breaks })
  )
}
