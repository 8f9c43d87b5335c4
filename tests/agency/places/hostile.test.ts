import { expect, it } from 'vitest'
import { getAllPlaces } from '../../../lib/agency/places/gazetteer'
import { resolvePlace } from '../../../lib/agency/places/resolve'
import { suggestPlaces } from '../../../lib/agency/places/suggest'
import { placeSlug, streetSlug } from '../../../lib/format/slug'
import { createRandom } from '../import/random'

/** Each test takes about two seconds alone, and longer while other test files run. */
const TIMEOUT_MS = 120_000
/** A fixed seed, so that each run has the same texts. */
const RANDOM_SEED = 20_261_121

const PIECES = [
  'high street',
  'Witham',
  ',',
  ' ',
  '-',
  'CM8',
  '2AB',
  'Newport',
  '\0',
  '%00',
  '🏠',
  "'",
  '’',
  '&',
  'St.',
  'station',
  'Essex',
  '\n',
  '\u202E', // right-to-left override
  'İ', // two characters in lower case
  'ß', // two characters in upper case
  '..',
  '/',
  '\\',
  '<script>',
  '12a',
  'a'.repeat(60),
  '－', // a full-width hyphen
  '\uD800', // half a surrogate pair
  'e\u0301', // e and a combining accent
]

/** Generates random code points, combinations of hostile pieces, and place names with a wrong character. */
function generateTexts(count: number): string[] {
  const randomNumber = createRandom(RANDOM_SEED)
  const integerBelow = (limit: number) => Math.floor(randomNumber() * limit)
  const places = getAllPlaces()
  return Array.from({ length: count }, (_, i) => {
    if (i % 3 === 0)
      return Array.from({ length: 1 + integerBelow(40) }, () =>
        String.fromCharCode(integerBelow(0xffff)),
      ).join('')
    if (i % 3 === 1) {
      const pieces = Array.from({ length: 1 + integerBelow(12) }, () => PIECES[integerBelow(PIECES.length)])
      return pieces.join(randomNumber() < 0.5 ? ' ' : '')
    }
    const name = places[integerBelow(places.length)]?.name ?? ''
    const position = integerBelow(name.length)
    // A printable character, from the space to 'y'.
    const wrongCharacter = String.fromCharCode(' '.charCodeAt(0) + integerBelow(90))
    // The character is inserted, or replaces one.
    return `${name.slice(0, position)}${wrongCharacter}${name.slice(position + integerBelow(2))}`
  })
}

it(
  '10,000 random and hostile texts resolve without an error, and their values resolve to the same place (D-78)',
  { timeout: TIMEOUT_MS },
  () => {
    for (const text of generateTexts(10_000)) {
      const resolution = resolvePlace(text)
      expect(resolution.candidates.length).toBeLessThanOrEqual(10)
      if (resolution.point !== null)
        expect(Number.isFinite(resolution.point.lat + resolution.point.lng)).toBe(true)
      expect(resolution.kind === 'nothing').toBe(resolution.value === '')
      // A nonsense street such as 'high street st' has a value that may resolve to something else.
      if (resolution.kind !== 'nothing' && resolution.kind !== 'street')
        expect(resolvePlace(resolution.value).value).toBe(resolution.value)
    }
  },
)

it('10,000 random and hostile texts get at most ten suggestions each', { timeout: TIMEOUT_MS }, () => {
  for (const text of generateTexts(10_000)) expect(suggestPlaces(text).length).toBeLessThanOrEqual(10)
})

it('slugs of hostile texts contain only a-z, 0-9 and hyphens; the place slug of a place slug is the same', () => {
  for (const text of generateTexts(10_000)) {
    for (const slug of [placeSlug(text), streetSlug(text)])
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
    expect(placeSlug(placeSlug(text))).toBe(placeSlug(text))
  }
})

it('texts that are too long to name a place resolve to nothing and get no suggestions', () => {
  for (const text of [
    'a'.repeat(5_000),
    'High Street, '.repeat(500),
    ' '.repeat(5_000),
    'CM8 '.repeat(2_000),
    '-'.repeat(1_000_000),
  ]) {
    expect(resolvePlace(text).kind).toBe('nothing')
    expect(suggestPlaces(text)).toEqual([])
  }
})
