import type { Point } from '../../places/types'
import type { Boxes } from './boxes'
import type { Columns } from './columns'
import { Disc } from './disc'
import { Haversines } from './haversines'

/**
 * Circles of ascending radius round one point. Each circle includes the circles before it. The haversines of an area or
 * a listing are computed once for all circles.
 */
export class Circles {
  private readonly haversines: Haversines
  private readonly discs: readonly Disc[]

  constructor(point: Point, miles: readonly number[]) {
    this.haversines = new Haversines(point)
    this.discs = miles.map((radius) => new Disc(point, radius, this.haversines))
  }

  get count(): number {
    return this.discs.length
  }

  /** Finds the first circle that may include listings of an area; `count` where no circle may. */
  findReaching(boxes: Boxes, area: number): number {
    // Most areas do not touch the greatest circle; for these no haversine is computed.
    if (!this.discs.at(-1)?.touches(boxes, area)) return this.count
    const lowerBound = this.haversines.findLowerBound(boxes, area)
    let first = this.count
    while (first > 0 && this.discs[first - 1]!.mayReach(lowerBound)) first -= 1
    return first
  }

  /** Finds the first circle from `from` on that surely includes all listings of an area; `count` where none does. */
  findCovering(boxes: Boxes, area: number, from: number): number {
    const upperBound = this.haversines.findUpperBound(boxes, area)
    let first = this.count
    while (first > from && this.discs[first - 1]!.covers(boxes, area, upperBound)) first -= 1
    return first
  }

  /** Finds the first circle from `from` to `to` − 1 that includes a listing; `to` where none does. */
  findIncluding(columns: Columns, row: number, from: number, to: number): number {
    const estimate = this.haversines.estimate(columns, row)
    for (let circle = from; circle < to; circle += 1)
      if (this.discs[circle]!.includesByEstimate(columns, row, estimate)) return circle
    return to
  }
}
