import type { PlaceCandidate } from '../../contract/search'
import { toCandidate } from './candidates'
import { describePostcode, describeMeaning } from './describe'
import { DISTRICTS } from './gazetteer'
import { AREAS, parsePostcode } from './postcode'
import { resolvePlace } from './resolve'
import { findSimilarNames } from './similar-names'
import { parseObviousStreet } from './street-words'
import { findStarts, type Start } from './suggest-index'
import { toTitleCase, splitWords } from './split-words'

/** For a text that is the beginning of the name, and not of a later word. */
const NAME_START_BONUS_POINTS = 25
/** A place may be found under several of its words and names. */
const MAX_STARTS_PER_PLACE = 3
/** For a text that is the whole name. */
const WHOLE_NAME_BONUS_POINTS = 40
/** Places shown beside a postcode area of the same two letters. */
const MAX_PLACES_BESIDE_POSTCODE_AREA = 6

const scoreOf = ({ word, entry }: Start, typed: string): number =>
  entry.score +
  (word === 0 ? NAME_START_BONUS_POINTS : 0) +
  (word === 0 && entry.name === typed ? WHOLE_NAME_BONUS_POINTS : 0)

/** The likeliest of the names that begin with a text; of equals the first in the alphabet. */
function suggestByPrefix(typed: string, limit: number): PlaceCandidate[] {
  const best: { start: Start; score: number }[] = []
  for (const start of findStarts(typed)) {
    const score = scoreOf(start, typed)
    const full = best.length >= limit * MAX_STARTS_PER_PLACE
    if (full && score <= (best[best.length - 1]?.score ?? 0)) continue
    let at = best.length
    while (at > 0 && (best[at - 1]?.score ?? 0) < score) at -= 1
    best.splice(at, 0, { start, score })
    if (full) best.pop()
  }
  const found = new Map<string, PlaceCandidate>()
  for (const { start } of best) {
    const candidate = found.size < limit ? start.entry.describe() : null
    if (candidate !== null && !found.has(candidate.value)) found.set(candidate.value, candidate)
  }
  return [...found.values()]
}

/** Suggests for 'CM' the area and its districts, for 'CM1' CM1 and CM11, for 'CM8 2' the sector. */
function suggestPostcodes(text: string, limit: number): PlaceCandidate[] {
  const code = parsePostcode(text)
  if (code === null) return []
  const own = toCandidate(describePostcode(code))
  const front = code.sector === undefined ? (code.district ?? code.area) : null
  const longer = [...DISTRICTS.values()]
    .filter(
      ({ area, code: other }) =>
        front !== null && area === code.area && other !== front && other.startsWith(front),
    )
    .sort((a, b) => a.code.length - b.code.length || (a.code < b.code ? -1 : 1))
    .slice(0, limit)
    .map(({ area, code: district }) => toCandidate(describePostcode({ area, district })))
  return [own, ...longer].flatMap((candidate) => candidate ?? []).slice(0, limit)
}

/** Suggests for 'High Street Wit' the High Streets of the towns that begin with 'Wit'. */
function suggestStreets(query: string, limit: number): PlaceCandidate[] {
  const whole = resolvePlace(query)
  const own = whole.kind === 'street-in-place' ? toCandidate(whole) : null
  if (own !== null) return [own, ...whole.candidates].slice(0, limit)
  const { words } = splitWords(query)
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

const uniqueByValue = (candidates: readonly PlaceCandidate[], limit: number): PlaceCandidate[] =>
  candidates
    .filter(({ value }, i) => candidates.findIndex((other) => other.value === value) === i)
    .slice(0, limit)

/**
 * Suggests places for a text that is being typed, likeliest first: places, stations, counties and regions with a word
 * that begins so, postcodes, and streets in a place; where there are none, names that are spelt alike. Places without
 * homes are suggested too. Works from memory alone, and never throws.
 */
export function suggestPlaces(query: string, limit = 10): PlaceCandidate[] {
  const { words } = splitWords(query)
  const typed = words.join(' ')
  if (typed === '') return []
  const found = suggestPostcodes(query, limit)
  const isArea = found.length > 0 && AREAS.has(query.trim().toUpperCase())
  const places =
    found.length > 0 && !isArea
      ? []
      : suggestByPrefix(typed, isArea ? MAX_PLACES_BESIDE_POSTCODE_AREA : limit)
  // Two capitals are taken for a postcode area, two small letters for the beginning of a name.
  const capitals = query.trim() === query.trim().toUpperCase()
  const all = isArea && !capitals ? [...places, ...found] : [...found, ...places]
  if (all.length > 0) return uniqueByValue(all, limit)
  const inPlaces = suggestStreets(query, limit)
  return uniqueByValue(inPlaces.length > 0 ? inPlaces : suggestSimilar(typed), limit)
}
