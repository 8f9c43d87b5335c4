import { slugify } from '../../format/slug'

/** A text cut into words as names are compared; `breaks` holds the positions before which a comma stood. */
export type Words = { words: readonly string[]; breaks: ReadonlySet<number> }

/** A full postal address has fewer words and letters; what is longer names no place. */
const MOST_WORDS = 20
const LONGEST = 200

/** 'High Street, Witham' → high street | witham. No words for a text that is none, or too long. */
export function wordsOf(text: string): Words {
  const words: string[] = []
  const breaks = new Set<number>()
  if (text.length > LONGEST) return { words, breaks }
  for (const part of text.split(/[,;\n]/)) {
    const slug = slugify(part)
    if (slug === '') continue
    if (words.length > 0) breaks.add(words.length)
    for (const word of slug.split('-')) words.push(word === 'saint' ? 'st' : word)
  }
  return words.length > MOST_WORDS ? { words: [], breaks: new Set() } : { words, breaks }
}

/** Small words of names that stay small. */
const SMALL = new Set([
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

/** 'st-johns-road' → 'St Johns Road'. */
export function titleOf(slug: string): string {
  return slug
    .split('-')
    .map((word, i) => (i > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
}
