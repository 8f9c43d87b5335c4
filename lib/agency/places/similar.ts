import { indexedNames, weightOf, type Meaning } from './name-index'
import { readQualifiers } from './qualifiers'

/**
 * Names that look like a mistyped one: the same three-letter groups find some, the edit distance orders them.
 */

const CLOSEST = 5
/** How many of the names that share most letter groups are measured. */
const MEASURED = 60
/** Letters a typed name may have wrong: one in four, at most three. */
const allowed = (length: number): number => Math.min(3, Math.max(1, Math.floor(length / 4)))
const LONGEST = 40
const SHORTEST = 4
const GROUPS_OF_AN_EDIT = 3

/** Letters, digits and the space between words as numbers: 'a' 0 … 'z' 25, '0' 26 … '9' 35, any other 36. */
const SYMBOLS = 37
const symbolAt = (slug: string, at: number): number => {
  const code = slug.charCodeAt(at)
  if (code >= 97 && code <= 122) return code - 97
  return code >= 48 && code <= 57 ? code - 22 : SYMBOLS - 1
}

/** The three-letter groups of a slug as numbers, each once; two spaces stand before it and one behind. */
function groups(slug: string): number[] {
  const all: number[] = []
  let first = SYMBOLS - 1
  let second = SYMBOLS - 1
  for (let i = 0; i <= slug.length; i += 1) {
    const third = symbolAt(slug, i)
    const group = (first * SYMBOLS + second) * SYMBOLS + third
    if (!all.includes(group)) all.push(group)
    first = second
    second = third
  }
  return all
}

type Name = { slug: string; meanings: Meaning[]; weight: number; groups: number }
type NameIndex = { names: Name[]; byGroup: Map<number, number[]> }

const heaviest = (meanings: readonly Meaning[]): number =>
  meanings.reduce(
    (most, meaning) => Math.max(most, meaning.type === 'place' ? weightOf(meaning.place) : 1_000_000),
    0,
  )

function nameIndex(): NameIndex {
  const names: Name[] = []
  const byGroup = new Map<number, number[]>()
  for (const [slug, meanings] of indexedNames()) {
    const own = groups(slug)
    for (const group of own) {
      const list = byGroup.get(group)
      if (list === undefined) byGroup.set(group, [names.length])
      else list.push(names.length)
    }
    names.push({ slug, meanings, weight: heaviest(meanings), groups: own.length })
  }
  return { names, byGroup }
}

const INDEX = nameIndex()

/** Edit distance with neighbouring letters exchanged counting as one; gives up above `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
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

/** Letter groups that a name shares with the one looked for, by the name's place in the index; all 0 between calls. */
const shared = new Uint16Array(INDEX.names.length)

/** Names that share so many groups with a slug that they may be within `limit` edits of it. */
function sharing(slug: string, limit: number, prefix: boolean): Name[] {
  const own = groups(slug)
  const touched: number[] = []
  for (const group of own) {
    for (const at of INDEX.byGroup.get(group) ?? []) {
      if (shared[at] === 0) touched.push(at)
      shared[at] = (shared[at] ?? 0) + 1
    }
  }
  // One edit changes three groups, an exchange of neighbours four.
  const least = Math.max(1, own.length - GROUPS_OF_AN_EDIT * limit - 1)
  const found: { name: Name; count: number }[] = []
  for (const at of touched) {
    const name = INDEX.names[at]
    const count = shared[at] ?? 0
    shared[at] = 0
    const fits =
      name !== undefined &&
      count >= least &&
      (prefix ? name.slug.length >= slug.length - limit : Math.abs(name.slug.length - slug.length) <= limit)
    if (fits) found.push({ name, count })
  }
  return found
    .sort((a, b) => b.count - a.count || a.name.groups - b.name.groups)
    .slice(0, MEASURED)
    .map(({ name }) => name)
}

/** Names close to a slug, closest first, of equals the largest. `prefix` compares with the names' beginnings, as one types. */
export function similarNames(
  slug: string,
  prefix = false,
): { meanings: Meaning[]; distance: number; weight: number }[] {
  if (slug.length < SHORTEST || slug.length > LONGEST) return []
  const limit = allowed(slug.length)
  return sharing(slug, limit, prefix)
    .map(({ slug: name, meanings, weight }) => ({
      meanings,
      weight,
      distance: editDistance(slug, prefix ? name.slice(0, slug.length) : name, limit),
    }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || b.weight - a.weight)
}

/**
 * The five nearest meanings of words that name nothing: 'chelmsfrod' → Chelmsford. A county, town or postcode behind
 * the name is left off: 'Chelmsfrod Essex', 'Witham, Kent'.
 */
export function nearestNames(words: readonly string[]): Meaning[] {
  for (let end = words.length; end > 0; end -= 1) {
    if (readQualifiers(words, end) === null) continue
    const found = similarNames(words.slice(0, end).join('-')).flatMap(({ meanings }) => meanings)
    if (found.length > 0) return [...new Set(found)].slice(0, CLOSEST)
  }
  return []
}
