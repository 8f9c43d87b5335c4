import type { PlaceMatch, Point } from '../../places/types'
import type { SearchCriteria } from '../criteria'
import type { PlaceCondition } from '../place-predicate'
import { ABSENT, type AreaTable } from './areas'
import type { Dictionary } from './dictionary'
import { Disc } from './disc'
import { createAreaFilter, createNearFilter } from './public-filters'
import { toUnitKey } from './units'
import { ALL, NONE, SOME, type PlaceFilter, type Verdict } from './verdict'

/** The tables that the columns refer to. */
export interface Tables {
  areas: AreaTable
  streets: Dictionary
  /** Ends of postcodes; see toUnitKey. */
  units: Dictionary
}

const nowhere: PlaceFilter = { verdictOf: () => NONE, includes: () => false }

const isInArea = (test: (area: number) => boolean): PlaceFilter => ({
  verdictOf: (area) => (test(area) ? ALL : NONE),
  includes: ({ area }, row) => test(area[row]!),
})

function isWithin(disc: Disc): PlaceFilter {
  return {
    verdictOf: (area, boxes) => disc.verdictOf(boxes, area),
    includes: (columns, row) => disc.includes(columns, row),
  }
}

export const createDiscFilter = (point: Point, miles: number): PlaceFilter => isWithin(new Disc(point, miles))

const either = (a: PlaceFilter, b: PlaceFilter): PlaceFilter => ({
  verdictOf(area, boxes) {
    const first = a.verdictOf(area, boxes)
    return first === ALL ? ALL : (Math.max(first, b.verdictOf(area, boxes)) as Verdict)
  },
  includes: (columns, row) => a.includes(columns, row) || b.includes(columns, row),
})

const onStreet = (street: number | undefined) => (street === undefined ? {} : { street })

/** What lies in both of two places. */
export const both = (a: PlaceFilter, b: PlaceFilter): PlaceFilter => ({
  verdictOf(area, boxes) {
    const first = a.verdictOf(area, boxes)
    return first === NONE ? NONE : (Math.min(first, b.verdictOf(area, boxes)) as Verdict)
  },
  includes: (columns, row) => a.includes(columns, row) && b.includes(columns, row),
  ...onStreet(a.street ?? b.street),
})

/** Selects districts by a pattern of their texts. */
function isInDistrict({ areas }: Tables, pattern: RegExp): PlaceFilter {
  const selected = Uint8Array.from({ length: areas.districts.size }, (_, id) =>
    pattern.test(areas.districts.textOf(id)) ? 1 : 0,
  )
  return isInArea((area) => selected[areas.columns.district[area]!] === 1)
}

function isInTown({ areas }: Tables, match: Extract<PlaceMatch, { by: 'town' }>): PlaceFilter {
  const names = areas.findNames([match.town, ...match.also])
  const [wantedCounty] = areas.findNames([match.county])
  const { town, locality, county } = areas.columns
  const hasName = isInArea(
    (area) =>
      county[area] === wantedCounty && (names.includes(town[area]!) || names.includes(locality[area]!)),
  )
  return match.near ? both(hasName, createDiscFilter(match.near.point, match.near.miles)) : hasName
}

function isOnStreet({ streets }: Tables, slug: string): PlaceFilter {
  const street = streets.find(slug)
  if (street === undefined) return nowhere
  return { verdictOf: () => SOME, includes: (columns, row) => columns.street[row] === street, street }
}

function hasPostcode({ areas, units }: Tables, postcode: string): PlaceFilter {
  const { sector } = areas.columns
  const endBySector = Array.from({ length: areas.sectors.size }, (_, id) =>
    units.find(toUnitKey(postcode, areas.sectors.textOf(id))),
  )
  const withoutSector = units.find(toUnitKey(postcode, null))
  const endOf = (area: number) => (sector[area] === ABSENT ? withoutSector : endBySector[sector[area]!])
  return {
    verdictOf: (area) => (endOf(area) === undefined ? NONE : SOME),
    includes: ({ unit, area }, row) => unit[row] === endOf(area[row]!),
  }
}

/** Mirrors `isInside` of the predicate for PostgreSQL. */
function isInside(tables: Tables, match: PlaceMatch | null): PlaceFilter {
  const { areas } = tables
  switch (match?.by) {
    case undefined:
      return nowhere
    case 'nation': {
      const nations = areas.findNames(match.nations)
      return isInArea((area) => nations.includes(areas.columns.nation[area]!))
    }
    case 'county': {
      const counties = areas.findNames(match.counties)
      return isInArea((area) => counties.includes(areas.columns.county[area]!))
    }
    case 'town':
      return isInTown(tables, match)
    case 'around':
      return createDiscFilter(match.point, match.miles)
    case 'area':
      return isInDistrict(tables, new RegExp(`^${match.area}[0-9]`))
    case 'district':
      return isInDistrict(tables, new RegExp(`^${match.district}[A-Z]?$`))
    case 'sector': {
      const sector = areas.sectors.find(match.sector)
      return sector === undefined ? nowhere : isInArea((area) => areas.columns.sector[area] === sector)
    }
    case 'unit':
      return hasPostcode(tables, match.unit)
    case 'street': {
      const street = isOnStreet(tables, match.street)
      return match.within ? both(isInside(tables, match.within), street) : street
    }
  }
}

function createSearchedPlace(tables: Tables, condition: PlaceCondition): PlaceFilter {
  const inside = isInside(tables, condition.inside)
  const { disc } = condition
  return disc ? either(inside, createDiscFilter(disc.point, disc.miles)) : inside
}

type PlaceCriteria = Pick<SearchCriteria, 'place' | 'near' | 'drawnArea'>

/**
 * Builds the filter by place, second place and drawn area, which are asked listing by listing where they do not hold for
 * a whole area; null for a search anywhere.
 */
export function createPlaceFilter(
  tables: Tables,
  { place, near, drawnArea }: PlaceCriteria,
): PlaceFilter | null {
  const filters: PlaceFilter[] = []
  if (place) filters.push(createSearchedPlace(tables, place))
  if (near) filters.push(createNearFilter(near))
  if (drawnArea) filters.push(createAreaFilter(drawnArea))
  return filters.length === 0 ? null : filters.reduce(both)
}
