import { oneOf, type Reader } from './cut'

const EPC_NAME = oneOf(
  'epc',
  'e\\.p\\.c\\.?',
  'energy(?:\\s+(?:performance|efficiency))?\\s+(?:rating|certificate|grade|band|class)',
  'energy\\s+efficiency',
)
const EPC = `${EPC_NAME}(?:\\s+(?:rating|rated|grade|band|score|certificate|class))?`
const COMPARISON = oneOf(
  'of|is|at\\s+least|min(?:imum)?',
  'no\\s+(?:worse|lower)\\s+than',
  'not\\s+(?:worse|lower|below)(?:\\s+than)?',
  ':|=|>=',
)
const LINK = `(?:\\s+${COMPARISON})*\\s*[:=]?\\s*`
const OR_BETTER =
  '(?:\\s*\\+|[\\s,]+(?:or|and)\\s+(?:better|above|higher|over|more|up|upwards?)|\\s+(?:plus|minimum|min|rated|rating))?'
/** Matches 'with an' and 'and at least a', before the name or the letter of the rating. */
const LEAD_IN =
  '(?:(?:with|and|has|,)\\s+)*(?:an?\\s+)?(?:(?:at\\s+least|min(?:imum)?(?:\\s+of)?)\\s+)?(?:an?\\s+)?'

/** Matches 'EPC A-C' and 'energy rating of B or C'. */
const RANGE = new RegExp(
  `(?<!\\w)${LEAD_IN}${EPC}${LINK}([a-g])(?:\\s*(?:-|to|/|,|or|and)\\s*(?:[a-g]\\s*(?:,|or|and)\\s*)?([a-g]))${OR_BETTER}(?!\\w)`,
  'gi',
)
/** Matches 'EPC C or better'. */
const RATING_AFTER_EPC = new RegExp(`(?<!\\w)${LEAD_IN}${EPC}${LINK}([a-g])${OR_BETTER}(?!\\w)`, 'gi')
/** Matches 'a B rated EPC'. */
const RATED = '(?:\\s*\\+|[\\s,]+or\\s+(?:better|above|higher))?(?:[\\s-]+(?:rated|rating|grade|band))?'
const RATING_BEFORE_EPC = new RegExp(
  `(?<!\\w)${LEAD_IN}([a-g])${RATED}\\s+(?:for\\s+)?(?:the\\s+)?${EPC}(?!\\w)`,
  'gi',
)
/** Matches 'C-rated'. */
const RATED_WITHOUT_EPC = new RegExp(
  `(?<!\\w)${LEAD_IN}([a-g])[\\s-]rated(?:\\s+(?:energy|or\\s+(?:better|above)))?(?!\\w)`,
  'gi',
)

/** Reads 'EPC C or better', 'energy rating of at least B', 'EPC A-C'. @returns the token of the URL; '' without one */
export function readEpc(reader: Reader): string {
  let token = ''
  /** Sets the token, unless an earlier pattern has set it. */
  const setRating = (rating: string): void => {
    token ||= rating.toLowerCase()
  }
  // Of two ratings, the worse rating is the minimum. It has the later letter.
  reader.cut(RANGE, ([, first = '', second = '']) =>
    setRating(first.toLowerCase() > second.toLowerCase() ? first : second),
  )
  for (const pattern of [RATING_AFTER_EPC, RATING_BEFORE_EPC, RATED_WITHOUT_EPC])
    reader.cut(pattern, ([, rating = '']) => setRating(rating))
  return token
}
