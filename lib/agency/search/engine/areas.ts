import { Dictionary } from './dictionary'
import type { EngineRow } from './row'

/** Stands for an absent locality or sector. */
export const ABSENT = -1

type Address = Pick<EngineRow, 'nation' | 'county' | 'town' | 'locality' | 'district' | 'sector'>

/** The addresses of areas, by the number of the area. Each text is replaced by its number in a dictionary. */
type AreaColumns = Record<keyof Address, Int32Array>

const INITIAL_CAPACITY = 1_024
/** The digits that can end a sector, as 2 does 'CM8 2'. */
const SECTOR_DIGITS = 10

const createAreaColumns = (capacity: number): AreaColumns => ({
  nation: new Int32Array(capacity),
  county: new Int32Array(capacity),
  town: new Int32Array(capacity),
  locality: new Int32Array(capacity),
  district: new Int32Array(capacity),
  sector: new Int32Array(capacity),
})

/**
 * Numbers the areas of listings: every combination of nation, county, town, locality, postcode district and postcode
 * sector that occurs. Listings are kept area by area, so that most searches include or exclude whole areas.
 */
export class AreaTable {
  /** Nations, and the slugs of counties, towns and localities. */
  readonly names = new Dictionary()
  readonly districts = new Dictionary()
  readonly sectors = new Dictionary()
  private readonly ids = new Map<string, number>()
  columns = createAreaColumns(INITIAL_CAPACITY)

  get size(): number {
    return this.ids.size
  }

  /** Returns the number of an area; a new area gets the next number. */
  add(address: Address): number {
    const { nation, county, town, locality, district, sector } = address
    // None of these texts has a line end, so different addresses have different keys.
    const key = `${nation}\n${county}\n${town}\n${locality ?? ''}\n${district}\n${sector ?? ''}`
    const known = this.ids.get(key)
    if (known !== undefined) return known
    const id = this.ids.size
    this.ids.set(key, id)
    if (id === this.columns.nation.length) this.grow()
    const { columns } = this
    columns.nation[id] = this.names.add(nation)
    columns.county[id] = this.names.add(county)
    columns.town[id] = this.names.add(town)
    columns.locality[id] = locality === null ? ABSENT : this.names.add(locality)
    columns.district[id] = this.districts.add(district)
    columns.sector[id] = sector === null ? ABSENT : this.sectors.add(sector)
    return id
  }

  /** Lists areas by district, then the sector's last digit: most neighbours on the map are neighbours in memory. */
  listByPostcode(): Uint32Array {
    const { district, sector } = this.columns
    const districts = Array.from({ length: this.districts.size }, (_, id) => this.districts.textOf(id))
    const rankOfDistrict = new Map(districts.toSorted().map((text, rank) => [text, rank]))
    const digitOf = (area: number) =>
      sector[area] === ABSENT ? 0 : Number(this.sectors.textOf(sector[area]!).at(-1))
    // Rank, digit and area are packed into one number each, because a typed array sorts numbers many times as fast as
    // it sorts by a comparison function.
    const keys = Float64Array.from({ length: this.size }, (_, area) => {
      const rank = rankOfDistrict.get(districts[district[area]!]!)!
      return (rank * SECTOR_DIGITS + digitOf(area)) * this.size + area
    })
    return Uint32Array.from(keys.sort(), (key) => key % this.size)
  }

  private grow(): void {
    const grown = createAreaColumns(this.columns.nation.length * 2)
    for (const name of Object.keys(grown) as (keyof AreaColumns)[]) grown[name].set(this.columns[name])
    this.columns = grown
  }

  /** Finds the numbers of names; a name that no listing has is left out. */
  findNameIds(names: readonly string[]): number[] {
    return names.flatMap((name) => this.names.find(name) ?? [])
  }
}
