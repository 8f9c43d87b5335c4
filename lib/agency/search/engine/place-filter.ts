import type { PlaceMatch, Point } from '../../places/types'
import type { SearchCriteria } from '../criteria'
import type { PlaceCondition } from '../place-predicate'
import { ABSENT, type AreaTable } from './areas'
import type { Dictionary } from './dictionary'
import { Disc } from './disc'
import { createDrawnAreaFilter } from './public-filters'
import { toUnitKey } from './units'
import { ALL, NONE, SOME, type PlaceFilter, type Verdict } from './verdict'

/** The tables that number the texts which the columns hold as numbers. */
export interface Tables {
  areas: AreaTable
  streets: Dictionary
  /** Unit keys of postcodes; see toUnitKey. */
  units: Dictionary
}

const excludeAll: PlaceFilter = { verdictOf: () => NONE, includes: () => false }

const createWholeAreaFilter = (test: (area: number) => boolean): PlaceFilter => ({
  verdictOf: (area) => (test(area) ? ALL : NONE),
  includes: ({ area }, row) => test(area[row]!),
})

/** A filter by public positions within some miles of a point. */
function createDiscFilter(point: Point, miles: number): PlaceFilter {
  const disc = new Disc(point, miles)
  return {
    verdictOf: (area, boxes) => disc.verdictOf(boxes, area),
    includes: (columns, row) => disc.includes(columns, row),
  }
}

const either = (a: PlaceFilter, b: PlaceFilter): PlaceFilter => ({
  verdictOf(area, boxes) {
    const first = a.verdictOf(area, boxes)
    return first === ALL ? ALL : (Math.max(first, b.verdictOf(area, boxes)) as Verdict)
  },
  includes: (columns, row) => a.includes(columns, row) || b.includes(columns, row),
})

function pickStreet(a: PlaceFilter, b: PlaceFilter): Pick<PlaceFilter, 'street'> {
  const street = a.street ?? b.street
  return street === undefined ? {} : { street }
}

export const both = (a: PlaceFilter, b: PlaceFilter): PlaceFilter => ({
  verdictOf(area, boxes) {
    const first = a.verdictOf(area, boxes)
    return first === NONE ? NONE : (Math.min(first, b.verdictOf(area, boxes)) as Verdict)
  },
  includes: (columns, row) => a.includes(columns, row) && b.includes(columns, row),
  ...pickStreet(a, b),
})

function createDistrictFilter({ areas }: Tables, pattern: RegExp): PlaceFilter {
  const selected = Uint8Array.from({ length: areas.districts.size }, (_, id) =>
    pattern.test(areas.districts.textOf(id)) ? 1 : 0,
  )
  return createWholeAreaFilter((area) => selected[areas.columns.district[area]!] === 1)
}

function createTownFilter({ areas }: Tables, match: Extract<PlaceMatch, { by: 'town' }>): PlaceFilter {
  const nameIds = areas.findNameIds([match.town, ...match.otherSlugs])
  const [wantedCounty] = areas.findNameIds([match.county])
  const { town, locality, county } = areas.columns
  const hasName = createWholeAreaFilter(
    (area) =>
      county[area] === wantedCounty && (nameIds.includes(town[area]!) || nameIds.includes(locality[area]!)),
  )
  return match.near ? both(hasName, createDiscFilter(match.near.point, match.near.miles)) : hasName
}

function createStreetFilter({ streets }: Tables, slug: string): PlaceFilter {
  const street = streets.find(slug)
  if (street === undefined) return excludeAll
  return {
    verdictOf: () => SOME,
    includes: (columns, row) => columns.street[row] === street,
    street,
  }
}

function createPostcodeFilter({ areas, units }: Tables, postcode: string): PlaceFilter {
  const { sector } = areas.columns
  // The unit key of a postcode depends on the sector, and a listing with the postcode may have any sector or none.
  const unitBySector = Array.from({ length: areas.sectors.size }, (_, id) =>
    units.find(toUnitKey(postcode, areas.sectors.textOf(id))),
  )
  const unitWithoutSector = units.find(toUnitKey(postcode, null))
  const unitOf = (area: number) => (sector[area] === ABSENT ? unitWithoutSector : unitBySector[sector[area]!])
  return {
    verdictOf: (area) => (unitOf(area) === undefined ? NONE : SOME),
    includes: ({ unit, area }, row) => unit[row] === unitOf(area[row]!),
  }
}

/** Includes the same listings as `isInPlace` in place-predicate.ts. */
function createInsideFilter(tables: Tables, match: PlaceMatch | null): PlaceFilter {
  const { areas } = tables
  switch (match?.by) {
    case undefined: // the place was not found
      return excludeAll
    case 'nation': {
      const nations = areas.findNameIds(match.nations)
      return createWholeAreaFilter((area) => nations.includes(areas.columns.nation[area]!))
    }
    case 'county': {
      const counties = areas.findNameIds(match.counties)
      return createWholeAreaFilter((area) => counties.includes(areas.columns.county[area]!))
    }
    case 'town':
      return createTownFilter(tables, match)
    case 'around':
      return createDiscFilter(match.point, match.miles)
    case 'area':
      // 'S' matches 'S1' but not 'SN1'.
      return createDistrictFilter(tables, new RegExp(`^${match.area}[0-9]`))
    case 'district':
      // 'EC1' also matches 'EC1A'.
      return createDistrictFilter(tables, new RegExp(`^${match.district}[A-Z]?$`))
    case 'sector': {
      const sector = areas.sectors.find(match.sector)
      return sector === undefined
        ? excludeAll
        : createWholeAreaFilter((area) => areas.columns.sector[area] === sector)
    }
    case 'unit':
      return createPostcodeFilter(tables, match.unit)
    case 'street': {
      const street = createStreetFilter(tables, match.street)
      return match.within ? both(createInsideFilter(tables, match.within), street) : street
    }
  }
}

function createConditionFilter(tables: Tables, condition: PlaceCondition): PlaceFilter {
  const inside = createInsideFilter(tables, condition.inside)
  const { disc } = condition
  return disc ? either(inside, createDiscFilter(disc.point, disc.miles)) : inside
}

type PlaceCriteria = Pick<SearchCriteria, 'place' | 'near' | 'drawnArea'>

/** Builds the filter of a search by its place, its second place and its drawn area; null for a search anywhere. */
export function createPlaceFilter(
  tables: Tables,
  { place, near, drawnArea }: PlaceCriteria,
): PlaceFilter | null {
  const filters: PlaceFilter[] = []
  if (place) filters.push(createConditionFilter(tables, place))
  if (near) filters.push(createDiscFilter(near.point, near.miles))
  if (drawnArea) filters.push(createDrawnAreaFilter(drawnArea))
  return filters.length === 0 ? null : filters.reduce(both)
}
