import { homeFeatureTokens } from '../../../domain/home-feature'
import { isHomeType, type Range } from '../criteria'
import { countBits, findLowestBit, ROWS_PER_WORD, type Bits } from './bits'
import { UNKNOWN_DAY, type Columns } from './columns'
import type { EngineCriteria } from './engine-criteria'
import type { SetsByValue } from './fact-bits'
import type { IdSet } from './id-set'
import { WORDS_PER_PART } from './parts'
import type { Source } from './source'

/** A condition of a search that each row fulfils or fails by itself. */
export interface Condition {
  /** Clears the bits of the rows that fail the condition, in words of a part with their indices (see Part). */
  keep(words: Bits, wordIndices: Uint32Array): void
}

/** If more rows of a word are set, testing all 32 rows without branches is faster than visiting those that are set. */
const MAX_VISITED_ROWS = 6

/** Keeps the rows whose value is from min to max, both included. */
function keepBetween(
  words: Bits,
  wordIndices: Uint32Array,
  values: Float64Array | Uint32Array | Uint16Array,
  min: number,
  max: number,
): void {
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]!
    if (word === 0) continue
    const firstRow = wordIndices[index]! * ROWS_PER_WORD
    let kept = 0
    if (countBits(word) > MAX_VISITED_ROWS) {
      const end = Math.min(ROWS_PER_WORD, values.length - firstRow)
      for (let bit = 0; bit < end; bit += 1) {
        const value = values[firstRow + bit]!
        kept |= (Number(value >= min) & Number(value <= max)) << bit
      }
    } else
      for (let rest = word; rest !== 0; rest &= rest - 1) {
        const bit = findLowestBit(rest)
        const value = values[firstRow + bit]!
        kept |= (Number(value >= min) & Number(value <= max)) << bit
      }
    words[index] = word & kept
  }
}

function keepWhere(words: Bits, wordIndices: Uint32Array, test: (row: number) => boolean): void {
  for (let index = 0; index < words.length; index += 1) {
    const firstRow = wordIndices[index]! * ROWS_PER_WORD
    for (let rest = words[index]!; rest !== 0; rest &= rest - 1) {
      const bit = findLowestBit(rest)
      if (!test(firstRow + bit)) words[index]! &= ~(1 << bit)
    }
  }
}

const createRangeCondition = (
  values: Float64Array | Uint32Array | Uint16Array,
  min: number,
  max: number,
): Condition => ({ keep: (words, wordIndices) => keepBetween(words, wordIndices, values, min, max) })

/** A buffer that each call of keepUnion overwrites. */
const union: Bits = new Int32Array(WORDS_PER_PART)

/** Keeps the rows that are in at least one of some sets or, if `isInverse`, the rows that are in none of them. */
function keepUnion(
  words: Bits,
  wordIndices: Uint32Array,
  sets: readonly Bits[],
  { isInverse }: { isInverse: boolean },
): void {
  union.fill(0)
  for (const bits of sets)
    for (let index = 0; index < words.length; index += 1) union[index]! |= bits[wordIndices[index]!]!
  // XOR with -1 inverts all bits of a word; XOR with 0 leaves them.
  const mask = isInverse ? -1 : 0
  for (let index = 0; index < words.length; index += 1) words[index]! &= union[index]! ^ mask
}

const createUnionCondition = (sets: readonly Bits[]): Condition => ({
  keep: (words, wordIndices) => keepUnion(words, wordIndices, sets, { isInverse: false }),
})
const createExclusionCondition = (sets: readonly Bits[]): Condition => ({
  keep: (words, wordIndices) => keepUnion(words, wordIndices, sets, { isInverse: true }),
})

/** Creates a condition on a fact of which each row has exactly one value. @returns null if all values are wanted */
function createValueCondition<Value>(
  sets: SetsByValue<Value>,
  isWanted: (value: Value) => boolean,
): Condition | null {
  const entries = [...sets]
  const wanted = entries.filter(([value]) => isWanted(value)).map(([, bits]) => bits)
  const unwanted = entries.filter(([value]) => !isWanted(value)).map(([, bits]) => bits)
  if (unwanted.length === 0) return null
  // The shorter list of sets takes less time.
  return wanted.length <= unwanted.length ? createUnionCondition(wanted) : createExclusionCondition(unwanted)
}

/** Returns a test of property types. Without any type, a search is for all homes, and not for commercial property. */
export function createTypeTest(types: readonly string[]): (type: string) => boolean {
  if (types.length > 0) return (type) => types.includes(type)
  return isHomeType
}

export function isWithinRange({ min, max }: Range, value: number): boolean {
  return (min === null || value >= min) && (max === null || value <= max)
}

const isBounded = ({ min, max }: Range): boolean => min !== null || max !== null

const createRatingCondition = (ratings: SetsByValue<number>, worst: number): Condition =>
  createUnionCondition([...ratings].filter(([rating]) => rating <= worst).map(([, bits]) => bits))

/** The greatest finite number as a bound excludes a price on application, which is Infinity (D-85). */
const createPriceCondition = ({ pricePence }: Columns, { min, max }: Range): Condition =>
  createRangeCondition(pricePence, min ?? -Infinity, max ?? Number.MAX_VALUE)

