import { sql } from 'kysely'
import type { AreaFigures } from '../../contract/search'
import { describePlace } from '../places/describe'
import { findNearestPlaces } from '../places/nearest'
import type { Resolution } from '../places/types'
import { db } from '../database'
import { isHome } from './condition'
import { isInPlace } from './place-predicate'

const MAX_PLACES = 8
/** Many more places are tried than are shown, because most villages have no listing. */
const MAX_CANDIDATES = 60
/** Twice the candidates, because localities are among the nearest places and are then left out. */
const MAX_NEAREST_PLACES = 2 * MAX_CANDIDATES
const MAX_MILES = 30

/** Finds towns and villages near a place that have a home for sale, nearest first; `value` is the text to search. */
export async function findPlacesWithHomes(place: Resolution): Promise<AreaFigures['nearby']> {
  if (place.point === null) return []
  const candidates = findNearestPlaces(place.point, MAX_NEAREST_PLACES)
    .filter(
      ({ place: other, miles }) =>
        other.kind !== 'locality' && other.name !== place.label && miles <= MAX_MILES,
    )
    .slice(0, MAX_CANDIDATES)
    .map(({ place: other, miles }) => ({
      name: other.name,
      resolution: describePlace(other),
      miles: Math.round(miles),
    }))
  const selectIndexIfItHasHomes = ({ resolution }: { resolution: Resolution }, index: number) =>
    db()
      .selectNoFrom(sql.lit(index).as('index'))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('searchEntry')
            .select('listingId')
            .where('kind', '=', 'sale')
            .where(isHome)
            .where((entry) => isInPlace(entry, resolution.match)),
        ),
      )
  const [firstQuery, ...otherQueries] = candidates.map(selectIndexIfItHasHomes)
  if (!firstQuery) return []
  const rows = await otherQueries
    .reduce((query, other) => query.unionAll(other), firstQuery)
    .orderBy('index')
    .limit(MAX_PLACES)
    .execute()
  return rows.flatMap(({ index }) => {
    const candidate = candidates[index]
    if (!candidate) return []
    const { name, resolution, miles } = candidate
    return [{ name, value: resolution.value, miles }]
  })
}
