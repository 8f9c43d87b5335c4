import { furtherFilterLimits } from '../../domain/further-filter'
import { oneOf, type Reader } from './cut'
import { NEGATION } from './features'
import { WISH_CONNECTOR } from './unsupported-wishes'
import type { UnsupportedWish } from './unsupported-wish-labels'

const DIRECTION = '(?:north|south|east|west)(?:[\\s-](?:east|west))?'

/**
 * Patterns of wishes, in the order in which they are read. These wishes have no filter of their own, but adverts state
 * them in the same words, so that the filter by keyword finds them.
 */
const patterns: Readonly<Partial<Record<UnsupportedWish, string>>> = {
  // Without a connecting word before it, a garage is a type: 'garage in Southampton'.
  garage:
    '(?<=(?:with|without|no|and|or|has|plus|&)\\s+(?:an?\\s+)?(?:(?:large|big)\\s+)?)' +
    '(?:(?:double|single|integral)\\s+)?garages?',
  facing: `${DIRECTION}[\\s-]facing|facing\\s+${DIRECTION}`,
  balcony: 'balcon(?:y|ies)|roof\\s+terrace|terrace\\s+balcony',
  view: '(?:sea|river|lake|country|city|loch)(?:side)?\\s+views?',
  pool: '(?:swimming\\s+)?pool|hot\\s+tub|gym',
  extra:
    '(?:home\\s+office|study|utility\\s+room|conservatory|cellar|basement|loft|annexe?|summer\\s?house|open[\\s-]plan(?:\\s+kitchen)?|lift)(?!\\s+(?:flat|apartment|road|street))',
  period: 'victorian|georgian|edwardian',
}

/** Words before a wish that the home need not fulfil, or that concerns the surroundings of the home. */
const NO_REQUIREMENT_BEFORE = [
  NEGATION,
  '(?:or|either|ideally|preferably|maybe|perhaps|possibly|near|nr|close\\s+to|next\\s+to|by|to|for|/)\\s+',
].join('|')
const NOT_NEEDED = oneOf(
  'not\\s+(?:needed|required|essential|necessary|important|a\\s+must)',
  'optional|unimportant|preferred',
)
const NO_REQUIREMENT_AFTER = [
  '(?=\\s*(?:or\\s|/))', // 'balcony or garden'
  `\\s+(?:(?:is|are)\\s+)?${NOT_NEEDED}`, // 'balcony not needed'
].join('|')

const toKeyword = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim()

/**
 * Reads wishes such as 'with a sea view' and 'south facing' as keywords. A wish that the home need not fulfil ('balcony
 * or garden', 'no garage'), or for which the filter has no room, is left out of the search.
 * @param typedKeyword the keyword that the text states, to which the wishes are added
 */
export function readAdvertWishes(
  reader: Reader,
  typedKeyword: string,
): { keyword: string; unsupported: UnsupportedWish[] } {
  const keywords = typedKeyword === '' ? [] : [typedKeyword]
  const unsupported: UnsupportedWish[] = []
  for (const wish of Object.keys(patterns) as (keyof typeof patterns)[]) {
    // The last group may match lookaheads alone. Under '?' JavaScript would discard such an empty match, so an empty
    // alternative makes it optional.
    const regExp = new RegExp(
      `(?<![\\w-])(${NO_REQUIREMENT_BEFORE})?${WISH_CONNECTOR}(${patterns[wish]})(?!\\w)(?:(${NO_REQUIREMENT_AFTER})|)`,
      'gi',
    )
    reader.cut(regExp, ([, before, words = '', after]) => {
      const keyword = toKeyword(words)
      const isRequired = before === undefined && after === undefined
      const length = [...keywords, keyword].join(' ').length
      if (!isRequired || length > furtherFilterLimits.keyword) unsupported.push(wish)
      else if (!keywords.includes(keyword)) keywords.push(keyword)
    })
  }
  return { keyword: keywords.join(' '), unsupported }
}