/** Creates the condition on one feature. A search that both requires and excludes a feature finds nothing. */
function createFeatureCondition(
  features: SetsByValue<number>,
  feature: number,
  criteria: EngineCriteria,
): Condition {
  const bits = features.get(feature)
  const sets = bits ? [bits] : []
  const isRequired = (criteria.requiredFeatures & (1 << feature)) !== 0
  const isExcluded = (criteria.excludedFeatures & (1 << feature)) !== 0
  if (isRequired && isExcluded) return createUnionCondition([])
  return isRequired ? createUnionCondition(sets) : createExclusionCondition(sets)
}

const featureNumbers = homeFeatureTokens.map((_, feature) => feature)

function listFeatureConditions({ facts }: Source, criteria: EngineCriteria): [number, Condition][] {
  const filteredFeatures = criteria.requiredFeatures | criteria.excludedFeatures
  return featureNumbers
    .filter((feature) => (filteredFeatures & (1 << feature)) !== 0)
    .map((feature) => [feature, createFeatureCondition(facts.features, feature, criteria)])
}

function createPricePerAreaCondition({ pricePence, floorAreaSqFt }: Columns, { min, max }: Range): Condition {
  const [minPence, maxPence] = [min ?? 0, max ?? Infinity]
  return {
    keep: (words, wordIndices) =>
      keepWhere(words, wordIndices, (row) => {
        const [pence, sqFt] = [pricePence[row]!, floorAreaSqFt[row]!]
        if (sqFt === 0 || pence === Infinity) return false
        return pence >= minPence * sqFt && pence <= maxPence * sqFt
      }),
  }
}

function createIdCondition({ id }: Columns, listings: IdSet): Condition {
  return {
    keep(words, wordIndices) {
      const { bits } = listings
      for (let index = 0; index < words.length; index += 1) {
        const firstRow = wordIndices[index]! * ROWS_PER_WORD
        let kept = 0
        for (let rest = words[index]!; rest !== 0; rest &= rest - 1) {
          const bit = findLowestBit(rest)
          const listing = id[firstRow + bit]!
          // `IdSet.has` without its branch. The set has no byte for an id far above its highest id.
          const isIncluded = ((bits[listing >>> 3] ?? 0) >>> (listing & 7)) & 1
          kept |= isIncluded << bit
        }
        words[index] = kept
      }
    },
  }
}

/** The filters whose choices a search page counts: a feature by its number, others by the criterion's name. */
export type CountedFilter = 'types' | 'bedrooms' | 'worstEpc' | 'pricePence' | 'listedSinceMs' | number

/** Lists the conditions of a search by the filters whose choices are counted. */
export function listCountedConditions(
  source: Source,
  criteria: EngineCriteria,
): Map<CountedFilter, Condition> {
  const { columns, facts } = source
  const { bedrooms, worstEpc, pricePence, listedSinceMs } = criteria
  const conditions = new Map<CountedFilter, Condition>()
  const typeCondition = createValueCondition(facts.types, createTypeTest(criteria.types))
  const bedroomCondition = isBounded(bedrooms)
    ? createValueCondition(facts.bedrooms, (value) => isWithinRange(bedrooms, value))
    : null
  if (typeCondition) conditions.set('types', typeCondition)
  if (bedroomCondition) conditions.set('bedrooms', bedroomCondition)
  if (worstEpc !== null) conditions.set('worstEpc', createRatingCondition(facts.ratings, worstEpc))
  for (const [feature, condition] of listFeatureConditions(source, criteria))
    conditions.set(feature, condition)
  if (isBounded(pricePence)) conditions.set('pricePence', createPriceCondition(columns, pricePence))
  if (listedSinceMs !== null)
    conditions.set('listedSinceMs', createRangeCondition(columns.listedAtMs, listedSinceMs, Infinity))
  return conditions
}

/** Lists the conditions of a search that belong neither to a counted filter nor to a place. */
export function listOtherConditions({ columns }: Source, criteria: EngineCriteria): Condition[] {
  const { floorAreaSqFt, pencePerSqFt, availableByEpochDay, keywordMatches } = criteria
  const conditions: Condition[] = []
  if (keywordMatches) conditions.push(createIdCondition(columns, keywordMatches))
  if (isBounded(floorAreaSqFt))
    // 0 stands for a floor area that is not known.
    conditions.push(
      createRangeCondition(
        columns.floorAreaSqFt,
        Math.max(1, floorAreaSqFt.min ?? 1),
        floorAreaSqFt.max ?? Infinity,
      ),
    )
  if (availableByEpochDay !== null)
    // A listing whose day is not known fails, because UNKNOWN_DAY is above the bound.
    conditions.push(
      createRangeCondition(columns.availableDay, 0, Math.min(availableByEpochDay, UNKNOWN_DAY - 1)),
    )
  if (isBounded(pencePerSqFt)) conditions.push(createPricePerAreaCondition(columns, pencePerSqFt))
  return conditions
}

/** Lists all conditions of a search except those on places. The fastest conditions come first. */
export const listConditions = (source: Source, criteria: EngineCriteria): Condition[] => [
  ...listCountedConditions(source, criteria).values(),
  ...listOtherConditions(source, criteria),
]
