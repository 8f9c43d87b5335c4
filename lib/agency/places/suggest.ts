import type { PlaceCandidate } from '../../contract/search'
import { candidateOf } from './candidates'
import { codeResolution, meaningResolution } from './describe'
import { DISTRICTS } from './gazetteer'
import { AREAS, parsePostcode } from './postcode'
import { resolvePlace } from './resolve'
import { similarNames } from './similar'
import { clearStreet } from './street-words'
import { startsWith, type Start } from './suggest-index'
import { titleOf, wordsOf } from './words'

/** What is typed so far is the name's beginning rather than a later word of it. */
const FIRST_WORD = 25
/** How many names of one place are reckoned with. */
const NAMES_OF_ONE = 3
/** It is the whole name. */
const WHOLE_NAME = 40
/** Places that share the list with a postcode area of the same two letters. */
const PLACES_BESIDE_CODES = 6

const scoreOf = ({ word, entry }: Start, typed: string): number =>
  entry.score + (word === 0 ? FIRST_WORD : 0) + (word === 0 && entry.name === typed ? WHOLE_NAME : 0)

/** The best of what begins like the text, likeliest first; of equals the first in the alphabet. */
function beginning(typed: string, limit: number): PlaceCandidate[] {
  const best: { start: Start; score: number }[] = []
  for (const start of startsWith(typed)) {
    const score = scoreOf(start, typed)
    // One place may come several times, under its words and other names.
    const full = best.length >= limit * NAMES_OF_ONE
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

/** 'CM' → the area and its districts, 'CM1' → CM1, CM11 …, 'CM8 2' → itself. */
function codes(text: string, limit: number): PlaceCandidate[] {
  const code = parsePostcode(text)
  if (code === null) return []
  const own = candidateOf(codeResolution(code))
  const front = code.sector === undefined ? (code.district ?? code.area) : null
  const longer = [...DISTRICTS.values()]
    .filter(
      ({ area, code: other }) =>
        front !== null && area === code.area && other !== front && other.startsWith(front),
    )
    .sort((a, b) => a.code.length - b.code.length || (a.code < b.code ? -1 : 1))
    .slice(0, limit)
    .map(({ area, code: district }) => candidateOf(codeResolution({ area, district })))
  return [own, ...longer].flatMap((candidate) => candidate ?? []).slice(0, limit)
}

/** 'High Street Wit' → High Street in the towns that begin so; 'High Street, Witham' → itself. */
function streets(query: string, limit: number): PlaceCandidate[] {
  const whole = resolvePlace(query)
  const own = whole.kind === 'street-in-place' ? candidateOf(whole) : null
  if (own !== null) return [own, ...whole.candidates].slice(0, limit)
  const { words } = wordsOf(query)
  for (let end = 1; end < words.length; end += 1) {
    const street = clearStreet(words.slice(0, end))
    if (street === null) continue
    return beginning(words.slice(end).join(' '), limit)
      .filter(({ kind }) => kind !== 'station' && kind !== 'nation')
      .map(({ value, label, detail }) => ({
        value: `${titleOf(street)}, ${value}`,
        label: titleOf(street),
        kind: 'street',
        detail: detail === '' ? `in ${label}` : `in ${label}, ${detail}`,
      }))
  }
  return []
}

function similar(typed: string): PlaceCandidate[] {
  return similarNames(typed.replace(/ /g, '-'), true)
    .flatMap(({ meanings }) => meanings)
    .flatMap((meaning) => candidateOf(meaningResolution(meaning)) ?? [])
}

const once = (candidates: readonly PlaceCandidate[], limit: number): PlaceCandidate[] =>
  candidates
    .filter(({ value }, i) => candidates.findIndex((other) => other.value === value) === i)
    .slice(0, limit)

/**
 * Places for what has been typed so far, likeliest first: names that begin so at one of their words, postcodes,
 * stations, counties, streets in a place; names a letter or two off when nothing else is found. Whether homes are
 * there is not known here. Never throws; answered from memory (tests/bench/places.ts holds the figure).
 */
export function suggestPlaces(query: string, limit = 10): PlaceCandidate[] {
  const { words } = wordsOf(query)
  const typed = words.join(' ')
  if (typed === '') return []
  const found = codes(query, limit)
  const isArea = found.length > 0 && AREAS.has(query.trim().toUpperCase())
  const places = found.length > 0 && !isArea ? [] : beginning(typed, isArea ? PLACES_BESIDE_CODES : limit)
  // Two letters typed in capitals are a postcode area, in small letters a name's beginning.
  const capitals = query.trim() === query.trim().toUpperCase()
  const all = isArea && !capitals ? [...places, ...found] : [...found, ...places]
  if (all.length > 0) return once(all, limit)
  const inPlaces = streets(query, limit)
  return once(inPlaces.length > 0 ? inPlaces : similar(typed), limit)
}
