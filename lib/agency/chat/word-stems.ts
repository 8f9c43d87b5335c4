/** Words that are common in questions and say nothing about their subject. */
const STOP_WORDS = new Set(
  `a about an and are be can could do does for from get have how i if in is it me my of on or our should tell than
   that the there this to us was we what when where which who will with would you your please`.split(/\s+/),
)

const MAX_SHORT_WORD_LENGTH = 4

/** Removes endings, so that 'fees' matches 'fee', and 'raising' matches 'raise'. A short word only loses an 's'. */
function toStem(word: string): string {
  const ending = word.length > MAX_SHORT_WORD_LENGTH ? /(?:ings?|ed|es?|s)$/ : /s$/
  return word.replace(ending, '')
}

/** Returns the stems of the words in a text, without stop words; with `includesNumbers` also its numbers. */
export function toStems(text: string, { includesNumbers = false } = {}): Set<string> {
  const wordPattern = includesNumbers ? /[a-z]+|\d+/g : /[a-z]+/g
  const words = text.toLowerCase().match(wordPattern) ?? []
  return new Set(words.filter((word) => !STOP_WORDS.has(word)).map(toStem))
}
