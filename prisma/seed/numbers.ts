import type { ListingKind } from '../../lib/domain/listing-kind'
import type { Area } from './places/area'
import { townKey } from './drafts'
import { fixedListingCounts } from './special-cases'

/** Corrects for the share of each country's population that lives in the listed areas. */
const coverageWeights: Record<Area['nation'], number> = {
  england: 1,
  scotland: 1.35,
  wales: 1,
  'northern-ireland': 1.4,
}

/** Essex has more listings, because the agency is based there. */
const essexFactor = 1.9

const weightOf = (area: Area): number =>
  Math.pow(area.people, 0.9) * coverageWeights[area.nation] * (area.countySlug === 'essex' ? essexFactor : 1)

/**
 * Distributes about `total` listings over the areas by population.
 * @param least the minimum for each area
 */
export function countListingsByArea(
  areas: readonly Area[],
  kind: ListingKind,
  total: number,
  least: number,
): Map<Area, number> {
  const fixed = (area: Area) => fixedListingCounts[townKey(area)]?.[kind === 'sale' ? 'sales' : 'lettings']
  const sum = areas.reduce((weight, area) => weight + weightOf(area), 0)
  return new Map(
    areas.map((area) => [area, fixed(area) ?? Math.max(least, Math.round((weightOf(area) / sum) * total))]),
  )
}
