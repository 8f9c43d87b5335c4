import type { Reader } from './cut'
import type { UnsupportedWish } from './unsupported-wish-labels'

/** Patterns of wishes that no filter covers yet, in the order in which they are read. */
const patterns: Readonly<Partial<Record<UnsupportedWish, string>>> = {
  'your-place':
    '(?:near|around|close to|next to)\\s+(?:me|here)|nearby\\s*$|in\\s+my\\s+area|my\\s+(?:current\\s+)?location',
  'travel-time':
    "(?:within\\s+)?(?:an?\\s+)?(?:\\d{1,3}|half\\s+an?)?\\s*-?\\s*(?:min(?:ute)?s?|hours?)'?s?(?:\\s+(?:by\\s+(?:car|train|bus|bike)|drive|walk|commute|train(?:\\s+ride)?))?(?:\\s+(?:of|from|to))|commut(?:able|ing)(?:\\s+distance)?(?:\\s+(?:of|from|to))?",
  bathrooms:
    '(?:\\d{1,2}|one|two|three)\\+?\\s*-?\\s*(?:bath\\s?rooms?|baths?)|en[\\s-]?suite(?:\\s+bath\\s?room)?s?',
  // Filters cover 'furnished', 'unfurnished', 'freehold' and 'leasehold', so these words are missing here.
  furnishing: 'part(?:ly|ially)?[\\s-]?furnished',
  tenure: 'share\\s+of\\s+(?:the\\s+)?freehold',
  view: '(?:by|near|close\\s+to)\\s+the\\s+(?:sea|coast|beach|river)|water\\s?front|sea\\s?front|seaside|coastal',
  school:
    '(?:(?:near|close\\s+to|with)\\s+)?(?:an?\\s+)?(?:good|outstanding|primary|secondary|local)\\s+schools?|near\\s+schools?|school\\s+catchment',
  period: 'period|\\d{4}s',
  shared:
    '(?:house|flat)[\\s-]?shares?|(?:shared|student)(?=\\s+(?:house|flat|home|accom|let|prop))|(?:double|single|en-suite)?\\s*rooms?(?=\\s+(?:to\\s+(?:rent|let)|for\\s+rent|in\\s+a))|(?:double|single|en-suite)\\s+rooms?(?!\\s+(?:house|flat))|for\\s+students',
  amenities:
    '(?:near|nr|close\\s+to|next\\s+to|opposite|above|over|(?:walk|handy)\\s+(?:to|for))\\s+(?:(?:the|an?|some|all|any|local|good)\\s+)*(?:shops?|amenities|supermarkets?|pubs?|caf[eé]s?|restaurants?|takeaways?|hospitals?|gyms?|offices?)(?!\\s+(?:in|at|on)\\s+the)|with\\s+(?:an?\\s+)?shop\\s+(?:below|underneath|downstairs)|(?:the\\s+)?(?:university|uni|campus)(?:\\s+of(?=\\s))?',
  centre:
    '(?:in\\s+)?(?:the\\s+)?(?:city|town)\\s+cent(?:re|er)(?:\\s+of)?|(?:the\\s+)?cent(?:re|er)\\s+of|central(?=\\s+\\w)|(?<=[^\\s,]\\s)cent(?:re|er)(?=\\s*(?:$|,))',
}

/** Matches the words that join a wish to the text before it. */
export const WISH_CONNECTOR =
  '(?:(?:(?:with|and|has|having|including|plus|or|must have|needs?|that|which|is|are|close to|&|,)\\s+)?(?:(?:a|an|its|own|private|large|big|small|nice|good|rear|sunny|south[\\s-]facing|decent|communal|shared)\\s+)*)'

/** Reads wishes that no filter covers ('with a balcony', '2 bathrooms'), so that they are not read as a place. */
export function readUnsupportedWishes(reader: Reader): UnsupportedWish[] {
  const wishes: UnsupportedWish[] = []
  for (const key of Object.keys(patterns) as (keyof typeof patterns)[]) {
    reader.cut(new RegExp(`(?<!\\w)${WISH_CONNECTOR}(?:${patterns[key]})(?!\\w)`, 'gi'), () => {
      if (!wishes.includes(key)) wishes.push(key)
    })
  }
  return wishes
}
