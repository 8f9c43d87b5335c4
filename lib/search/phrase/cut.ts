/** Replaces words that were understood, so that the words before and after them are not read as one text. */
export const CUT_MARK = '\uE001'

/** Range, for a character class, of the marks that replace the names of places while the other readers run. */
export const NAME_MARK_RANGE = '\uE100-\uE113'

/** Precedes a comparison that 'no', 'not' or 'nothing' would turn round: 'no more than two' is at most two. */
export const NOT_NEGATED = '(?<!\\b(?:no|not|nothing)\\s+)'
export const NEGATED = '(?:no|not|nothing)\\s+'

/** Builds the pattern of a group of alternatives. */
export const oneOf = (...patterns: readonly string[]): string => `(?:${patterns.join('|')})`

/** The text that is not understood yet, and a function that cuts understood words out of it. */
export interface Reader {
  text: string
  /** Cuts out every match of a global pattern, except where `accept` returns false. */
  cut: (pattern: RegExp, accept?: (groups: RegExpMatchArray) => boolean | void) => void
}

/** Picks the match and its groups from the arguments of a replacer, which end with offset, input and named groups. */
export function toMatchGroups(replacerArgs: readonly unknown[]): RegExpMatchArray {
  const texts = replacerArgs.filter((arg) => typeof arg !== 'number' && typeof arg !== 'object')
  const withoutInput = texts.slice(0, -1)
  return withoutInput as RegExpMatchArray
}

export function createReader(text: string): Reader {
  const reader: Reader = {
    text,
    cut(pattern, accept) {
      reader.text = reader.text.replace(pattern, (...args: unknown[]) => {
        const groups = toMatchGroups(args)
        return accept?.(groups) === false ? (groups[0] ?? '') : ` ${CUT_MARK} `
      })
    },
  }
  return reader
}

/** Each word stands at the index of its number. Patterns demand a word such as 'bed' after it: not Seven Sisters. */
const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Pattern of a number of at most two digits, in digits or words. */
export const SMALL_NUMBER = `\\d{1,2}|${NUMBER_WORDS.slice(1).join('|')}`

export const parseSmallNumber = (text: string): number => {
  const index = NUMBER_WORDS.indexOf(text.toLowerCase())
  return index === -1 ? Number(text) : index
}

/** Pattern of the last word of a street's name. */
export const STREET_WORD =
  '(?:street|st|road|rd|lane|ln|avenue|ave|close|drive|way|court|hill|green|row|terrace|gardens|park|square|crescent|grove|mews|walk|place)'

/** No name of a place or station has more words. */
export const MAX_NAME_WORDS = 6
