import type { ListingKind } from '../../lib/domain/listing-kind'
import type { Area } from './places/area'
import { getTownKey } from './drafts'
import { fixedListingCounts } from './special-cases'

/** Weights that correct for the parts of Scotland and Northern Ireland that no area of the demonstration covers. */
const coverageWeights: Record<Area['nation'], number> = {
  england: 1,
  scotland: 1.35,
  wales: 1,
  'northern-ireland': 1.4,
}

/** Essex has more listings, because the agency is based there. */
const ESSEX_FACTOR = 1.9

/** Below 1, so that large cities do not take nearly all listings. */
const POPULATION_EXPONENT = 0.9

const computeWeight = (area: Area): number =>
  Math.pow(area.peopleThousands, POPULATION_EXPONENT) *
  coverageWeights[area.nation] *
  (area.countySlug === 'essex' ? ESSEX_FACTOR : 1)

/** Distributes about `total` listings over the areas by their populations. */
export function countListingsByArea(
  areas: readonly Area[],
  kind: ListingKind,
  { total, leastPerArea }: { total: number; leastPerArea: number },
): Map<Area, number> {
  const getFixedCount = (area: Area) =>
    fixedListingCounts[getTownKey(area)]?.[kind === 'sale' ? 'sales' : 'lettings']
  const totalWeight = areas.reduce((sum, area) => sum + computeWeight(area), 0)
  const computeProportionalCount = (area: Area) => Math.round((computeWeight(area) / totalWeight) * total)
  return new Map(
    areas.map((area) => [
      area,
      getFixedCount(area) ?? Math.max(leastPerArea, computeProportionalCount(area)),
    ]),
  )
}
