import type { AreaFigures } from '../../contract/search'
import { nearestPlaces } from '../places/nearest'
import { resolvePlace } from '../places/resolve'
import type { Resolution } from '../places/types'
import { rows } from '../pool'
import { Values } from '../statement'
import { placePredicate } from './place-predicate'

const SHOWN = 8
/** Places that are looked at, nearest first: most villages have no home of ours. */
const TRIED = 60
/** Beyond this nothing is near by. */
const MILES = 30

/**
 * Towns and villages round a place in which something is for sale with us, nearest first: a link to any of
 * them leads to homes, by the same reading of its name as the search's own.
 */
export async function placesWithHomes(place: Resolution): Promise<AreaFigures['nearby']> {
  if (place.point === null) return []
  const near = nearestPlaces(place.point, TRIED * 2)
    .filter(
      ({ place: other, miles }) => other.kind !== 'locality' && other.name !== place.label && miles <= MILES,
    )
    .slice(0, TRIED)
    .map(({ place: other, miles }) => ({
      name: other.name,
      value: `${other.name}, ${other.countyName}`,
      miles: Math.round(miles),
    }))
  if (near.length === 0) return []
  const values = new Values()
  const asked = near.map(
    ({ value }, at) =>
      `SELECT ${at} AS at WHERE EXISTS (SELECT 1 FROM search_entry WHERE kind = 'sale' AND ${placePredicate(resolvePlace(value), null, values)})`,
  )
  const found = await rows<{ at: number }>(
    `${asked.join('\n UNION ALL ')}\n ORDER BY at LIMIT ${SHOWN}`,
    values.list,
  )
  return found.flatMap(({ at }) => near[at] ?? [])
}
