import type { Bits } from './bits'
import { listCountedConditions, listOtherConditions, type Condition, type CountedFilter } from './conditions'
import type { EngineCriteria } from './engine-criteria'
import { WORDS_PER_PART, type Part } from './parts'
import type { Run } from './runs'
import { keepLive, keepPlace } from './scan'
import type { Source } from './source'
import type { PlaceFilter } from './verdict'

/**
 * Splits the rows of a part into the hits of a search and, for each filter, the rows that fail this filter and no
 * other. With another choice of the filter, the search might find these rows too: a search for flats with a garden
 * fails houses with a garden only by its type.
 */
export class ChoiceSplit {
  /** The conditions of the filters whose choices are counted. */
  private readonly counted: Map<CountedFilter, Condition>
  private readonly others: Condition[]
  /** The rows of the part that fail a filter and no other, by filter. */
  private readonly failedOnly = new Map<CountedFilter, Bits>()
  /** The rows of the part that fail at least one counted filter. */
  private readonly failedAny: Bits = new Int32Array(WORDS_PER_PART)
  private readonly passedBuffer: Bits = new Int32Array(WORDS_PER_PART)
  private readonly resultBuffer: Bits = new Int32Array(WORDS_PER_PART)
  private readonly hitBuffer: Bits = new Int32Array(WORDS_PER_PART)
  /** The rows of the part that fail no filter. The set is used again for the next part. */
  hits: Bits = this.hitBuffer

  constructor(
    private readonly source: Source,
    criteria: EngineCriteria,
    private readonly place: PlaceFilter | null,
  ) {
    this.counted = listCountedConditions(source, criteria)
    this.others = listOtherConditions(source, criteria)
    for (const filter of this.counted.keys()) this.failedOnly.set(filter, new Int32Array(WORDS_PER_PART))
  }

  /** Splits the next part, without rows that fail several filters, or a filter whose choices are not counted. */
  split(part: Part<Run>): void {
    const { words, wordIndices } = part
    keepLive(part, this.source)
    this.failedAny.fill(0)
    for (const [filter, condition] of this.counted) {
      const passed = this.passedBuffer.subarray(0, words.length)
      passed.set(words)
      condition.keep(passed, wordIndices)
      this.recordFailed(words, passed, this.failedOnly.get(filter)!)
    }
    for (const condition of this.others) condition.keep(words, wordIndices)
    keepPlace(part, this.source, this.place)
    this.hits = this.hitBuffer.subarray(0, words.length)
    for (let index = 0; index < words.length; index += 1)
      this.hits[index] = words[index]! & ~this.failedAny[index]!
    // Drops the rows that were removed from the part after they had been recorded as failed.
    for (const failed of this.failedOnly.values())
      for (let index = 0; index < words.length; index += 1) failed[index]! &= words[index]!
  }

  /** Records the rows that fail a filter. Removes rows from the part that have failed an earlier filter too. */
  private recordFailed(words: Bits, passed: Bits, failed: Bits): void {
    const { failedAny } = this
    for (let index = 0; index < words.length; index += 1) {
      const fails = words[index]! & ~passed[index]!
      failed[index] = fails
      words[index]! &= ~(failedAny[index]! & fails)
      failedAny[index]! |= fails
    }
  }

  /** The filters that the search has. */
  get filters(): Iterable<CountedFilter> {
    return this.counted.keys()
  }

  /**
   * Returns the rows of the part that the search would find if it did not have this filter. If the search does not have
   * the filter, the rows are the hits. The next call overwrites the set.
   */
  getRowsWithout(filter: CountedFilter): Bits {
    const failed = this.failedOnly.get(filter)
    if (!failed) return this.hits
    const result = this.resultBuffer.subarray(0, this.hits.length)
    for (let index = 0; index < result.length; index += 1) result[index] = this.hits[index]! | failed[index]!
    return result
  }
}
