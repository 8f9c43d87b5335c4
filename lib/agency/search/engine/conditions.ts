import { homeFeatureTokens } from '../../../domain/home-feature'
import { isHomeType, type Range } from '../criteria'
import { countBits, WORD_ROWS, type Bits } from './bits'
import { NEVER, type Columns } from './columns'
import type { EngineCriteria } from './engine-criteria'
import type { SetsByValue } from './fact-bits'
import type { IdSet } from './id-set'
import { PART_WORDS } from './parts'
import type { Source } from './source'

/** A condition of a search on each row by itself. */
export interface Condition {
  /** Takes the rows that fail the condition out of some words, which have the numbers among those of all rows. */
  keep(words: Bits, numbers: Uint32Array): void
}

/** Words in which more rows are set are looked at row by row, which has no branches. */
const FEW_ROWS = 6

/** Keeps the rows whose value is within bounds, which are included. */
function keepBetween(
  words: Bits,
  numbers: Uint32Array,
  values: Float64Array | Uint32Array | Uint16Array,
  min: number,
  max: number,
): void {
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]!
    if (word === 0) continue
    const firstRow = numbers[index]! * WORD_ROWS
    let kept = 0
    if (countBits(word) > FEW_ROWS) {
      const end = Math.min(WORD_ROWS, values.length - firstRow)
      for (let bit = 0; bit < end; bit += 1) {
        const value = values[firstRow + bit]!
        kept |= (Number(value >= min) & Number(value <= max)) << bit
      }
    } else
      for (let rest = word; rest !== 0; rest &= rest - 1) {
        const bit = WORD_ROWS - 1 - Math.clz32(rest & -rest)
        const value = values[firstRow + bit]!
        kept |= (Number(value >= min) & Number(value <= max)) << bit
      }
    words[index] = word & kept
  }
}

/** Keeps the rows that pass a test. */
function keepWhere(words: Bits, numbers: Uint32Array, test: (row: number) => boolean): void {
  for (let index = 0; index < words.length; index += 1) {
    const firstRow = numbers[index]! * WORD_ROWS
    for (let rest = words[index]!; rest !== 0; rest &= rest - 1) {
      const bit = WORD_ROWS - 1 - Math.clz32(rest & -rest)
      if (!test(firstRow + bit)) words[index]! &= ~(1 << bit)
    }
  }
}

const isBetween = (
  values: Float64Array | Uint32Array | Uint16Array,
  min: number,
  max: number,
): Condition => ({ keep: (words, numbers) => keepBetween(words, numbers, values, min, max) })

const union: Bits = new Int32Array(PART_WORDS)

/** Keeps the rows that are in one of some sets, or, `isInverse`, in none of them. */
function keepUnion(words: Bits, numbers: Uint32Array, sets: readonly Bits[], isInverse: boolean): void {
  union.fill(0)
  for (const bits of sets)
    for (let index = 0; index < words.length; index += 1) union[index]! |= bits[numbers[index]!]!
  const inverse = isInverse ? -1 : 0
  for (let index = 0; index < words.length; index += 1) words[index]! &= union[index]! ^ inverse
}

const isInSome = (sets: readonly Bits[]): Condition => ({
  keep: (words, numbers) => keepUnion(words, numbers, sets, false),
})
const isInNone = (sets: readonly Bits[]): Condition => ({
  keep: (words, numbers) => keepUnion(words, numbers, sets, true),
})

/** For a fact of which each row has one value. @returns null where all values are wanted */
function hasWanted<Value>(sets: SetsByValue<Value>, isWanted: (value: Value) => boolean): Condition | null {
  const entries = [...sets]
  const wanted = entries.filter(([value]) => isWanted(value)).map(([, bits]) => bits)
  const unwanted = entries.filter(([value]) => !isWanted(value)).map(([, bits]) => bits)
  if (unwanted.length === 0) return null
  return wanted.length <= unwanted.length ? isInSome(wanted) : isInNone(unwanted)
}

export function isWantedType(types: readonly string[]): (type: string) => boolean {
  if (types.length > 0) return (type) => types.includes(type)
  return isHomeType
}

export function isWithinRange({ min, max }: Range, value: number): boolean {
  return (min === null || value >= min) && (max === null || value <= max)
}

const isBounded = ({ min, max }: Range): boolean => min !== null || max !== null

const hasRating = (ratings: SetsByValue<number>, worst: number): Condition =>
  isInSome([...ratings].filter(([rating]) => rating <= worst).map(([, bits]) => bits))

/** A price on application is within no bounds (D-85). */
const hasPrice = ({ pricePence }: Columns, { min, max }: Range): Condition =>
  isBetween(pricePence, min ?? -Infinity, max ?? Number.MAX_VALUE)

