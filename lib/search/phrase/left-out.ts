import { MARK, type Reader } from './cut'
import type { LeftOut } from './left-out-labels'

const ANIMAL = '(?:pets?|dogs?|cats?|pupp(?:y|ies)|kittens?)'
const ANIMALS = `(?:(?:me|us)\\s+(?:and|&|with)\\s+)?(?:(?:my|our|an?|any|one|two|three|\\d|small|large|big|little|old|rescue)\\s+)*${ANIMAL}`
const TAKES =
  "(?:allow(?:s|ing)?|accept(?:s|ing)?|tak(?:es?|ing)|consider(?:s|ing)?|welcom(?:es?|ing)|(?:happy|ok|okay|fine)\\s+with|with|for|(?:i|we)(?:'ve|\\s+have)(?:\\s+got)?|hav(?:e|ing)|own(?:ing)?|keep(?:ing)?|bring(?:ing)?)"

/**
 * Patterns of wishes that no filter covers yet, in the order in which they are read. § stands for a connecting word.
 */
const words: Readonly<Record<Exclude<LeftOut, 'part' | 'other'>, string>> = {
  'your-place':
    '(?:near|around|close to|next to)\\s+(?:me|here)|nearby\\s*$|in\\s+my\\s+area|my\\s+(?:current\\s+)?location',
  'travel-time':
    '(?:within\\s+)?(?:an?\\s+)?(?:\\d{1,3}|half\\s+an?)?\\s*-?\\s*(?:min(?:ute)?s?|hours?)(?:\\s+(?:by\\s+(?:car|train|bus|bike)|drive|walk|commute|train(?:\\s+ride)?))?(?:\\s+(?:of|from|to))|commut(?:able|ing)(?:\\s+distance)?(?:\\s+(?:of|from|to))?',
  bathrooms:
    '(?:\\d{1,2}|one|two|three)\\+?\\s*-?\\s*(?:bath\\s?rooms?|baths?)|en[\\s-]?suite(?:\\s+bath\\s?room)?s?',
  garden: '§(?:garden|gardens|outdoor space|outside space|patio|yard|back garden)|garden(?=\\s+flat)',
  parking:
    '(?:off[\\s-](?:street|road)\\s+)?parking(?:\\s+spaces?)?|driveways?|car\\s+(?:park|port)|(?:with|and|has|plus|&)\\s+(?:an?\\s+)?(?:double\\s+|single\\s+|integral\\s+)?garages?',
  balcony: 'balcon(?:y|ies)|roof\\s+terrace|terrace\\s+balcony',
  // A search of homes to let has a filter for pets, which `parsePhrase` sets.
  pets: `(?:where\\s+)?${ANIMALS}(?:\\s+(?:is|are)(?:\\s+also)?)?[\\s-]*(?:friendly|allowed|ok|okay|considered|welcome|accepted|permitted|possible)|(?:landlords?\\s+(?:who\\s+)?(?:is\\s+)?)?(?:(?:will|would|can|could|may|might)\\s+)?${TAKES}\\s+${ANIMALS}(?:\\s+(?:and|or|&)\\s+${ANIMALS})*`,
  furnishing: '(?:un|part[\\s-]?|fully[\\s-]?)?furnished',
  bills: '(?:with\\s+)?(?:all\\s+)?bills?\\s+(?:inc(?:luded|lusive|l)?\\.?)|inc(?:luding|l)?\\.?\\s+bills',
  'new-build': 'new[\\s-]?builds?|newly\\s+built|brand\\s+new|new\\s+developments?',
  chain: '(?:no|without)\\s+(?:an?\\s+)?(?:onward\\s+)?chain|chain[\\s-]free',
  tenure: 'freehold|leasehold|share\\s+of\\s+freehold|shared\\s+ownership',
  view: '(?:sea|river|lake|country|city|loch)(?:side)?\\s+views?|(?:by|near|close\\s+to)\\s+the\\s+(?:sea|coast|beach|river)|water\\s?front|seaside|coastal',
  school:
    '(?:(?:near|close\\s+to|with)\\s+)?(?:an?\\s+)?(?:good|outstanding|primary|secondary|local)\\s+schools?|near\\s+schools?|school\\s+catchment',
  pool: '(?:swimming\\s+)?pool|hot\\s+tub|gym',
  extra:
    '(?:home\\s+office|study|utility\\s+room|conservatory|cellar|basement|loft|annexe?|summer\\s?house|open[\\s-]plan(?:\\s+kitchen)?|lift)(?!\\s+(?:flat|apartment|road|street))',
  period: 'victorian|georgian|edwardian|period|\\d{4}s',
  available: 'available\\s+(?:now|immediately|from\\s+\\w+)|move\\s+in\\s+\\w+',
  shared:
    '(?:house|flat)[\\s-]?shares?|(?:shared|student)(?=\\s+(?:house|flat|home|accom|let|prop))|(?:double|single|en-suite)?\\s*rooms?(?=\\s+(?:to\\s+(?:rent|let)|for\\s+rent|in\\s+a))|for\\s+students',
  centre:
    '(?:in\\s+)?(?:the\\s+)?(?:city|town)\\s+cent(?:re|er)(?:\\s+of)?|(?:the\\s+)?cent(?:re|er)\\s+of|central(?=\\s+\\w)',
}

const CONNECTOR =
  '(?:(?:(?:with|and|has|having|including|plus|or|must have|needs?|that|which|is|are|close to|&|,)\\s+)?(?:(?:a|an|its|own|private|large|big|small|nice|good|rear|sunny|south[\\s-]facing|decent|communal|shared)\\s+)*)'
/** Such a word is also part of street names: it must follow a connecting word or what was read before. */
const AFTER_CONNECTOR = `(?<=(?:with|and|has|plus|or|,|a|an|own|private|large|big|small|rear|${MARK})\\s+)`

/**
 * Reads wishes that no filter covers ('with a garden', 'pet friendly'), so that they are not read as part of the place.
 */
export function readLeftOut(reader: Reader): LeftOut[] {
  const found: LeftOut[] = []
  for (const key of Object.keys(words) as (keyof typeof words)[]) {
    const pattern = words[key].replaceAll('§', AFTER_CONNECTOR)
    reader.cut(new RegExp(`(?<!\\w)${CONNECTOR}(?:${pattern})(?!\\w)`, 'gi'), () => {
      if (!found.includes(key)) found.push(key)
    })
  }
  return found
}
