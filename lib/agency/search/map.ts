import { success, type Reply } from '../../contract/call'
import type { ParsedInput } from '../../contract'
import { MAX_MAP_ZOOM } from '../../config/map-zoom'
import type { MapBox, SearchMap } from '../../contract/search-map'
import { findCardRows } from '../listings/card-rows'
import { roundForPublic, toLatestCard } from '../listings/cards'
import { toCriteria, type SearchCriteria } from './criteria'
import type { PreparedSearch } from './engine/engine-follower'
import { getEngineFollower } from './engine/running-engine'
import { runSliced } from './engine/slices'
import { createGrid, fitZoom, fromStep, type Grid } from './map-grid'
import { measureSpreadInDatabase, tallyInDatabase } from './map-database'
import { toMarks } from './map-marks'
import { measureSpreadInEngine, tallyInEngine, type Spread } from './map-scan'
import type { CellTally } from './map-tally'
import { resolveLocation, resolveNear } from './search'

/** Counts the homes of one search. The search engine counts if it is ready, and otherwise PostgreSQL, which agrees. */
interface HomeCounter {
  tally: (grid: Grid) => Promise<CellTally[]>
  measureSpread: () => Promise<Spread>
}

function createHomeCounter(prepared: PreparedSearch | undefined, criteria: SearchCriteria): HomeCounter {
  if (!prepared)
    return {
      tally: (grid) => tallyInDatabase(criteria, grid),
      measureSpread: () => measureSpreadInDatabase(criteria),
    }
  return {
    tally: (grid) => runSliced(tallyInEngine(prepared, grid)),
    measureSpread: () => runSliced(measureSpreadInEngine(prepared)),
  }
}

const toBox = ({ minX, maxX, minY, maxY }: NonNullable<Spread['extent']>): MapBox => ({
  west: fromStep(minX),
  south: fromStep(minY),
  east: fromStep(maxX),
  north: fromStep(maxY),
})

async function findMarks(counter: HomeCounter, box: MapBox, zoom: number): Promise<SearchMap> {
  const { clusters, ids } = toMarks(await counter.tally(createGrid(box, zoom)), zoom)
  const rows = await findCardRows(ids)
  const pins = rows.flatMap((row) => {
    const [lat, lng] = [roundForPublic(row.lat), roundForPublic(row.lng)]
    return lat === null || lng === null ? [] : [{ ...toLatestCard(row), lat, lng }]
  })
  return { total: clusters.reduce((sum, { count }) => sum + count, pins.length), clusters, pins }
}

/** Returns the clusters and homes that a map of a search shows. Only public positions are compared and returned. */
export async function getSearchMap(input: ParsedInput<'searchMap'>): Promise<Reply<SearchMap>> {
  const place = await resolveLocation(input.location.trim())
  const criteria = toCriteria(input.kind, place, input, await resolveNear(input.near))
  const counter = createHomeCounter(await getEngineFollower()?.prepareSearch(criteria), criteria)
  if (input.box)
    return success(await findMarks(counter, input.box, input.zoom ?? fitZoom(input.box, MAX_MAP_ZOOM)))
  const { extent, unlocated } = await counter.measureSpread()
  if (extent === null) return success({ total: 0, clusters: [], pins: [], extent, unlocated })
  const box = toBox(extent)
  const marks = await findMarks(counter, box, input.zoom ?? fitZoom(box, MAX_MAP_ZOOM))
  return success({ ...marks, extent: box, unlocated })
}
