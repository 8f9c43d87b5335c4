import type { Columns } from './columns'

const RADIANS_PER_DEGREE = Math.PI / 180

/**
 * The bounding box of the exact positions of the listings in each area of a segment, in degrees. Each array is indexed
 * by the number of the area. An area without any position has the box from Infinity to -Infinity.
 */
export class Boxes {
  readonly minLat: Float64Array
  readonly maxLat: Float64Array
  readonly minLng: Float64Array
  readonly maxLng: Float64Array
  /** The least and the greatest cosine of a latitude in the box, for the haversine formula. */
  readonly minCos: Float64Array
  readonly maxCos: Float64Array
  /** 1 where some listing of the area has no position, else 0. */
  readonly hasUnlocated: Uint8Array

  constructor(areaCount: number) {
    this.minLat = new Float64Array(areaCount).fill(Infinity)
    this.maxLat = new Float64Array(areaCount).fill(-Infinity)
    this.minLng = new Float64Array(areaCount).fill(Infinity)
    this.maxLng = new Float64Array(areaCount).fill(-Infinity)
    this.minCos = new Float64Array(areaCount)
    this.maxCos = new Float64Array(areaCount)
    this.hasUnlocated = new Uint8Array(areaCount)
  }

  /** Extends the box of a row's area to the row. */
  include({ area, lat, lng }: Columns, row: number): void {
    const rowArea = area[row]!
    const rowLat = lat[row]!
    const rowLng = lng[row]!
    if (Number.isNaN(rowLat) || Number.isNaN(rowLng)) {
      this.hasUnlocated[rowArea] = 1
      return
    }
    if (rowLat < this.minLat[rowArea]!) this.minLat[rowArea] = rowLat
    if (rowLat > this.maxLat[rowArea]!) this.maxLat[rowArea] = rowLat
    if (rowLng < this.minLng[rowArea]!) this.minLng[rowArea] = rowLng
    if (rowLng > this.maxLng[rowArea]!) this.maxLng[rowArea] = rowLng
  }

  /** Computes the cosines; to be called once all rows are included. */
  finish(): void {
    for (let area = 0; area < this.minLat.length; area += 1) {
      const south = this.minLat[area]!
      const north = this.maxLat[area]!
      const [cosSouth, cosNorth] = [
        Math.cos(south * RADIANS_PER_DEGREE),
        Math.cos(north * RADIANS_PER_DEGREE),
      ]
      this.minCos[area] = Math.min(cosSouth, cosNorth)
      // A cosine is greatest at the equator.
      this.maxCos[area] = south <= 0 && north >= 0 ? 1 : Math.max(cosSouth, cosNorth)
    }
  }
}
