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
import {
  findSmallArea,
  findMeanings,
  findPlaces,
  findStations,
  findStationsOfPlace,
  getWeight,
  STATION_WORDS,
} from './name-index'
import { findDistrict, parsePostcode } from './postcode'
import {
  findQualifyingPostcode,
  findSecondPlaces,
  matchesFormerCounty,
  matchesQualifiers,
  readQualifiers,
  type Qualifier,
} from './qualifiers'
import { suggestCorrections } from './similar-names'
import type { SmallArea } from './small-areas'
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

/** Returns the first with the others as its candidates. Leaves out those of the same homes: Bristol's county. */
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
function resolveStation({ words, breaks }: Words): Resolution | null {
  let end = words.length
  while (end > 1 && STATION_WORDS.has(words[end - 1] ?? '')) end -= 1
  const name = words.slice(0, end).join('-')
  const namedStations = findStations(name)
  const stations = end === words.length ? namedStations : findStationsOfPlace(name)
  // In a text with a comma ('Manchester, station'), only the exact name of a station means that station.
  if (breaks.size > 0 && stations[0] !== namedStations[0]) return null
  return addAlternatives(stations.map(describeStation))
}

interface QualifiedName {
  name: string
  namedPlaces: readonly Place[]
  area: SmallArea | undefined
  qualifiers: readonly Qualifier[][]
}

/** Lists the ways to split a text, the likeliest first. */
function listQualifiedNames({ words, breaks }: Words): QualifiedName[] {
  // The name may end at a comma or after any word. Commas are tried first, and then the longest name: 'Clayton, West
  // Yorkshire' is not Clayton West in Yorkshire.
  const endsWithoutComma = [...words.keys()].filter((end) => end > 0 && !breaks.has(end))
  const nameEnds = [...breaks, ...endsWithoutComma.reverse()]
  return nameEnds.flatMap((end) => {
    // 'Wells Street' is a street, not Wells near the town of Street.
    const isLastWord = end === words.length - 1
    if (isLastWord && !breaks.has(end) && isStreetWord(words[end] ?? '')) return []
    const name = words.slice(0, end).join('-')
    const namedPlaces = findPlaces(name).map(({ place }) => place)
    const area = findSmallArea(name)
    const qualifiers = namedPlaces.length > 0 || area ? readQualifiers(words, end) : null
    return qualifiers === null ? [] : [{ name, namedPlaces, area, qualifiers }]
  })
}

/** Finds the places of a name that a former or postal county may have held: Bromley for 'Bromley, Kent'. */
const findInFormerCounty = ({ namedPlaces, qualifiers }: QualifiedName): Place[] =>
  namedPlaces.filter((place) => matchesFormerCounty(place, qualifiers))

/** Resolves a name with its qualifiers: 'Newport, Isle of Wight', 'Witham Essex', 'Hayes UB3'. */
function resolveQualified(text: Words): Resolution | null {
  const qualifiedNames = listQualifiedNames(text)
  for (const qualifiedName of qualifiedNames) {
    const { name, namedPlaces, area, qualifiers } = qualifiedName
    if (area?.places.some((place) => matchesQualifiers(place, qualifiers))) return describeSmallArea(area)
    const places = filterByQualifiers(namedPlaces, qualifiers)
    const [best] = places
    if (best === undefined) continue
    // 'Bolton, Lancashire' is the town that was there until 1974, and not Bolton le Sands.
    const isShortForm = best.slug !== name
    const formerPlaces = isShortForm ? findInFormerCounty(qualifiedName) : []
    const largerPlaces = formerPlaces.filter(
      (place) => place.slug === name && getWeight(place) > getWeight(best),
    )
    const secondPlaces = findSecondPlaces(best, qualifiers)
    return addAlternatives([...largerPlaces, ...places, ...secondPlaces].map(describePlace))
  }
  for (const qualifiedName of qualifiedNames) {
    const places = findInFormerCounty(qualifiedName)
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

/** Tries in this order: a name, a postcode beside a name, a name with qualifiers, a street and a station. */
function resolveKnownPlace(text: Words): Resolution | null {
  const meanings = findMeanings(text.words.join('-'))
  return (
    addAlternatives(meanings.map(describeMeaning)) ??
    resolvePostcodeAmongNames(text) ??
    resolveQualified(text) ??
    resolveStreet(text) ??
    resolveStation(text)
  )
}

/** Whether `resolvePlace` knows the text. It costs less than resolving, because it looks for no corrections. */
export function isKnownPlace(text: string): boolean {
  if (parsePostcode(text) !== null) return true
  const splitText = splitWords(text)
  return splitText.words.length > 0 && resolveKnownPlace(splitText) !== null
}

/** Resolves a text to the largest place of its name. Never throws (D-78). The caller handles '' and 'any-location'. */
export function resolvePlace(text: string): Resolution {
  const code = parsePostcode(text)
  if (code !== null) return describePostcode(code)
  const splitText = splitWords(text)
  if (splitText.words.length === 0) return NO_PLACE
  return resolveKnownPlace(splitText) ?? describeUnknownPlace(splitText)
}
