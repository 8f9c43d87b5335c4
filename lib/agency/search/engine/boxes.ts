import type { Columns } from './columns'

const RADIANS = Math.PI / 180

/** The rectangles of the positions in the areas of a segment, in degrees, by the number of the area. */
export class Boxes {
  readonly minLat: Float64Array
  readonly maxLat: Float64Array
  readonly minLng: Float64Array
  readonly maxLng: Float64Array
  /** The least and the greatest cosine of a latitude in the rectangle. */
  readonly minCos: Float64Array
  readonly maxCos: Float64Array
  /** 1 where some listing of the area has no position. */
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
    const at = area[row]!
    const rowLat = lat[row]!
    const rowLng = lng[row]!
    if (Number.isNaN(rowLat) || Number.isNaN(rowLng)) {
      this.hasUnlocated[at] = 1
      return
    }
    if (rowLat < this.minLat[at]!) this.minLat[at] = rowLat
    if (rowLat > this.maxLat[at]!) this.maxLat[at] = rowLat
    if (rowLng < this.minLng[at]!) this.minLng[at] = rowLng
    if (rowLng > this.maxLng[at]!) this.maxLng[at] = rowLng
  }

  /** To be called once all rows are included. */
  finish(): void {
    for (let area = 0; area < this.minLat.length; area += 1) {
      const south = this.minLat[area]!
      const north = this.maxLat[area]!
      const [cosSouth, cosNorth] = [Math.cos(south * RADIANS), Math.cos(north * RADIANS)]
      this.minCos[area] = Math.min(cosSouth, cosNorth)
      this.maxCos[area] = south <= 0 && north >= 0 ? 1 : Math.max(cosSouth, cosNorth)
    }
  }
}
