import { expect, test } from 'vitest'
import { parsePlaceSlug } from '@/components/places/parse-place-slug'

test('an authority is found by its slug in any case, and has the name of the list of authorities (D-113)', () => {
  expect(parsePlaceSlug('KINGS-Lynn-and-west-norfolk')).toMatchObject({
    slug: 'kings-lynn-and-west-norfolk',
    name: 'King’s Lynn and West Norfolk',
  })
  expect(parsePlaceSlug('Scotland').authority?.nation).toBe('scotland')
})

test('a place that is not in the list gets its name from the slug', () => {
  expect(parsePlaceSlug('isle-of-man')).toEqual({
    slug: 'isle-of-man',
    name: 'Isle of Man',
    authority: undefined,
  })
})

test('a segment that is not a slug gives an empty slug', () => {
  for (const invalidSlug of ['', 'a b', '../etc', 'essex%20', 'kent.', '-kent', 'x'.repeat(500)])
    expect(parsePlaceSlug(invalidSlug).slug).toBe('')
})
