import { parseWithinMiles } from '../further-filters'
import { parseRadiusMiles, radiusOptions } from '../options'
import { MARK, parseSmallNumber, SMALL_NUMBER, type Reader } from './cut'
import { createLinkCutter, type Link, type Radius } from './links'

/** The radius that 'near' a town means: its neighbours, not the county. */
const NEAR_RADIUS = 'three-miles'
const WALKING_RADIUS = 'one-mile'
const MILES_PER_KILOMETRE = 0.621
/** Converted kilometres may lie a little above the option that is meant: 5 km are 3.1 miles. */
const TOLERANCE = 1.05

const WITHIN = '(?:(?:within|inside|up to|under|less than|max(?:imum)?|in\\s+a|a|\\+)\\s*)*'
const AMOUNT = `(\\d{1,2}(?:\\.\\d{1,2})?|${SMALL_NUMBER}|half|quarter|1/2|1/4|¼|½)\\s*(?:an?\\s+|of\\s+a\\s+)?-?\\s*(miles?|mi|kilomet(?:re|er)s?|kms?)\\b(?:\\s+(?:radius|distance))?`
const OF = '\\s+(?:of|from|around|away\\s+from|to)'
const DISTANCE_OF = new RegExp(`(?<![\\w£])${WITHIN}${AMOUNT}${OF}(?!\\w)`, 'gi')
const DISTANCE = new RegExp(`(?<![\\w£])${WITHIN}${AMOUNT}(?!\\w)`, 'gi')
const A_MILE_OF = new RegExp(`\\b(?:within\\s+)?a\\s+mile(?:\\s+radius)?${OF}(?!\\w)`, 'gi')
const A_MILE = /\b(?:within\s+)?a\s+mile(?:\s+(?:radius|distance))?(?!\w)/gi
const WALKING = /\b(?:within\s+)?(?:an?\s+)?(?:easy\s+)?walk(?:ing)?(?:\s+distance)?\s+(?:of|to|from)\b/gi
const AROUND =
  /\b(?:in\s+(?:and|or|&)\s+(?:around|near)|near(?:by)?(?:\s+to)?|nr\.?|close\s+to|not\s+(?:too\s+)?far\s+from|next\s+to|around|round|surrounding|outskirts\s+of|just\s+outside(?:\s+of)?|outside(?:\s+of)?)(?!\w)(?!\s*[£~]?\d)/gi
const AND_AROUND =
  /\b(?:and|&)\s+(?:(?:the\s+)?surrounding(?:\s+(?:areas?|villages?|towns?))?|(?:near|around|round)(?:by|\s+about)?(?:\s+(?:areas?|villages?|towns?))?|nearby(?:\s+(?:areas?|villages?|towns?))?|villages?|outskirts)(?!\w)(?!\s+[a-z])/gi
const AREA = new RegExp(
  `\\b(?:(?:the\\s+)?areas?\\s+(?:of|around)|areas?\\s*$|areas?(?=\\s*[,${MARK}]))`,
  'gi',
)

/** Returns the smallest option that is not below a distance, else the largest option. */
export function toRadiusToken(miles: number): string {
  const smallest = radiusOptions.find(({ value }) => (parseRadiusMiles(value) ?? 0) * TOLERANCE >= miles)
  return (smallest ?? radiusOptions.at(-1))?.value ?? NEAR_RADIUS
}

const fractions: Readonly<Record<string, number>> = {
  half: 0.5,
  '1/2': 0.5,
  '½': 0.5,
  quarter: 0.25,
  '1/4': 0.25,
  '¼': 0.25,
}

/** The `within` tokens that 'near' and 'walking distance' mean for a second place. */
const NEAR_SECOND_PLACE = '1'
const WALK_TO_SECOND_PLACE = '20-min'

const toMiles = (number: string, unit: string): number => {
  const count = fractions[number.toLowerCase()] ?? parseSmallNumber(number)
  return unit.toLowerCase().startsWith('k') ? count * MILES_PER_KILOMETRE : count
}

function toLink(miles: number): Link {
  const within = String(Math.round(miles * 100) / 100)
  return {
    within: parseWithinMiles(within) === null ? '' : within,
    radius: { token: toRadiusToken(miles), isNear: false },
  }
}

/**
 * Reads '10 mile radius', 'and surrounding villages'; null where the text has no such words.
 * @param links receives the distances that belong to the place after them: 'within 5 miles of', 'near'
 */
export function readRadius(reader: Reader, links: Link[]): Radius | null {
  const cutLink = createLinkCutter(reader, links)
  let token: string | null = null
  let isNear = false
  cutLink(DISTANCE_OF, ([, number = '', unit = '']) => toLink(toMiles(number, unit)))
  reader.cut(DISTANCE, ([, number = '', unit = '']) => {
    token ??= toRadiusToken(toMiles(number, unit))
  })
  cutLink(A_MILE_OF, () => toLink(1))
  reader.cut(A_MILE, () => void (token ??= toRadiusToken(1)))
  cutLink(WALKING, () => ({
    within: WALK_TO_SECOND_PLACE,
    radius: { token: WALKING_RADIUS, isNear: false },
  }))
  reader.cut(AND_AROUND, () => void (isNear = true))
  cutLink(AROUND, () => ({ within: NEAR_SECOND_PLACE, radius: { token: NEAR_RADIUS, isNear: true } }))
  reader.cut(AREA, () => void (isNear = true))
  if (token !== null) return { token, isNear: false }
  return isNear ? { token: NEAR_RADIUS, isNear } : null
}
