import { streetSlug } from '../../format/slug'

/** Last words of street names, spelt out as streetSlug spells them. */
const STREET_WORDS = new Set(
  `alley approach arcade avenue bank boulevard broadway bypass causeway circus close common corner cottages court
crescent croft cross dene drive drove end embankment esplanade estate field fields garden gardens gate glebe glen green
grove heath hill row lane lawn lea loan loke maltings mead meadow meadows mews mount orchard parade park parkway passage
path pathway place plain promenade quadrant quay ridge rise road square street terrace track vale view villas walk
way wharf wood wynd yard`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
/** Names that are a street's without such a word. */
const WHOLE_NAMES = new Set([
  'mall',
  'strand',
  'shambles',
  'headrow',
  'pantiles',
  'lanes',
  'cheapside',
  'piccadilly',
  'broadway',
])
/** What a street's own words may number. */
const MOST_WORDS = 6
const LONGEST_WORD = 30

export const isStreetWord = (word: string): boolean => STREET_WORDS.has(word)

/** '12', '12a', 'flat 3' in front of a street's name are no part of it, nor is 'the' of the High Street. */
function withoutNumber(words: readonly string[]): readonly string[] {
  const isNumber = (word: string): boolean => /^[0-9]{1,4}[a-z]?$/.test(word)
  let from = ['flat', 'apartment', 'unit'].includes(words[0] ?? '') ? 2 : 0
  while (from < words.length && isNumber(words[from] ?? '')) from += 1
  if (words[from] === 'the' && words[from + 1] === 'high') from += 1
  return words.slice(from)
}

/** Slug of the street that some words may name, without its house number; null when they are too many or too long. */
export function anyStreet(words: readonly string[]): string | null {
  const name = withoutNumber(words)
  const fits =
    name.length > 0 && name.length <= MOST_WORDS && name.every((word) => word.length <= LONGEST_WORD)
  return fits && /[a-z]{2}/.test(name.join('')) ? streetSlug(name.join('-')) : null
}

/** The same, for words that end like a street's name: 'station rd' → 'station-road', but not 'witham'. */
export function clearStreet(words: readonly string[]): string | null {
  const slug = anyStreet(words)
  const parts = slug?.split('-') ?? []
  const last = parts[parts.length - 1] ?? ''
  return (parts.length > 1 && STREET_WORDS.has(last)) || WHOLE_NAMES.has(last) ? slug : null
}
