import { createContentRows, createVacancyRows } from './content-rows'
import { placeSlug } from '../../lib/format/slug'
import { drawListings, drawTown, getTownKey, type Draft } from './drafts'
import { countListingsByArea } from './listing-counts'
import { type Area } from './places/area'
import { locateAreas, readAreas } from './places/area-book'
import { createPastListings } from './past-listings'
import type { ListingKind } from '../../lib/domain/listing-kind'
import type { Demonstration } from './rows'
import { createSiteMeta } from './meta'
import {
  exactCountTowns,
  LETTINGS_PER_EXACT_COUNT_TOWN,
  townWithEightSales,
  townWithNineSales,
  localAgents,
  specialCases,
} from './special-cases'
import { createUserRows } from './users'
import { writeListings } from './write-up'

/** The number of listings of each kind, and the least of an area. The towns with exact numbers are not included. */
const listingTargets = {
  sale: { total: 8_350, leastPerArea: 3 },
  let: { total: 4_250, leastPerArea: 1 },
} as const

function drawListingsOfKind(
  kind: ListingKind,
  towns: ReturnType<typeof drawTown>[],
  counts: Map<Area, number>,
  today: Date,
): Draft[] {
  return towns.flatMap((town) => {
    const countByArea = new Map(town.areas.map((area) => [area, counts.get(area) ?? 0]))
    // All special cases are in Essex.
    const casesOfTown = specialCases.filter(
      (special) => special.kind === kind && town.key === `${placeSlug(special.town)}/essex`,
    )
    return drawListings(town, kind, countByArea, casesOfTown, today)
  })
}

/**
 * Generates the whole demonstration in memory.
 * @param today midnight of the day from which all dates are computed. Nothing but the dates depends on it.
 */
export function generateDemonstration(today: Date): Demonstration {
  const areasWithDrawnCounts = readAreas()
  const areasWithExactCounts = locateAreas([exactCountTowns])
  const areas = [...areasWithDrawnCounts, ...areasWithExactCounts]
  const saleCounts = countListingsByArea(areasWithDrawnCounts, 'sale', listingTargets.sale)
  const letCounts = countListingsByArea(areasWithDrawnCounts, 'let', listingTargets.let)
  for (const area of areasWithExactCounts) {
    saleCounts.set(
      area,
      area.town === townWithEightSales.town ? townWithEightSales.sales : townWithNineSales.sales,
    )
    letCounts.set(area, LETTINGS_PER_EXACT_COUNT_TOWN)
  }
  const areasByTown = new Map<string, Area[]>()
  for (const area of areas) {
    const key = getTownKey(area)
    areasByTown.set(key, [...(areasByTown.get(key) ?? []), area])
  }
  const towns = [...areasByTown.values()].map((areasOfTown) =>
    drawTown(areasOfTown, (area) => saleCounts.get(area)! + letCounts.get(area)!),
  )
  const drafts = [
    ...drawListingsOfKind('sale', towns, saleCounts, today),
    ...drawListingsOfKind('let', towns, letCounts, today),
  ]
  const writtenListings = writeListings(drafts, today)
  const past = createPastListings(writtenListings, today)
  return {
    users: createUserRows(today),
    localAgents: [...localAgents],
    properties: writtenListings.properties,
    listings: [...writtenListings.listings, ...past.listings],
    events: [...writtenListings.events, ...past.events],
    media: [...writtenListings.media, ...past.media],
    facts: writtenListings.facts,
    siteMeta: createSiteMeta(),
    content: createContentRows(),
    vacancies: createVacancyRows(),
  }
}
