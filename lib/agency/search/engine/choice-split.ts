import type { Bits } from './bits'
import { listCountedConditions, listOtherConditions, type Condition, type CountedFilter } from './conditions'
import type { EngineCriteria } from './engine-criteria'
import { PART_WORDS, type Part } from './parts'
import type { Run } from './runs'
import { keepLive, keepPlace } from './scan'
import type { Source } from './source'
import type { PlaceFilter } from './verdict'

/**
 * Splits the rows of a part into those of a search, and those that fail one of its filters alone: these are what the
 * other choices of that filter would find in addition.
 */
export class ChoiceSplit {
  private readonly counted: Map<CountedFilter, Condition>
  private readonly others: Condition[]
  /** The rows that fail each of the filters. */
  private readonly failed = new Map<CountedFilter, Bits>()
  private readonly failedSome: Bits = new Int32Array(PART_WORDS)
  private readonly passed: Bits = new Int32Array(PART_WORDS)
  private readonly result: Bits = new Int32Array(PART_WORDS)
  private readonly hitBuffer: Bits = new Int32Array(PART_WORDS)
  /** The rows of the part that fail no filter. */
  hits: Bits = this.hitBuffer

  constructor(
    private readonly source: Source,
    criteria: EngineCriteria,
    private readonly place: PlaceFilter | null,
  ) {
    this.counted = listCountedConditions(source, criteria)
    this.others = listOtherConditions(source, criteria)
    for (const filter of this.counted.keys()) this.failed.set(filter, new Int32Array(PART_WORDS))
  }

  /** Splits the next part, of which only the rows stay that fail at most one filter. */
  split(part: Part<Run>): void {
    const { words, numbers } = part
    keepLive(part, this.source)
    this.failedSome.fill(0)
    for (const [filter, condition] of this.counted) {
      const passed = this.passed.subarray(0, words.length)
      passed.set(words)
      condition.keep(passed, numbers)
      this.noteFailed(words, passed, this.failed.get(filter)!)
    }
    for (const condition of this.others) condition.keep(words, numbers)
    keepPlace(part, this.source, this.place)
    this.hits = this.hitBuffer.subarray(0, words.length)
    for (let index = 0; index < words.length; index += 1)
      this.hits[index] = words[index]! & ~this.failedSome[index]!
    for (const failed of this.failed.values())
      for (let index = 0; index < words.length; index += 1) failed[index]! &= words[index]!
  }

  /** Takes the rows out that fail a second filter. */
  private noteFailed(words: Bits, passed: Bits, failed: Bits): void {
    const { failedSome } = this
    for (let index = 0; index < words.length; index += 1) {
      const fails = words[index]! & ~passed[index]!
      failed[index] = fails
      words[index]! &= ~(failedSome[index]! & fails)
      failedSome[index]! |= fails
    }
  }

  /** Whether the search has a filter, so that other rows fail no filter but it than no filter at all. */
  has(filter: CountedFilter): boolean {
    return this.failed.has(filter)
  }

  /** The rows of the part that fail no filter but one. The set is used again for the next filter. */
  without(filter: CountedFilter): Bits {
    const failed = this.failed.get(filter)
    if (!failed) return this.hits
    const result = this.result.subarray(0, this.hits.length)
    for (let index = 0; index < result.length; index += 1) result[index] = this.hits[index]! | failed[index]!
    return result
  }
}
