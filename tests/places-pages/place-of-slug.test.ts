import { expect, test } from 'vitest'
import { placeOfSlug } from '@/components/places/place-of-slug'

test('case makes no difference, and the name is the list’s (D-113)', () => {
  expect(placeOfSlug('KINGS-Lynn-and-west-norfolk')).toMatchObject({
    slug: 'kings-lynn-and-west-norfolk',
    name: 'King’s Lynn and West Norfolk',
  })
  expect(placeOfSlug('Scotland').authority?.nation).toBe('scotland')
})

test('a place that only the agency’s content knows gets its name from the address', () => {
  expect(placeOfSlug('isle-of-man')).toEqual({
    slug: 'isle-of-man',
    name: 'Isle of Man',
    authority: undefined,
  })
})

test('what is no slug is no place', () => {
  for (const odd of ['', 'a b', '../etc', 'essex%20', 'kent.', '-kent', 'x'.repeat(500)])
    expect(placeOfSlug(odd).slug).toBe('')
})