/** The conditions on one feature, which no row fulfils where it is both required and excluded. */
function hasFeature(features: SetsByValue<number>, feature: number, criteria: EngineCriteria): Condition {
  const bits = features.get(feature)
  const sets = bits ? [bits] : []
  const isRequired = (criteria.requiredFeatures & (1 << feature)) !== 0
  const isExcluded = (criteria.excludedFeatures & (1 << feature)) !== 0
  if (isRequired && isExcluded) return isInSome([])
  return isRequired ? isInSome(sets) : isInNone(sets)
}

/** The number of each feature. */
const featureNumbers = homeFeatureTokens.map((_, feature) => feature)

function listFeatureConditions({ facts }: Source, criteria: EngineCriteria): [number, Condition][] {
  const asked = criteria.requiredFeatures | criteria.excludedFeatures
  return featureNumbers
    .filter((feature) => (asked & (1 << feature)) !== 0)
    .map((feature) => [feature, hasFeature(facts.features, feature, criteria)])
}

function hasPricePerArea({ pricePence, floorAreaSqFt }: Columns, { min, max }: Range): Condition {
  const [least, most] = [min ?? 0, max ?? Infinity]
  return {
    keep: (words, numbers) =>
      keepWhere(words, numbers, (row) => {
        const [pence, area] = [pricePence[row]!, floorAreaSqFt[row]!]
        return area > 0 && pence !== Infinity && pence >= least * area && pence <= most * area
      }),
  }
}

function isWorded({ id }: Columns, worded: IdSet): Condition {
  return {
    keep(words, numbers) {
      const { bits } = worded
      for (let index = 0; index < words.length; index += 1) {
        const firstRow = numbers[index]! * WORD_ROWS
        let kept = 0
        for (let rest = words[index]!; rest !== 0; rest &= rest - 1) {
          const bit = WORD_ROWS - 1 - Math.clz32(rest & -rest)
          const listing = id[firstRow + bit]!
          // A listing beyond the last with the words has no byte.
          kept |= (((bits[listing >>> 3] ?? 0) >>> (listing & 7)) & 1) << bit
        }
        words[index] = kept
      }
    },
  }
}

/** The filters whose choices are counted: a feature by its number, the others by the name of the criterion. */
export type CountedFilter = 'types' | 'bedrooms' | 'worstEpc' | 'pricePence' | 'listedSinceMs' | number

/** Lists what a search asks of the filters whose choices are counted. */
export function listCountedConditions(
  source: Source,
  criteria: EngineCriteria,
): Map<CountedFilter, Condition> {
  const { columns, facts } = source
  const { bedrooms, worstEpc, pricePence, listedSinceMs } = criteria
  const conditions = new Map<CountedFilter, Condition>()
  const types = hasWanted(facts.types, isWantedType(criteria.types))
  const rooms = isBounded(bedrooms)
    ? hasWanted(facts.bedrooms, (value) => isWithinRange(bedrooms, value))
    : null
  if (types) conditions.set('types', types)
  if (rooms) conditions.set('bedrooms', rooms)
  if (worstEpc !== null) conditions.set('worstEpc', hasRating(facts.ratings, worstEpc))
  for (const [feature, condition] of listFeatureConditions(source, criteria))
    conditions.set(feature, condition)
  if (isBounded(pricePence)) conditions.set('pricePence', hasPrice(columns, pricePence))
  if (listedSinceMs !== null)
    conditions.set('listedSinceMs', isBetween(columns.listedAtMs, listedSinceMs, Infinity))
  return conditions
}

/** Lists what else a search asks of a row, but for its place. */
export function listOtherConditions({ columns }: Source, criteria: EngineCriteria): Condition[] {
  const { floorAreaSqFt, pencePerSqFt, availableByDay, worded } = criteria
  const conditions: Condition[] = []
  if (worded) conditions.push(isWorded(columns, worded))
  if (isBounded(floorAreaSqFt))
    // 0 stands for an area that is not known.
    conditions.push(
      isBetween(columns.floorAreaSqFt, Math.max(1, floorAreaSqFt.min ?? 1), floorAreaSqFt.max ?? Infinity),
    )
  if (availableByDay !== null)
    conditions.push(isBetween(columns.availableDay, 0, Math.min(availableByDay, NEVER - 1)))
  if (isBounded(pencePerSqFt)) conditions.push(hasPricePerArea(columns, pencePerSqFt))
  return conditions
}

/** Lists all that a search asks of a row but for its place; the conditions that cost least are first. */
export const listConditions = (source: Source, criteria: EngineCriteria): Condition[] => [
  ...listCountedConditions(source, criteria).values(),
  ...listOtherConditions(source, criteria),
]
