import type { PlaceCandidate } from '../../contract/search'
import { toCandidate } from './candidates'
import { describePostcode, describeMeaning } from './describe'
import { POSTCODE_DISTRICTS } from './gazetteer'
import { POSTCODE_AREAS, parsePostcode } from './postcode'
import { resolvePlace } from './resolve'
import { findSimilarNames } from './similar-names'
import { parseObviousStreet } from './street-words'
import { findTails, type TextTail } from './suggest-index'
import { toTitleCase, splitWords } from './split-words'

/** The bonus for a text that begins the name and not a later word of it: the points of 300 times the population. */
const NAME_START_BONUS_POINTS = 25
/** The bonus for a text that is the whole name: a village with that name comes before a town with a longer name. */
const WHOLE_NAME_BONUS_POINTS = 40
/** At most three names of one place match, so three matches for each suggestion are enough. */
const MAX_MATCHES_PER_PLACE = 3
/** Leaves four of the ten lines for the postcode area and its districts. */
const MAX_PLACES_BESIDE_POSTCODE_AREA = 6

function computeScore({ wordIndex, entry }: TextTail, typed: string): number {
  if (wordIndex > 0) return entry.score
  const wholeNameBonus = entry.name === typed ? WHOLE_NAME_BONUS_POINTS : 0
  return entry.score + NAME_START_BONUS_POINTS + wholeNameBonus
}

/** Finds the best matches in order. Sorting the thousands of matches of one letter would delay each key press. */
function findBestMatches(typed: string, maxMatches: number): readonly { match: TextTail; score: number }[] {
  const best: { match: TextTail; score: number }[] = []
  for (const match of findTails(typed)) {
    const score = computeScore(match, typed)
    const isFull = best.length >= maxMatches
    if (isFull && score <= (best.at(-1)?.score ?? 0)) continue
    const firstLower = best.findIndex((other) => other.score < score)
    best.splice(firstLower === -1 ? best.length : firstLower, 0, { match, score })
    if (isFull) best.pop()
  }
  return best
}

/** Suggests places with a name in which the typed text begins the first or a later word. */
function suggestByPrefix(typed: string, limit: number): PlaceCandidate[] {
  const candidateByValue = new Map<string, PlaceCandidate>()
  for (const { match } of findBestMatches(typed, limit * MAX_MATCHES_PER_PLACE)) {
    if (candidateByValue.size >= limit) break
    const candidate = match.entry.describe()
    if (candidate !== null && !candidateByValue.has(candidate.value))
      candidateByValue.set(candidate.value, candidate)
  }
  return [...candidateByValue.values()]
}

/** Suggests the area and its districts for 'CM', the districts CM1 and CM11 for 'CM1', and the sector for 'CM8 2'. */
function suggestPostcodes(text: string, limit: number): PlaceCandidate[] {
  const code = parsePostcode(text)
  if (code === null) return []
  // No district begins with a sector's code.
  const prefix = code.sector === undefined ? (code.district ?? code.area) : undefined
  const longerDistricts = prefix === undefined ? [] : findLongerDistricts(prefix, code.area)
  return [code, ...longerDistricts]
    .slice(0, limit)
    .flatMap((postcode) => toCandidate(describePostcode(postcode)) ?? [])
}

/** Lists the districts of an area whose codes go on after a prefix: CM11 for 'CM1'. Short codes come first. */
const findLongerDistricts = (prefix: string, area: string) =>
  [...POSTCODE_DISTRICTS.values()]
    .filter(
      (district) => district.area === area && district.code !== prefix && district.code.startsWith(prefix),
    )
    .sort((a, b) => a.code.length - b.code.length || (a.code < b.code ? -1 : 1))
    .map(({ code }) => ({ area, district: code }))

/** For 'High Street Wit', suggests the High Street of each town that begins with 'Wit'. */
function suggestStreets(query: string, limit: number): PlaceCandidate[] {
  const wholeTextPlace = resolvePlace(query)
  const exact = wholeTextPlace.kind === 'street-in-place' ? toCandidate(wholeTextPlace) : null
  if (exact !== null) return [exact, ...wholeTextPlace.candidates].slice(0, limit)
  const { words } = splitWords(query)
  // The words up to `end` are tried as the street, and the rest as the beginning of a town.
  for (let end = 1; end < words.length; end += 1) {
    const street = parseObviousStreet(words.slice(0, end))
    if (street === null) continue
    return suggestByPrefix(words.slice(end).join(' '), limit)
      .filter(({ kind }) => kind !== 'station' && kind !== 'nation')
      .map(({ value, label, detail }) => ({
        value: `${toTitleCase(street)}, ${value}`,
        label: toTitleCase(street),
        kind: 'street',
        detail: detail === '' ? `in ${label}` : `in ${label}, ${detail}`,
      }))
  }
  return []
}

function suggestSimilar(typed: string): PlaceCandidate[] {
  return findSimilarNames(typed.replace(/ /g, '-'), { prefix: true })
    .flatMap(({ meanings }) => meanings)
    .flatMap((meaning) => toCandidate(describeMeaning(meaning)) ?? [])
}

const takeUniqueByValue = (candidates: readonly PlaceCandidate[], limit: number): PlaceCandidate[] =>
  candidates
    .filter(({ value }, index) => candidates.findIndex((other) => other.value === value) === index)
    .slice(0, limit)

/**
 * Suggests places for a text that is being typed: the place that it names, then postcodes and names that begin with it.
 * If there are none, it suggests streets, and without streets names that are spelt alike. Places without homes are
 * suggested too. Never throws.
 */
export function suggestPlaces(query: string, limit = 10): PlaceCandidate[] {
  const { words } = splitWords(query)
  const typedText = words.join(' ')
  if (typedText === '') return []
  const postcodes = suggestPostcodes(query, limit)
  const isPostcodeArea = postcodes.length > 0 && POSTCODE_AREAS.has(query.trim().toUpperCase())
  const isOnlyPostcode = postcodes.length > 0 && !isPostcodeArea
  const maxPlaces = isPostcodeArea ? MAX_PLACES_BESIDE_POSTCODE_AREA : limit
  const places = isOnlyPostcode ? [] : suggestByPrefix(typedText, maxPlaces)
  // 'CM' is more likely a postcode area, and 'cm' the beginning of a name.
  const isUpperCase = query.trim() === query.trim().toUpperCase()
  const matches = isPostcodeArea && !isUpperCase ? [...places, ...postcodes] : [...postcodes, ...places]
  const exact = suggestExact(query)
  if (matches.length > 0) return takeUniqueByValue([...exact, ...matches], limit)
  const streets = suggestStreets(query, limit)
  if (exact.length > 0 || streets.length > 0) return takeUniqueByValue([...exact, ...streets], limit)
  return takeUniqueByValue(suggestSimilar(typedText), limit)
}

/**
 * Suggests the place that a text names, and with the postcode of 'Hayes UB3' also Hayes. A street without its
 * town is left out, because only the listings show whether such a street exists.
 */
function suggestExact(query: string): PlaceCandidate[] {
  const place = resolvePlace(query)
  const exact = place.kind === 'street' ? null : toCandidate(place)
  return exact === null ? [] : [exact, ...(place.kind === 'district' ? place.candidates : [])]
}
