import { computeEditDistance } from '../../format/edit-distance'
import { listIndexedNames, getWeight, type Meaning } from './name-index'
import { readQualifiers } from './qualifiers'

/* Finds names like a mistyped one: shared trigrams (groups of three letters) select, and edit distance ranks them. */

const MAX_CORRECTIONS = 5
/** Limits the work of a search: edit distances are computed only for the names that share the most trigrams. */
const MAX_NAMES_TO_MEASURE = 60
/** A name may differ by one edit for every four letters, but at most by three edits. */
const getMaxEdits = (length: number): number => Math.min(3, Math.max(1, Math.floor(length / 4)))
/** A word may differ by one edit for every three letters. A name may differ less: not every word is wrong. */
const LETTERS_PER_EDIT_OF_WORD = 3
/** A longer text is not the name of a place, even with typing mistakes. */
const MAX_CHARACTERS = 40
/** Too many names are within one edit of a shorter text. */
const MIN_CHARACTERS = 4
/** A changed letter changes the three trigrams that contain it. */
const TRIGRAMS_PER_EDIT = 3

/** Characters become numbers: 'a' 0 … 'z' 25, '0' 26 … '9' 35, and any other 36. */
const ALPHABET_SIZE = 37
const LETTERS = 26
const OTHER_SYMBOL = ALPHABET_SIZE - 1
const [CODE_OF_A, CODE_OF_Z, CODE_OF_0, CODE_OF_9] = [97, 122, 48, 57]
const getSymbol = (slug: string, at: number): number => {
  const code = slug.charCodeAt(at)
  if (code >= CODE_OF_A && code <= CODE_OF_Z) return code - CODE_OF_A
  return code >= CODE_OF_0 && code <= CODE_OF_9 ? code - CODE_OF_0 + LETTERS : OTHER_SYMBOL
}

/** Returns each trigram once, as a number. The slug is padded with two symbols before it and one after it. */
function listTrigrams(slug: string): number[] {
  const trigrams: number[] = []
  let first = OTHER_SYMBOL
  let second = OTHER_SYMBOL
  for (let i = 0; i <= slug.length; i += 1) {
    const third = getSymbol(slug, i)
    const trigram = (first * ALPHABET_SIZE + second) * ALPHABET_SIZE + third
    if (!trigrams.includes(trigram)) trigrams.push(trigram)
    first = second
    second = third
  }
  return trigrams
}

type IndexedName = { slug: string; meanings: Meaning[]; weight: number; trigramCount: number }
/** `byTrigram` holds the indexes of the names that contain a trigram. */
type NameIndex = { names: IndexedName[]; byTrigram: Map<number, number[]> }

/** The weight of counties, regions and nations. Only the largest cities weigh more. */
const WEIGHT_OF_AREA = 1_000_000
const getMaxWeight = (meanings: readonly Meaning[]): number =>
  meanings.reduce(
    (most, meaning) => Math.max(most, meaning.type === 'place' ? getWeight(meaning.place) : WEIGHT_OF_AREA),
    0,
  )

function buildIndex(): NameIndex {
  const names: IndexedName[] = []
  const byTrigram = new Map<number, number[]>()
  for (const [slug, meanings] of listIndexedNames()) {
    const trigrams = listTrigrams(slug)
    for (const trigram of trigrams) {
      const nameIndexes = byTrigram.get(trigram)
      if (nameIndexes === undefined) byTrigram.set(trigram, [names.length])
      else nameIndexes.push(names.length)
    }
    names.push({ slug, meanings, weight: getMaxWeight(meanings), trigramCount: trigrams.length })
  }
  return { names, byTrigram }
}

const INDEX = buildIndex()

/** The number of trigrams that each indexed name shares with the searched one. Each search resets its counts to 0. */
const sharedCounts = new Uint16Array(INDEX.names.length)

/** Finds the names that share enough trigrams with a slug to be within `limit` edits of it. */
function findSharingTrigrams(slug: string, limit: number, { prefix }: { prefix: boolean }): IndexedName[] {
  const trigrams = listTrigrams(slug)
  const countedNames: number[] = []
  for (const trigram of trigrams) {
    for (const index of INDEX.byTrigram.get(trigram) ?? []) {
      if (sharedCounts[index] === 0) countedNames.push(index)
      sharedCounts[index] = (sharedCounts[index] ?? 0) + 1
    }
  }
  // One shared trigram less is required, because an exchange of neighbouring letters changes four and not three.
  const minShared = Math.max(1, trigrams.length - TRIGRAMS_PER_EDIT * limit - 1)
  const hasFittingLength = (name: IndexedName): boolean => {
    const surplus = name.slug.length - slug.length
    return prefix ? surplus >= -limit : Math.abs(surplus) <= limit
  }
  const similarNames: { name: IndexedName; count: number }[] = []
  for (const index of countedNames) {
    const name = INDEX.names[index]
    const count = sharedCounts[index] ?? 0
    sharedCounts[index] = 0
    if (name !== undefined && count >= minShared && hasFittingLength(name)) similarNames.push({ name, count })
  }
  return (
    similarNames
      // Of two names that share equally many trigrams, the shorter one is more similar.
      .sort((a, b) => b.count - a.count || a.name.trigramCount - b.name.trigramCount)
      .slice(0, MAX_NAMES_TO_MEASURE)
      .map(({ name }) => name)
  )
}

/**
 * Whether each word of a name is similar to the typed word in the same position: 'Isle of Man' is near to 'Isle of
 * Mull' as a whole, but 'Man' is not near to 'Mull'. Names with more or fewer words pass, as a space may be missing.
 */
function hasSimilarWords(typed: string, name: string): boolean {
  const [typedWords, nameWords] = [typed.split('-'), name.split('-')]
  if (typedWords.length !== nameWords.length) return true
  return typedWords.every((word, index) => {
    const limit = Math.ceil(word.length / LETTERS_PER_EDIT_OF_WORD)
    const nameWord = nameWords[index] ?? ''
    // The word may be typed in part.
    return [nameWord, nameWord.slice(0, word.length)].some(
      (comparedWord) => computeEditDistance(word, comparedWord, limit) <= limit,
    )
  })
}

/** Finds names within a few edits of a slug, nearest first; `prefix` compares beginnings, for a text being typed. */
export function findSimilarNames(
  slug: string,
  { prefix = false }: { prefix?: boolean } = {},
): { meanings: Meaning[]; distance: number; weight: number }[] {
  if (slug.length < MIN_CHARACTERS || slug.length > MAX_CHARACTERS) return []
  const limit = getMaxEdits(slug.length)
  return findSharingTrigrams(slug, limit, { prefix })
    .map(({ slug: name, meanings, weight }) => ({
      name,
      meanings,
      weight,
      distance: computeEditDistance(slug, prefix ? name.slice(0, slug.length) : name, limit),
    }))
    .filter(({ name, distance }) => distance <= limit && hasSimilarWords(slug, name))
    .sort((a, b) => a.distance - b.distance || b.weight - a.weight)
}

/** Returns what a mistyped name may mean. Qualifiers after the name are ignored: 'Chelmsfrod Essex', 'Witham, Kent'. */
export function suggestCorrections(words: readonly string[]): Meaning[] {
  for (let end = words.length; end > 0; end -= 1) {
    if (readQualifiers(words, end) === null) continue
    const corrections = findSimilarNames(words.slice(0, end).join('-')).flatMap(({ meanings }) => meanings)
    if (corrections.length > 0) return [...new Set(corrections)].slice(0, MAX_CORRECTIONS)
  }
  return []
}
