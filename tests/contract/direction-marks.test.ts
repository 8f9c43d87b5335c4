import { expect, it } from 'vitest'
import { profileFormSchema } from '../../lib/contract/account-rules'
import { searchNameSchema } from '../../lib/contract/saved-search-rules'

/** The Unicode characters that set the direction (left or right) of the text after them. */
const DIRECTION_MARKS = '\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u061c'

it.each([
  ['a saved search', searchNameSchema],
  ['a person', profileFormSchema.shape.first_name],
])('removes marks that turn the direction of a mail’s text from the name of %s', (_name, schema) => {
  expect(schema.parse(`Ann\u202e Marie${DIRECTION_MARKS} Hill \u2066`)).toBe('Ann Marie Hill')
  expect(schema.safeParse(DIRECTION_MARKS).success).toBe(false)
  // Hebrew letters, which run from right to left, are kept: 'flats in London'.
  expect(schema.parse('דירות בלונדון')).toBe('דירות בלונדון')
})
