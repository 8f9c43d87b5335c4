import { streetSlug } from '../../format/slug'

/** Last words of street names. Abbreviations are absent, because `streetSlug` writes them out. */
const STREET_WORDS = new Set(
  `alley approach arcade avenue bank boulevard broadway bypass causeway circus close common corner cottages
court crescent croft cross dene drive drove end embankment esplanade estate field fields garden gardens gate
glebe glen green grove heath hill row lane lawn lea loan loke maltings mead meadow meadows mews mount orchard
parade park parkway passage path pathway place plain promenade quadrant quay ridge rise road square street
terrace track vale view villas walk way wharf wood wynd yard`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
/** Last words that name a street even without a word before them. 'Road' alone names none. */
const SUFFICIENT_STREET_WORDS = new Set([
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
/** Street names are shorter, so a longer text is not searched as a street. */
const MAX_STREET_WORDS = 6
const MAX_WORD_CHARACTERS = 30

export const isStreetWord = (word: string): boolean => STREET_WORDS.has(word)

/** Drops '12', '12a', 'flat 3', and the article of 'the High Street', but not that of a name such as 'The Avenue'. */
function dropHouseNumber(words: readonly string[]): readonly string[] {
  const isNumber = (word: string): boolean => /^[0-9]{1,4}[a-z]?$/.test(word)
  const hasFlat = ['flat', 'apartment', 'unit'].includes(words[0] ?? '')
  let start = hasFlat ? 2 : 0
  while (start < words.length && isNumber(words[start] ?? '')) start += 1
  if (words[start] === 'the' && words[start + 1] === 'high') start += 1
  return words.slice(start)
}

/** Parses any words as a street's slug; null for too many or too long words, or without two letters in a row. */
export function parseStreet(words: readonly string[]): string | null {
  const name = dropHouseNumber(words)
  const fits =
    name.length > 0 &&
    name.length <= MAX_STREET_WORDS &&
    name.every((word) => word.length <= MAX_WORD_CHARACTERS)
  return fits && /[a-z]{2}/.test(name.join('')) ? streetSlug(name.join('-')) : null
}

/** Parses only words that end like a street's name: 'station rd' → 'station-road', but not 'witham'. */
export function parseObviousStreet(words: readonly string[]): string | null {
  const slug = parseStreet(words)
  const parts = slug?.split('-') ?? []
  const last = parts[parts.length - 1] ?? ''
  const endsInStreetWord = parts.length > 1 && STREET_WORDS.has(last)
  return endsInStreetWord || SUFFICIENT_STREET_WORDS.has(last) ? slug : null
}
