import { slugify } from '../../format/slug'

/** Lower-case words without accents; `breaks` holds the indexes of the words that follow a comma. */
export type Words = { words: readonly string[]; breaks: ReadonlySet<number> }

/** Longer than any postal address. The limits bound the work that a hostile text causes. */
const MAX_WORDS = 20
const MAX_CHARACTERS = 200

/** Splits 'High Street, Witham' into high, street, witham with a break at index 2. Too long a text has no words. */
export function splitWords(text: string): Words {
  const words: string[] = []
  const breaks = new Set<number>()
  if (text.length > MAX_CHARACTERS) return { words, breaks }
  for (const part of text.split(/[,;\n]/)) {
    const slug = slugify(part)
    if (slug === '') continue
    if (words.length > 0) breaks.add(words.length)
    // The name index has 'st' for 'saint', because `placeSlug` abbreviates it.
    for (const word of slug.split('-')) words.push(word === 'saint' ? 'st' : word)
  }
  return words.length > MAX_WORDS ? { words: [], breaks: new Set() } : { words, breaks }
}

const LOWER_CASE_WORDS = new Set([
  'and',
  'by',
  'de',
  'en',
  'in',
  'la',
  'le',
  'next',
  'of',
  'on',
  'super',
  'the',
  'under',
  'upon',
  'y',
])

/** 'stow-on-the-wold' → 'Stow on the Wold'. */
export function toTitleCase(slug: string): string {
  return slug
    .split('-')
    .map((word, index) =>
      index > 0 && LOWER_CASE_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')
}
