import type { Columns } from './columns'
import type { Ranking } from './segment'

/** A search anywhere that asks only for classes, and for ranks from one on up to another, which is not included. */
export interface RankedSearch {
  ranking: Ranking
  columns: Columns
  allowed: Uint8Array
  from: number
  to: number
}

/** Counts the rows of a search, block by block; at the ends of the ranks row by row. */
export function countRanked({ ranking, columns, allowed, from, to }: RankedSearch): number {
  const { blocks, rowAt } = ranking
  let count = 0
  for (let rank = from; rank < to;) {
    const { first, end } = blocks.boundsOf(rank)
    if (rank === first && end <= to) {
      count += blocks.count(rank, allowed)
      rank = end
    } else count += allowed[columns.listingClass[rowAt[rank++]!]!]!
  }
  return count
}

/** Finds the rows with the places from … to − 1 in the ascending order of their ranks. */
export function pickRanked(search: RankedSearch, placeFrom: number, placeTo: number): number[] {
  const { ranking, columns, allowed, from, to } = search
  const { blocks, rowAt } = ranking
  const rows: number[] = []
  for (let rank = from, place = 0; rank < to && place < placeTo;) {
    const { first, end } = blocks.boundsOf(rank)
    if (rank === first && end <= to) {
      const count = blocks.count(rank, allowed)
      if (place + count <= placeFrom) {
        place += count
        rank = end
        continue
      }
    }
    for (const last = Math.min(end, to); rank < last && place < placeTo; rank += 1) {
      const row = rowAt[rank]!
      if (allowed[columns.listingClass[row]!] !== 1) continue
      if (place >= placeFrom) rows.push(row)
      place += 1
    }
  }
  return rows
}
