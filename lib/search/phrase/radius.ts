import { parseRadiusMiles, radiusOptions } from '../options'
import { parseSmallNumber, SMALL_NUMBER, type Reader } from './cut'

/** What 'near' a town means: its neighbours, not the county. */
const NEAR = 'three-miles'
const WALK = 'one-mile'
const MILES_PER_KILOMETRE = 0.621
/** Rounding kilometres may lift a distance a little above the option that is meant. */
const TOLERANCE = 1.05

const LINK = '(?:\\s+(?:radius|distance))?(?:\\s+(?:of|from|around|away\\s+from|to))?'
const DISTANCE = new RegExp(
  `(?<![\\w£])(?:(?:within|inside|up to|under|less than|max(?:imum)?|in\\s+a|a|\\+)\\s*)*(\\d{1,2}(?:\\.\\d{1,2})?|${SMALL_NUMBER}|half|quarter|1/2|1/4|¼|½)\\s*(?:an?\\s+|of\\s+a\\s+)?-?\\s*(miles?|mi|kilomet(?:re|er)s?|kms?)\\b${LINK}(?!\\w)`,
  'gi',
)
const A_MILE = new RegExp(`\\b(?:within\\s+)?a\\s+mile${LINK}(?!\\w)`, 'gi')
const WALKING = /\b(?:within\s+)?(?:an?\s+)?(?:easy\s+)?walk(?:ing)?(?:\s+distance)?\s+(?:of|to|from)\b/gi
const AROUND =
  /\b(?:in\s+(?:and|or|&)\s+(?:around|near)|near(?:by)?(?:\s+to)?|nr\.?|close\s+to|not\s+(?:too\s+)?far\s+from|next\s+to|around|round|surrounding|outskirts\s+of|just\s+outside(?:\s+of)?|outside(?:\s+of)?)(?!\w)(?!\s*[£~]?\d)/gi
const AND_AROUND =
  /\b(?:and|&)\s+(?:(?:the\s+)?surrounding(?:\s+(?:areas?|villages?|towns?))?|(?:near|around|round)(?:by|\s+about)?(?:\s+(?:areas?|villages?|towns?))?|nearby(?:\s+(?:areas?|villages?|towns?))?|villages?|outskirts)(?!\w)(?!\s+[a-z])/gi
const AREA = /\b(?:(?:the\s+)?areas?\s+(?:of|around)|areas?\s*$|areas?(?=\s*[,\uE001]))/gi

/** Returns the smallest option that is not below a distance, else the largest option. */
function toRadiusToken(miles: number): string {
  const smallest = radiusOptions.find(({ value }) => (parseRadiusMiles(value) ?? 0) * TOLERANCE >= miles)
  return (smallest ?? radiusOptions.at(-1))?.value ?? NEAR
}

const fractions: Readonly<Record<string, number>> = {
  half: 0.5,
  '1/2': 0.5,
  '½': 0.5,
  quarter: 0.25,
  '1/4': 0.25,
  '¼': 0.25,
}

export interface Radius {
  /** As in the URL. */
  token: string
  /** Whether the words say 'near' and no distance. */
  isNear: boolean
}

/** Reads 'within 5 miles of', 'near', 'nr', 'and surrounding villages'; null where no such words stand. */
export function readRadius(reader: Reader): Radius | null {
  let token: string | null = null
  let isNear = false
  reader.cut(DISTANCE, ([, number = '', unit = '']) => {
    const count = fractions[number.toLowerCase()] ?? parseSmallNumber(number)
    token ??= toRadiusToken(unit.toLowerCase().startsWith('k') ? count * MILES_PER_KILOMETRE : count)
  })
  reader.cut(A_MILE, () => void (token ??= toRadiusToken(1)))
  reader.cut(WALKING, () => void (token ??= WALK))
  for (const pattern of [AND_AROUND, AROUND, AREA]) reader.cut(pattern, () => void (isNear = true))
  if (token !== null) return { token, isNear: false }
  return isNear ? { token: NEAR, isNear } : null
}
