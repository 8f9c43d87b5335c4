import type { ListingKind } from '../../lib/domain/listing-kind'
import type { Area } from './places/area'
import { townKey } from './drafts'
import { plentiful } from './special-cases'

/** Weights of a country's population, as the listed areas cover the countries unevenly. */
const covered: Record<Area['nation'], number> = {
  england: 1,
  scotland: 1.35,
  wales: 1,
  'northern-ireland': 1.4,
}

/** Essex has more listings, because the agency is at home there. */
const homeCounty = 1.9

const weightOf = (area: Area): number =>
  Math.pow(area.people, 0.9) * covered[area.nation] * (area.countySlug === 'essex' ? homeCounty : 1)

/**
 * The number of listings of each area, by population; at least `total` together.
 * @param least the minimum of an area
 */
export function numbersOf(
  areas: readonly Area[],
  kind: ListingKind,
  total: number,
  least: number,
): Map<Area, number> {
  const fixed = (area: Area) => plentiful[townKey(area)]?.[kind === 'sale' ? 'sales' : 'lettings']
  const sum = areas.reduce((weight, area) => weight + weightOf(area), 0)
  return new Map(
    areas.map((area) => [area, fixed(area) ?? Math.max(least, Math.round((weightOf(area) / sum) * total))]),
  )
}
