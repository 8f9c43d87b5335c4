import { parseWithinMiles } from '../further-filters'
import { parseRadiusMiles, radiusOptions } from '../options'
import { CUT_MARK, oneOf, parseSmallNumber, SMALL_NUMBER, type Reader } from './cut'
import { createDistanceCutter, type PlaceDistance, type Radius } from './place-distance'

/** The radius that 'near' a town means: its neighbours, not the county. */
const NEAR_RADIUS = 'three-miles'
const WALKING_RADIUS = 'one-mile'
const MILES_PER_KILOMETRE = 0.621
/** Converted kilometres may be a little more than the option that is meant: 5 km are 3.1 miles. */
const TOLERANCE = 1.05

/** Matches words before a distance, and the '+' of '+3 miles'. */
const WITHIN = '(?:(?:within|inside|up to|under|less than|max(?:imum)?|in\\s+a|a|\\+)\\s*)*'
const NUMBER = `(\\d{1,2}(?:\\.\\d{1,2})?|${SMALL_NUMBER}|half|quarter|1/2|1/4|¼|½)`
const UNIT = '(miles?|mi|kilomet(?:re|er)s?|kms?)\\b(?:\\s+(?:radius|distance))?'
/** Matches '2.5 miles', 'half a mile' and '5 km radius'. */
const AMOUNT = `${NUMBER}\\s*(?:an?\\s+|of\\s+a\\s+)?-?\\s*${UNIT}`
const OF = '\\s+(?:of|from|around|away\\s+from|to)'
const DISTANCE_OF = new RegExp(`(?<![\\w£])${WITHIN}${AMOUNT}${OF}(?!\\w)`, 'gi') // 'within 2 miles of'
const DISTANCE = new RegExp(`(?<![\\w£])${WITHIN}${AMOUNT}(?!\\w)`, 'gi') // '+3 miles'
const A_MILE_OF = new RegExp(`\\b(?:within\\s+)?a\\s+mile(?:\\s+radius)?${OF}(?!\\w)`, 'gi')
const A_MILE = /\b(?:within\s+)?a\s+mile(?:\s+(?:radius|distance))?(?!\w)/gi
const WALKING = /\b(?:within\s+)?(?:an?\s+)?(?:easy\s+)?walk(?:ing)?(?:\s+distance)?\s+(?:of|to|from)\b/gi
const NEAR_PHRASE = oneOf(
  'in\\s+(?:and|or|&)\\s+(?:around|near)',
  'near(?:by)?(?:\\s+to)?',
  'nr\\.?',
  'close\\s+to',
  'not\\s+(?:too\\s+)?far\\s+from',
  'next\\s+to',
  'around',
  'round',
  'surrounding',
  'outskirts\\s+of',
  '(?:just\\s+)?outside(?:\\s+of)?',
)
/** Matches 'near' and 'just outside', but not before a price, as in 'around £300,000'. */
const AROUND = new RegExp(`\\b${NEAR_PHRASE}(?!\\w)(?!\\s*[£~]?\\d)`, 'gi')
const AREAS = '(?:\\s+(?:areas?|villages?|towns?))?'
const SURROUNDINGS = oneOf(
  `(?:the\\s+)?surrounding${AREAS}`,
  `(?:near|around|round)(?:by|\\s+about)?${AREAS}`,
  'villages?',
  'outskirts',
)
/** Matches 'and surrounding villages' and 'and nearby', but not 'and nearby Otley', which names a second place. */
const AND_AROUND = new RegExp(`\\b(?:and|&)\\s+${SURROUNDINGS}(?!\\w)(?!\\s+[a-z])`, 'gi')
/** Matches 'the area of', and 'area' at the end of the text or before a comma or words already read: 'Leeds area'. */
const AREA_PHRASE = oneOf(
  '(?:the\\s+)?areas?\\s+(?:of|around)',
  'areas?\\s*$',
  `areas?(?=\\s*[,${CUT_MARK}])`,
)
const AREA = new RegExp(`\\b${AREA_PHRASE}`, 'gi')

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

/*
 * The tokens of the filter `within` for 'near' and 'walking distance' before a second place, as in 'in Leeds near
 * Horsforth'. 'Near' means one mile here and not NEAR_RADIUS, because the first place limits the search already.
 */
const NEAR_SECOND_PLACE = '1'
const WALK_TO_SECOND_PLACE = '20-min'

const toMiles = (number: string, unit: string): number => {
  const count = fractions[number.toLowerCase()] ?? parseSmallNumber(number)
  return unit.toLowerCase().startsWith('k') ? count * MILES_PER_KILOMETRE : count
}

function toPlaceDistance(miles: number): PlaceDistance {
  const within = String(Math.round(miles * 100) / 100)
  return {
    // A distance above the limit of the filter is only a radius.
    within: parseWithinMiles(within) === null ? '' : within,
    radius: { token: toRadiusToken(miles), isNear: false },
  }
}

/**
 * Reads '10 mile radius', 'and surrounding villages'; null if the text has no such words.
 * @param distances receives each distance that belongs to the place after it: 'within 5 miles of', 'near'
 */
export function readRadius(reader: Reader, distances: PlaceDistance[]): Radius | null {
  const cutDistance = createDistanceCutter(reader, distances)
  let token: string | null = null
  let isNear = false
  const setIsNear = (): void => {
    isNear = true
  }
  cutDistance(DISTANCE_OF, ([, number = '', unit = '']) => toPlaceDistance(toMiles(number, unit)))
  reader.cut(DISTANCE, ([, number = '', unit = '']) => {
    token ??= toRadiusToken(toMiles(number, unit))
  })
  cutDistance(A_MILE_OF, () => toPlaceDistance(1))
  reader.cut(A_MILE, () => {
    token ??= toRadiusToken(1)
  })
  cutDistance(WALKING, () => ({
    within: WALK_TO_SECOND_PLACE,
    radius: { token: WALKING_RADIUS, isNear: false },
  }))
  reader.cut(AND_AROUND, setIsNear)
  cutDistance(AROUND, () => ({ within: NEAR_SECOND_PLACE, radius: { token: NEAR_RADIUS, isNear: true } }))
  reader.cut(AREA, setIsNear)
  if (token !== null) return { token, isNear: false }
  return isNear ? { token: NEAR_RADIUS, isNear } : null
}
