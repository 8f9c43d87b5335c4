const GREETING = String.raw`^\W*(?:(?:hi|hello|hey|and|so|please|ok|okay|thanks|thank you)\b\W*)*`
/** Matches the homes after 'which' or 'how many': 'houses', '2 bed flats'. */
const HOMES = String.raw`(?:other |more |new )?(?:\d|homes?|houses?|flats?|apartments?|bungalows?|cottages?|propert(?:y|ies)|places?)\b`

/**
 * The beginnings of questions that ask for homes. They say nothing of the homes themselves, and are removed. Words in a
 * lookahead stay: 'Can you show me flats' becomes 'show me flats'.
 */
const REQUESTS = [
  '(?:is|are) there(?: any(?:thing)? else)?',
  'are(?= any)',
  'do you have',
  '(?:have you )?got',
  'have you(?= any)',
  'any(?:thing|where) else',
  '(?:can|could|will|would) (?:i|we|you)(?= (?:please )?(?:find|see|show|search|look|rent|buy|help))',
  'where (?:can|could) (?:i|we)(?= (?:find|see|rent|buy|get))',
  '(?:what|how) about',
  'what (?:have you got|do you have|else is there|is there)',
  "what(?:'s|’s| is)(?: available| on the market|(?= for sale| to (?:rent|let|buy)))",
  `(?:what|which|how many)(?= ${HOMES})`,
]
const REQUEST_PATTERN = new RegExp(String.raw`${GREETING}(?:${REQUESTS.join('|')})(?!\w)\s*`, 'i')

const QUESTION_WORDS = [
  'when|why|how|who|whose|what|which|where',
  'is|are|am|was|were|do|does|did|has|have|had',
  'can|could|may|shall|should|will',
  'must(?! have)', // 'Must have a garden' is a wish
  'would(?! like| love| prefer)', // so is 'Would like a garden'
]
/** Matches the beginnings of all other questions. */
const QUESTION_PATTERN = new RegExp(String.raw`${GREETING}(?:${QUESTION_WORDS.join('|')})\b`, 'i')

/** Patterns of messages by owners who want to sell, to let, or to know what their home is worth. */
const ownerPatterns = {
  sale: /\b(?:sell|selling)\b/i,
  let: /\b(?:let|rent)(?:ting|ing)? (?:out|my|our)\b/i,
  valuation: /\b(?:valuations?|valu(?:e|ing) (?:of )?(?:my|our|an?|the|this))\b/i,
} as const
/** The taxes on a purchase. 'Stamp duty on 250000 in Wales' has a price and a place, but does not ask for homes. */
const PURCHASE_TAX_PATTERN = /\b(?:stamp duty|sdlt|lbtt|ltt|transaction tax)\b/i
type OwnerWish = keyof typeof ownerPatterns

const findOwnerWish = (message: string): OwnerWish | undefined =>
  (Object.keys(ownerPatterns) as OwnerWish[]).find((wish) => ownerPatterns[wish].test(message))

/** Returns the wish of an owner: 'sale' for 'I want to sell my house'; undefined for questions and other messages. */
export const readOwnerWish = (message: string): OwnerWish | undefined =>
  QUESTION_PATTERN.test(message) ? undefined : findOwnerWish(message)

/**
 * Returns the part of a message that may describe homes: 'flats in Leeds' of 'Do you have flats in Leeds?'; undefined
 * for a question about something else, such as a tax, and for the message of an owner.
 */
export function readHomeRequest(message: string): string | undefined {
  const request = message.replace(REQUEST_PATTERN, '')
  const isOther = QUESTION_PATTERN.test(request) || PURCHASE_TAX_PATTERN.test(request)
  return isOther || findOwnerWish(request) ? undefined : request
}
