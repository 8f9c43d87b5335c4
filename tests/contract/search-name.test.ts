import { expect, it } from 'vitest'
import { searchNameSchema } from '../../lib/contract/saved-search-rules'

const DIRECTION_MARKS = '\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u061c'

it('the name of a saved search keeps no mark that turns the direction of a mail’s text', () => {
  expect(searchNameSchema.parse(`Flats\u202e in${DIRECTION_MARKS} Witham \u2066`)).toBe('Flats in Witham')
  expect(searchNameSchema.safeParse(DIRECTION_MARKS).success).toBe(false)
  expect(searchNameSchema.parse('דירות בלונדון')).toBe('דירות בלונדון')
})
