import { indexedNames, weightOf, type Meaning } from './name-index'
import { readQualifiers } from './qualifiers'

/*
 * Finds names similar to a mistyped one: shared trigrams (groups of three letters) select some names, and the edit
 * distance orders them.
 */

const MAX_CORRECTIONS = 5
/** Names whose edit distance is computed: those that share the most trigrams. */
const MAX_MEASURED_NAMES = 60
/** Edits between a typed name and the one meant: one in four letters, at most three. */
const maxEdits = (length: number): number => Math.min(3, Math.max(1, Math.floor(length / 4)))
const MAX_LENGTH = 40
const MIN_LENGTH = 4
const TRIGRAMS_PER_EDIT = 3

/** Characters are numbers: 'a' is 0 … 'z' 25, '0' 26 … '9' 35, and any other 36. */
const ALPHABET_SIZE = 37
const symbolAt = (slug: string, at: number): number => {
  const code = slug.charCodeAt(at)
  if (code >= 97 && code <= 122) return code - 97
  return code >= 48 && code <= 57 ? code - 22 : ALPHABET_SIZE - 1
}

/** The trigrams of a slug as numbers, each once, with two spaces before the slug and one after it. */
function trigramsOf(slug: string): number[] {
  const all: number[] = []
  let first = ALPHABET_SIZE - 1
  let second = ALPHABET_SIZE - 1
  for (let i = 0; i <= slug.length; i += 1) {
    const third = symbolAt(slug, i)
    const trigram = (first * ALPHABET_SIZE + second) * ALPHABET_SIZE + third
    if (!all.includes(trigram)) all.push(trigram)
    first = second
    second = third
  }
  return all
}

type Name = { slug: string; meanings: Meaning[]; weight: number; trigramCount: number }
type NameIndex = { names: Name[]; byTrigram: Map<number, number[]> }

const maxWeight = (meanings: readonly Meaning[]): number =>
  meanings.reduce(
    (most, meaning) => Math.max(most, meaning.type === 'place' ? weightOf(meaning.place) : 1_000_000),
    0,
  )

function buildIndex(): NameIndex {
  const names: Name[] = []
  const byTrigram = new Map<number, number[]>()
  for (const [slug, meanings] of indexedNames()) {
    const own = trigramsOf(slug)
    for (const trigram of own) {
      const list = byTrigram.get(trigram)
      if (list === undefined) byTrigram.set(trigram, [names.length])
      else list.push(names.length)
    }
    names.push({ slug, meanings, weight: maxWeight(meanings), trigramCount: own.length })
  }
  return { names, byTrigram }
}

const INDEX = buildIndex()

/**
 * The optimal string alignment distance: an exchange of neighbouring letters is one edit.
 * @param limit above it the result is only known to be larger
 */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (same ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
      if (cost < least) least = cost
    }
    if (least > limit) return limit + 1
    before = previous
    previous = row
  }
  return previous[b.length] ?? limit + 1
}

/** Trigrams that each name of the index shares with the one looked for; all 0 between calls. */
const sharedCounts = new Uint16Array(INDEX.names.length)

/** Finds the names that share enough trigrams with a slug to be within `limit` edits of it. */
function findSharingTrigrams(slug: string, limit: number, { prefix }: { prefix: boolean }): Name[] {
  const own = trigramsOf(slug)
  const touched: number[] = []
  for (const trigram of own) {
    for (const at of INDEX.byTrigram.get(trigram) ?? []) {
      if (sharedCounts[at] === 0) touched.push(at)
      sharedCounts[at] = (sharedCounts[at] ?? 0) + 1
    }
  }
  // One edit changes three trigrams; an exchange of neighbouring letters changes four.
  const least = Math.max(1, own.length - TRIGRAMS_PER_EDIT * limit - 1)
  const found: { name: Name; count: number }[] = []
  for (const at of touched) {
    const name = INDEX.names[at]
    const count = sharedCounts[at] ?? 0
    sharedCounts[at] = 0
    const fits =
      name !== undefined &&
      count >= least &&
      (prefix ? name.slug.length >= slug.length - limit : Math.abs(name.slug.length - slug.length) <= limit)
    if (fits) found.push({ name, count })
  }
  return found
    .sort((a, b) => b.count - a.count || a.name.trigramCount - b.name.trigramCount)
    .slice(0, MAX_MEASURED_NAMES)
    .map(({ name }) => name)
}

/**
 * Names close to a slug, the closest first, and of equally close ones the largest.
 * @param options `prefix` compares with the beginnings of names, for a text that is still being typed
 */
export function findSimilarNames(
  slug: string,
  { prefix = false }: { prefix?: boolean } = {},
): { meanings: Meaning[]; distance: number; weight: number }[] {
  if (slug.length < MIN_LENGTH || slug.length > MAX_LENGTH) return []
  const limit = maxEdits(slug.length)
  return findSharingTrigrams(slug, limit, { prefix })
    .map(({ slug: name, meanings, weight }) => ({
      meanings,
      weight,
      distance: editDistance(slug, prefix ? name.slice(0, slug.length) : name, limit),
    }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || b.weight - a.weight)
}

/**
 * Suggests at most five meanings of words that name nothing: 'chelmsfrod' → Chelmsford. A qualifier after the name
 * is ignored: 'Chelmsfrod Essex', 'Witham, Kent'.
 */
export function suggestCorrections(words: readonly string[]): Meaning[] {
  for (let end = words.length; end > 0; end -= 1) {
    if (readQualifiers(words, end) === null) continue
    const found = findSimilarNames(words.slice(0, end).join('-')).flatMap(({ meanings }) => meanings)
    if (found.length > 0) return [...new Set(found)].slice(0, MAX_CORRECTIONS)
  }
  return []
}
