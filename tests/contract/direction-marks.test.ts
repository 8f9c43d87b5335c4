import { expect, it } from 'vitest'
import { profileFormSchema } from '../../lib/contract/account-rules'
import { searchNameSchema } from '../../lib/contract/saved-search-rules'

/** The characters with which Unicode texts turn the direction of the text after them. */
const DIRECTION_MARKS = '\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u061c'

it.each([
  ['a saved search', searchNameSchema],
  ['a person', profileFormSchema.shape.first_name],
])('the name of %s keeps no mark that turns the direction of a mail’s text', (_name, schema) => {
  expect(schema.parse(`Ann\u202e Marie${DIRECTION_MARKS} Hill \u2066`)).toBe('Ann Marie Hill')
  expect(schema.safeParse(DIRECTION_MARKS).success).toBe(false)
  // Hebrew letters, which run from right to left, are kept: 'flats in London'.
  expect(schema.parse('דירות בלונדון')).toBe('דירות בלונדון')
})
