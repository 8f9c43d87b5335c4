import { ROWS_PER_STEP, type Sliced } from './slices'

/** Ranks of one block. */
const BLOCK_BITS = 12

/**
 * How many rows of each class there are in each block of ranks, so that searches anywhere only by class are counted, and
 * a page of theirs is found, without looking at each row.
 */
export class ClassBlocks {
  /** By block, then by class. */
  private readonly counts: Uint16Array

  private constructor(
    rows: number,
    private readonly classCount: number,
  ) {
    this.counts = new Uint16Array(((rows >>> BLOCK_BITS) + 1) * classCount)
  }

  static *build(rowAt: Uint32Array, listingClass: Uint16Array): Sliced<ClassBlocks> {
    let classCount = 1
    for (let row = 0; row < listingClass.length; row += 1) {
      if (listingClass[row]! >= classCount) classCount = listingClass[row]! + 1
      if (row % ROWS_PER_STEP === 0) yield
    }
    const blocks = new ClassBlocks(rowAt.length, classCount)
    for (let rank = 0; rank < rowAt.length; rank += 1) {
      blocks.counts[(rank >>> BLOCK_BITS) * classCount + listingClass[rowAt[rank]!]!]! += 1
      if (rank % ROWS_PER_STEP === 0) yield
    }
    return blocks
  }

  /** Takes a row out that is removed or replaced. */
  remove(rank: number, listingClass: number): void {
    this.counts[(rank >>> BLOCK_BITS) * this.classCount + listingClass]! -= 1
  }

  /** The first rank of the block of a rank, and that of the block after it. */
  boundsOf(rank: number): { first: number; end: number } {
    const first = (rank >>> BLOCK_BITS) << BLOCK_BITS
    return { first, end: first + (1 << BLOCK_BITS) }
  }

  /** Counts the rows of the block that begins at a rank, of the classes that are allowed. */
  count(firstRank: number, allowed: Uint8Array): number {
    const { counts, classCount } = this
    const start = (firstRank >>> BLOCK_BITS) * classCount
    let sum = 0
    for (let id = 0; id < classCount; id += 1) sum += counts[start + id]! * allowed[id]!
    return sum
  }
}
