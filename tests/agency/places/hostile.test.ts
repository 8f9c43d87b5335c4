import { expect, it } from 'vitest'
import { getAllPlaces } from '../../../lib/agency/places/gazetteer'
import { resolvePlace } from '../../../lib/agency/places/resolve'
import { suggestPlaces } from '../../../lib/agency/places/suggest'
import { placeSlug, streetSlug } from '../../../lib/format/slug'

/** mulberry32: the same strings in every run. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Two seconds of work; other test files run beside. */
const BUSY_MACHINE = 120_000

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
  '\u202E',
  'İ',
  'ß',
  '..',
  '/',
  '\\',
  '<script>',
  '12a',
  'a'.repeat(60),
  '－',
  '\uD800',
  'e\u0301',
]

function strings(count: number): string[] {
  const next = random(20_261_121)
  const pick = (n: number) => Math.floor(next() * n)
  const names = getAllPlaces()
  return Array.from({ length: count }, (_, i) => {
    if (i % 3 === 0)
      return Array.from({ length: 1 + pick(40) }, () => String.fromCharCode(pick(0xffff))).join('')
    if (i % 3 === 1)
      return Array.from({ length: 1 + pick(12) }, () => PIECES[pick(PIECES.length)]).join(
        next() < 0.5 ? ' ' : '',
      )
    const name = names[pick(names.length)]?.name ?? ''
    const at = pick(name.length)
    return `${name.slice(0, at)}${String.fromCharCode(32 + pick(90))}${name.slice(at + pick(2))}`
  })
}

/** Bad input of the issue, D-78: no text throws, and what comes back is whole. */
it(
  '10,000 random and hostile texts resolve, and what they resolve to resolves to itself',
  { timeout: BUSY_MACHINE },
  () => {
    for (const text of strings(10_000)) {
      const found = resolvePlace(text)
      expect(found.candidates.length).toBeLessThanOrEqual(10)
      expect(found.point === null || Number.isFinite(found.point.lat + found.point.lng)).toBe(true)
      expect(found.kind === 'nothing').toBe(found.value === '')
      // A nonsense street ('high street st') is nobody's value.
      if (found.kind !== 'nothing' && found.kind !== 'street')
        expect(resolvePlace(found.value).value).toBe(found.value)
    }
  },
)

it('10,000 random and hostile texts are suggested for, at most ten each', { timeout: BUSY_MACHINE }, () => {
  for (const text of strings(10_000)) expect(suggestPlaces(text).length).toBeLessThanOrEqual(10)
})

it('slugs of hostile texts are slugs, and slugs of themselves', () => {
  for (const text of strings(10_000)) {
    for (const slug of [placeSlug(text), streetSlug(text)])
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
    expect(placeSlug(placeSlug(text))).toBe(placeSlug(text))
  }
})

it('texts of 5 KB and more mean nothing', () => {
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
