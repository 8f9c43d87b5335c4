/** The greatest value of PostgreSQL's type integer, which the ids of listings have. It has ten digits. */
const MAX_REFERENCE = 2_147_483_647

/** What follows a number that is a rent or an area: 'pcm', 'a month', 'sq ft'. */
const UNIT_AFTER_NUMBER = String.raw`\s*(?:p(?:cm|m|w)|per|a|sq|square|pounds?|metres?)\b`

const REFERENCE_PATTERNS = [
  // The message is only a number.
  /^\s*#?\s*(\d{1,10})\s*[.!?]?\s*$/,
  // The message contains the address of a listing's page.
  /\/(?:property|letting)\/(\d{1,10})(?:\/|\b)/,
  // The message calls a number a reference or a property number.
  /\bref(?:erence)?\b\.?\s*(?:number|no\.?|num)?\s*(?:is|:|#)?\s*(\d{1,10})\b/i,
  /\b(?:property|listing|letting)\s*(?:number|no\.?|#)\s*(\d{1,10})\b/i,
  // The number follows one of these words, and is not a price or an area, such as 350000, 1500.50 or 900 sq ft.
  new RegExp(
    String.raw`\b(?:property|listing|letting)\s+(?!\d*000\b)(\d{4,10})\b(?![.,]\d|${UNIT_AFTER_NUMBER})`,
    'i',
  ),
  // A shorter number must end the message: 'a property 2 miles from Leeds'.
  /\b(?:property|listing|letting)\s+(\d{1,3})\s*[.!?]?\s*$/i,
]

/** Finds the reference number of a listing in a message. Ignores other numbers: "3 beds under 350000". */
export function findReference(message: string): number | undefined {
  // The patterns would try all ways to divide a long row of spaces between them, for a fifth of a second.
  const text = message.replaceAll(/\s+/g, ' ')
  for (const pattern of REFERENCE_PATTERNS) {
    const digits = pattern.exec(text)?.[1]
    if (digits && Number(digits) > 0 && Number(digits) <= MAX_REFERENCE) return Number(digits)
  }
  return undefined
}
