import { contentRows, vacancyRows } from './content-rows'
import { placeSlug } from '../../lib/format/slug'
import { drawListings, drawTown, townKey, type Draft } from './drafts'
import { countListingsByArea } from './listing-counts'
import { type Area } from './places/area'
import { locateAreas, readAreas } from './places/area-book'
import { pastListings } from './past'
import type { ListingKind } from '../../lib/domain/listing-kind'
import type { Demonstration } from './rows'
import { siteMeta } from './meta'
import {
  exactAreas,
  exactLettings,
  exactlyEight,
  exactlyNine,
  localAgents,
  specialCases,
} from './special-cases'
import { userRows } from './users'
import { writeListings } from './write-up'

/** Numbers of listings without the special cases, and the fewest in an area. */
const targets = { sale: { total: 8_350, leastPerArea: 3 }, let: { total: 4_250, leastPerArea: 1 } } as const

function drawListingsOfKind(
  kind: ListingKind,
  towns: ReturnType<typeof drawTown>[],
  counts: Map<Area, number>,
  today: Date,
): Draft[] {
  return towns.flatMap((town) => {
    const perArea = new Map(town.areas.map((area) => [area, counts.get(area) ?? 0]))
    // All special cases are in Essex.
    const required = specialCases.filter(
      (special) => special.kind === kind && town.key === `${placeSlug(special.town)}/essex`,
    )
    return drawListings(town, kind, perArea, required, today)
  })
}

/**
 * Generates the whole demonstration in memory.
 * @param today the day of "new today"; all dates are relative to it, and nothing else depends on it
 */
export function generateDemonstration(today: Date): Demonstration {
  const usual = readAreas()
  const exact = locateAreas([exactAreas])
  const areas = [...usual, ...exact]
  const saleCounts = countListingsByArea(usual, 'sale', targets.sale)
  const letCounts = countListingsByArea(usual, 'let', targets.let)
  for (const area of exact) {
    saleCounts.set(area, area.town === exactlyEight.town ? exactlyEight.sales : exactlyNine.sales)
    letCounts.set(area, exactLettings)
  }
  const byTown = new Map<string, Area[]>()
  for (const area of areas) byTown.set(townKey(area), [...(byTown.get(townKey(area)) ?? []), area])
  const towns = [...byTown.values()].map((parts) =>
    drawTown(parts, (area) => saleCounts.get(area)! + letCounts.get(area)!),
  )
  const drafts = [
    ...drawListingsOfKind('sale', towns, saleCounts, today),
    ...drawListingsOfKind('let', towns, letCounts, today),
  ]
  const writtenListings = writeListings(drafts, today)
  const past = pastListings(writtenListings, today)
  return {
    users: userRows(today),
    localAgents: [...localAgents],
    properties: writtenListings.properties,
    listings: [...writtenListings.listings, ...past.listings],
    events: [...writtenListings.events, ...past.events],
    media: [...writtenListings.media, ...past.media],
    facts: writtenListings.facts,
    siteMeta: siteMeta(),
    content: contentRows(),
    vacancies: vacancyRows(),
  }
}
