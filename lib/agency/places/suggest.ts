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

/** Where the typed text is the beginning of the name, and not of a later word. */
const NAME_START_BONUS_POINTS = 25
/** Where the typed text is the whole name. */
const WHOLE_NAME_BONUS_POINTS = 40
/** A place may be found by this many of its names; so many starts are ranked to get enough places. */
const MAX_STARTS_PER_PLACE = 3
const MAX_PLACES_BESIDE_POSTCODE_AREA = 6

const scoreOf = ({ word, entry }: Start, typed: string): number =>
  entry.score +
  (word === 0 ? NAME_START_BONUS_POINTS : 0) +
  (word === 0 && entry.name === typed ? WHOLE_NAME_BONUS_POINTS : 0)

/** The places whose name begins with the typed text, at its start or at a later word. */
function suggestByPrefix(typed: string, limit: number): PlaceCandidate[] {
  const best: { start: Start; score: number }[] = []
  for (const start of findStarts(typed)) {
    const score = scoreOf(start, typed)
    const isFull = best.length >= limit * MAX_STARTS_PER_PLACE
    if (isFull && score <= (best[best.length - 1]?.score ?? 0)) continue
    let rank = best.length
    while (rank > 0 && (best[rank - 1]?.score ?? 0) < score) rank -= 1
    best.splice(rank, 0, { start, score })
    if (isFull) best.pop()
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
  const exact = toCandidate(describePostcode(code))
  const prefix = code.sector === undefined ? (code.district ?? code.area) : null
  const longer = [...DISTRICTS.values()]
    .filter(
      ({ area, code: other }) =>
        prefix !== null && area === code.area && other !== prefix && other.startsWith(prefix),
    )
    .sort((a, b) => a.code.length - b.code.length || (a.code < b.code ? -1 : 1))
    .slice(0, limit)
    .map(({ area, code: district }) => toCandidate(describePostcode({ area, district })))
  return [exact, ...longer].flatMap((candidate) => candidate ?? []).slice(0, limit)
}

/** Suggests for 'High Street Wit' the High Streets of the towns that begin with 'Wit'. */
function suggestStreets(query: string, limit: number): PlaceCandidate[] {
  const whole = resolvePlace(query)
  const exact = whole.kind === 'street-in-place' ? toCandidate(whole) : null
  if (exact !== null) return [exact, ...whole.candidates].slice(0, limit)
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
 * Suggests places for a text that is still being typed: what the text means as it stands, then postcodes and names,
 * else streets, else names that are spelt alike. Places without homes are suggested too. Never throws.
 */
export function suggestPlaces(query: string, limit = 10): PlaceCandidate[] {
  const { words } = splitWords(query)
  const typed = words.join(' ')
  if (typed === '') return []
  const postcodes = suggestPostcodes(query, limit)
  const isArea = postcodes.length > 0 && AREAS.has(query.trim().toUpperCase())
  const isOnlyPostcode = postcodes.length > 0 && !isArea
  const maxPlaces = isArea ? MAX_PLACES_BESIDE_POSTCODE_AREA : limit
  const places = isOnlyPostcode ? [] : suggestByPrefix(typed, maxPlaces)
  // 'CM' is more likely a postcode area, 'cm' the beginning of a name.
  const isUpperCase = query.trim() === query.trim().toUpperCase()
  const all = isArea && !isUpperCase ? [...places, ...postcodes] : [...postcodes, ...places]
  const exact = suggestExact(query)
  if (all.length > 0) return uniqueByValue([...exact, ...all], limit)
  const streets = suggestStreets(query, limit)
  if (exact.length > 0 || streets.length > 0) return uniqueByValue([...exact, ...streets], limit)
  return uniqueByValue(suggestSimilar(typed), limit)
}

/**
 * What is searched when the text is submitted as it stands; none for no place, and for a street without its town,
 * of which only the listings tell whether it exists.
 */
function suggestExact(query: string): PlaceCandidate[] {
  const place = resolvePlace(query)
  const exact = place.kind === 'street' ? null : toCandidate(place)
  return exact === null ? [] : [exact, ...(place.kind === 'district' ? place.candidates : [])]
}
