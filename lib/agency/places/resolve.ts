import { slugify } from '../../format/slug'
import { toCandidates } from './candidates'
import {
  describePostcode,
  describeMeaning,
  describePlace,
  describeSmallArea,
  describeStation,
} from './describe'
import { milesBetween } from './geometry'
import { findSmallArea, findMeanings, findPlaces, findStation, STATION_WORDS } from './name-index'
import { findDistrict, parsePostcode } from './postcode'
import { findQualifyingPostcode, matchesQualifiers, readQualifiers, type Qualifier } from './qualifiers'
import { suggestCorrections } from './similar-names'
import { isStreetWord } from './street-words'
import { matchPossibleStreet, resolveStreet } from './street'
import type { Place, Resolution } from './types'
import { splitWords, type Words } from './split-words'

const NO_PLACE: Resolution = {
  kind: 'nothing',
  value: '',
  label: '',
  detail: '',
  point: null,
  radiusMiles: 0,
  match: null,
  candidates: [],
}

/** Returns the first with the others as candidates, except those that match the same homes: Bristol and its county. */
const addAlternatives = (resolutions: readonly Resolution[]): Resolution | null => {
  const [best, ...others] = resolutions
  if (best === undefined) return null
  const match = JSON.stringify(best.match)
  return {
    ...best,
    candidates: toCandidates(others.filter((other) => JSON.stringify(other.match) !== match)),
  }
}

/** Resolves 'Chelmsford railway station', or the name of the station alone. */
function resolveStation(words: readonly string[]): Resolution | null {
  let end = words.length
  while (end > 1 && STATION_WORDS.has(words[end - 1] ?? '')) end -= 1
  const station = findStation(words.slice(0, end).join('-'))
  return station === undefined ? null : describeStation(station)
}

/** Resolves a name with its qualifiers: 'Newport, Isle of Wight', 'Witham Essex', 'Hayes UB3'. */
function resolveQualified({ words, breaks }: Words): Resolution | null {
  // The name may end at a comma or after any word. Commas are tried first, and then the longest name: 'Clayton, West
  // Yorkshire' is not Clayton West in Yorkshire.
  const endsWithoutComma = [...words.keys()].filter((end) => end > 0 && !breaks.has(end))
  const nameEnds = [...breaks, ...endsWithoutComma.reverse()]
  for (const end of nameEnds) {
    // 'Wells Street' is a street, not Wells near the town of Street.
    const isLastWord = end === words.length - 1
    if (isLastWord && !breaks.has(end) && isStreetWord(words[end] ?? '')) continue
    const name = words.slice(0, end).join('-')
    const namedPlaces = findPlaces(name)
    const area = findSmallArea(name)
    const qualifiers = namedPlaces.length > 0 || area ? readQualifiers(words, end) : null
    if (qualifiers === null) continue
    if (area?.places.some((place) => matchesQualifiers(place, qualifiers))) return describeSmallArea(area)
    const places = filterByQualifiers(
      namedPlaces.map(({ place }) => place),
      qualifiers,
    )
    if (places.length > 0) return addAlternatives(places.map(describePlace))
  }
  return null
}

/** Resolves 'London N1' to the postcode, which is the more exact part. The named place is a candidate. */
function resolvePostcodeAmongNames(text: Words): Resolution | null {
  const { words, breaks } = text
  // A postcode may be written as two words or as one.
  for (const codeWords of [2, 1])
    for (let start = words.length - codeWords; start >= 0; start -= 1) {
      const end = start + codeWords
      const code = parsePostcode(words.slice(start, end).join(' '))
      if (code?.district === undefined || findDistrict(code.district) === undefined) continue
      const names = [...words.slice(0, start), ...words.slice(end)]
      // 'Mill Street CM8' is a street, and Street BA16 is the town.
      const isStreet = names.slice(1).some(isStreetWord)
      const isBeforeStreetWord = !breaks.has(end) && isStreetWord(words[end] ?? '')
      if (names.length === 0 || isStreet || isBeforeStreetWord || readQualifiers(names, 0) === null) continue
      // 'Hayes, Greater London, BR2' is the value of one of the two places named Hayes in that county.
      const qualified = resolveQualified(text)
      if (qualified !== null && slugify(qualified.value) === words.join('-')) return qualified
      const namedPlace = qualified ?? resolvePlace(names.join(' '))
      const postcode = describePostcode(code)
      return { ...postcode, candidates: toCandidates([namedPlace], [postcode.value]) }
    }
  return null
}

/** Returns the places that match all qualifiers. If a postcode is stated, the places nearest to it come first. */
function filterByQualifiers(places: readonly Place[], qualifiers: readonly Qualifier[][]): Place[] {
  const matching = places.filter((place) => matchesQualifiers(place, qualifiers))
  const district = findDistrict(findQualifyingPostcode(qualifiers)?.district ?? '')
  return district === undefined
    ? matching
    : matching.sort((a, b) => milesBetween(a, district) - milesBetween(b, district))
}

/** A text that names no place may still name a street (D-78). */
const describeUnknownPlace = (text: Words): Resolution => ({
  ...NO_PLACE,
  match: matchPossibleStreet(text),
  candidates: toCandidates(suggestCorrections(text.words).map(describeMeaning)),
})

/** Resolves a text to the largest place of its name. Never throws (D-78). The caller handles '' and 'any-location'. */
export function resolvePlace(text: string): Resolution {
  const code = parsePostcode(text)
  if (code !== null) return describePostcode(code)
  const { words, breaks } = splitWords(text)
  if (words.length === 0) return NO_PLACE
  const meanings = findMeanings(words.join('-'))
  return (
    addAlternatives(meanings.map(describeMeaning)) ??
    resolvePostcodeAmongNames({ words, breaks }) ??
    resolveQualified({ words, breaks }) ??
    resolveStreet({ words, breaks }) ??
    resolveStation(words) ??
    describeUnknownPlace({ words, breaks })
  )
}
