/** Words that are common in questions and say nothing about their subject. */
const STOP_WORDS = new Set(
  `a about an and are be can could do does for from get have how i if in is it me my of on or our should tell than
   that the there this to us was we what when where which who will with would you your please`.split(/\s+/),
)

/** Removes endings, so that 'fees' matches 'fee', and 'raising' matches 'raise'. A short word only loses an 's'. */
const toStem = (word: string): string =>
  word.length > 4 ? word.replace(/(?:ings?|ed|es?|s)$/, '') : word.replace(/s$/, '')

/** Returns the stems of the words in a text, without stop words; with `includesNumbers` also its numbers. */
export const toStems = (text: string, { includesNumbers = false } = {}): Set<string> =>
  new Set(
    (text.toLowerCase().match(includesNumbers ? /[a-z]+|\d+/g : /[a-z]+/g) ?? [])
      .filter((word) => !STOP_WORDS.has(word))
      .map(toStem),
  )
