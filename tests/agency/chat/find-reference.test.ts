import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findReference } from '../../../lib/agency/chat/find-reference'

it.each([
  ['13921', 13_921],
  [' #13921. ', 13_921],
  ['My reference number is 13921', 13_921],
  ['ref 13921: how many beds?', 13_921],
  ['Property no. 13921', 13_921],
  ['I want to view property 12429', 12_429],
  ['Is listing 13921 still available?', 13_921],
  ['View property 7.', 7],
  ['https://agency.example/letting/13762/orchard-avenue', 13_762],
])('“%s” contains the reference %i', (message, reference) => {
  expect(findReference(message)).toBe(reference)
})

it.each([
  '3 bed house near Leeds under 350000',
  'Is it 850 square feet?',
  'I prefer 13921 of them',
  'a property 350000 in Leeds',
  'a property 2 miles from Leeds',
  'any letting 1250 pcm in York',
  'a property 1,250,000',
  '',
  '0',
  '99999999999',
])('%j contains no reference', (message) => {
  expect(findReference(message)).toBeUndefined()
})

it('finds any reference in the range of PostgreSQL’s integer, and never throws', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), fc.string(), (reference, text) => {
      expect(findReference(`Reference: ${reference}`)).toBe(reference)
      const found = findReference(text)
      if (found !== undefined) expect(text).toContain(String(found))
    }),
  )
})
