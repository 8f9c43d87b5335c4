import { oneOf, type Reader } from './cut'
import { WISH_ADJECTIVES } from './features'
import type { UnsupportedWish } from './unsupported-wish-labels'

const DURATION = "(?:within\\s+)?(?:an?\\s+)?(?:\\d{1,3}|half\\s+an?)?\\s*-?\\s*(?:min(?:ute)?s?|hours?)'?s?"
const MEANS_OF_TRAVEL = '(?:\\s+(?:by\\s+(?:car|train|bus|bike)|drive|walk|commute|train(?:\\s+ride)?))?'
const NEAR_AN = oneOf('near|nr|close\\s+to|next\\s+to|opposite|above|over', '(?:walk|handy)\\s+(?:to|for)')
const AMENITY =
  '(?:shops?|amenities|supermarkets?|pubs?|caf[eé]s?|restaurants?|takeaways?|hospitals?|gyms?|offices?)'

/** The alternatives of each wish that no filter covers yet, in the order in which the wishes are read. */
const patterns: Readonly<Partial<Record<UnsupportedWish, readonly string[]>>> = {
  'your-place': [
    '(?:near|around|close to|next to)\\s+(?:me|here)',
    'nearby\\s*$',
    'in\\s+my\\s+area',
    'my\\s+(?:current\\s+)?location',
  ],
  'travel-time': [
    `${DURATION}${MEANS_OF_TRAVEL}(?:\\s+(?:of|from|to))`, // '30 minutes by train to'
    'commut(?:able|ing)(?:\\s+distance)?(?:\\s+(?:of|from|to))?',
  ],
  bathrooms: [
    '(?:\\d{1,2}|one|two|three)\\+?\\s*-?\\s*(?:bath\\s?rooms?|baths?)',
    'en[\\s-]?suite(?:\\s+bath\\s?room)?s?',
  ],
  // Filters cover 'furnished', 'unfurnished', 'freehold' and 'leasehold', so these words are missing here.
  furnishing: ['part(?:ly|ially)?[\\s-]?furnished'],
  tenure: ['share\\s+of\\s+(?:the\\s+)?freehold'],
  view: [
    '(?:by|near|close\\s+to)\\s+the\\s+(?:sea|coast|beach|river)',
    'water\\s?front|sea\\s?front|seaside|coastal',
  ],
  school: [
    '(?:(?:near|close\\s+to|with)\\s+)?(?:an?\\s+)?(?:good|outstanding|primary|secondary|local)\\s+schools?',
    'near\\s+schools?',
    'school\\s+catchment',
  ],
  period: ['period', '\\d{4}s'],
  shared: [
    '(?:house|flat)[\\s-]?shares?',
    '(?:shared|student)(?=\\s+(?:house|flat|home|accom|let|prop))',
    '(?:double|single|en-suite)?\\s*rooms?(?=\\s+(?:to\\s+(?:rent|let)|for\\s+rent|in\\s+a))',
    '(?:double|single|en-suite)\\s+rooms?(?!\\s+(?:house|flat))',
    'for\\s+students',
  ],
  amenities: [
    `${NEAR_AN}\\s+(?:(?:the|an?|some|all|any|local|good)\\s+)*${AMENITY}(?!\\s+(?:in|at|on)\\s+the)`,
    'with\\s+(?:an?\\s+)?shop\\s+(?:below|underneath|downstairs)',
    '(?:the\\s+)?(?:university|uni|campus)(?:\\s+of(?=\\s))?',
  ],
  centre: [
    '(?:in\\s+)?(?:the\\s+)?(?:city|town)\\s+cent(?:re|er)(?:\\s+of)?',
    '(?:the\\s+)?cent(?:re|er)\\s+of',
    'central(?=\\s+\\w)', // 'central London'
    '(?<=[^\\s,]\\s)cent(?:re|er)(?=\\s*(?:$|,))', // 'Leeds centre'
  ],
}

const CONNECTING_WORD =
  '(?:(?:with|and|has|having|including|plus|or|must have|needs?|that|which|is|are|close to|&|,)\\s+)?'
/** Matches the words that join a wish to the text before it. */
export const WISH_CONNECTOR = `(?:${CONNECTING_WORD}${WISH_ADJECTIVES})`

/** Reads wishes that no filter covers ('with a balcony', '2 bathrooms'), so that they are not read as a place. */
export function readUnsupportedWishes(reader: Reader): UnsupportedWish[] {
  const wishes: UnsupportedWish[] = []
  for (const key of Object.keys(patterns) as (keyof typeof patterns)[]) {
    reader.cut(new RegExp(`(?<!\\w)${WISH_CONNECTOR}${oneOf(...patterns[key]!)}(?!\\w)`, 'gi'), () => {
      if (!wishes.includes(key)) wishes.push(key)
    })
  }
  return wishes
}
