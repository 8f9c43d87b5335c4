import { expect, test } from 'vitest'
import { parsePlaceSlug } from '@/components/places/parse-place-slug'

test('case makes no difference, and the name is the list’s (D-113)', () => {
  expect(parsePlaceSlug('KINGS-Lynn-and-west-norfolk')).toMatchObject({
    slug: 'kings-lynn-and-west-norfolk',
    name: 'King’s Lynn and West Norfolk',
  })
  expect(parsePlaceSlug('Scotland').authority?.nation).toBe('scotland')
})

test('a place that only the agency’s content knows gets its name from the address', () => {
  expect(parsePlaceSlug('isle-of-man')).toEqual({
    slug: 'isle-of-man',
    name: 'Isle of Man',
    authority: undefined,
  })
})

test('what is no slug is no place', () => {
  for (const odd of ['', 'a b', '../etc', 'essex%20', 'kent.', '-kent', 'x'.repeat(500)])
    expect(parsePlaceSlug(odd).slug).toBe('')
})
