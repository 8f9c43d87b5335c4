import { furtherFilterLimits } from '../../domain/further-filter'
import { oneOf, type Reader } from './cut'

/**
 * Matches 'mentioning a conservatory', up to the word that begins another wish or to the mark of a hidden name. Marks
 * are private-use characters, from E000 to F8FF.
 */
const MENTION = oneOf(
  'mention(?:s|ing|ed)?|keywords?',
  '(?:contain(?:s|ing)|with)\\s+the\\s+words?',
  'describ(?:ed|ing)\\s+as|saying',
)
const NEXT_WISH =
  '\\s+(?:in|near|under|over|for|to|within|with|at|between|around|and|that|up|max|min|below)\\s'
const MENTIONING = new RegExp(
  `(?<!\\w)(?:(?:that|which|with|and|,)\\s+)*${MENTION}\\s*[:=]?\\s*([^,\\uE000-\\uF8FF]{2,60}?)(?=${NEXT_WISH}|\\s*[,£\\uE000-\\uF8FF]|\\s*$)`,
  'gi',
)
const QUOTED = /(?<!\w)(?:(?:mention(?:s|ing)?|with|keywords?:?|saying)\s+)*"([^"]{2,60})"/g

/** Cuts words in double quotes out of a typed text: 'flat in Leeds "roof terrace"'. */
export function cutQuotedWords(text: string): { text: string; keyword: string } {
  const words: string[] = []
  const rest = text.replace(/[“”]/g, '"').replace(QUOTED, (_, quoted: string) => {
    words.push(quoted.trim())
    // The comma keeps the words before and after the quotes from being read as one text.
    return ' , '
  })
  return { text: words.length === 0 ? text : rest, keyword: words.join(' ') }
}

/** Reads 'mentioning a conservatory', 'keyword annexe'. @returns the words as in the URL; '' without any */
export function readKeyword(reader: Reader): string {
  let keyword = ''
  reader.cut(MENTIONING, ([, words = '']) => {
    keyword = `${keyword} ${words.replace(/^(?:an?|the)\s+/i, '')}`.trim()
  })
  return keyword.slice(0, furtherFilterLimits.keyword).trim()
}
