import { sql } from 'kysely'
import type { AreaFigures } from '../../contract/search'
import { nearestPlaces } from '../places/nearest'
import { resolvePlace } from '../places/resolve'
import type { Resolution } from '../places/types'
import { db } from '../database'
import { placePredicate } from './place-predicate'

const SHOWN = 8
/** Places that are tried, nearest first; most villages have no listing. */
const TRIED = 60
/** Places farther away are not near. */
const MILES = 30

/**
 * Finds towns and villages near a place that have a home for sale, nearest first. A search for the
 * returned value finds those homes.
 */
export async function findPlacesWithHomes(place: Resolution): Promise<AreaFigures['nearby']> {
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
  const hasHomes = ({ value }: { value: string }, index: number) =>
    db()
      .selectNoFrom(sql.lit(index).as('index'))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('searchEntry')
            .select('listingId')
            .where('kind', '=', 'sale')
            .where((entry) => placePredicate(entry, resolvePlace(value), null)),
        ),
      )
  const [first, ...others] = near.map(hasHomes)
  if (!first) return []
  const found = await others
    .reduce((query, other) => query.unionAll(other), first)
    .orderBy('index')
    .limit(SHOWN)
    .execute()
  return found.flatMap(({ index }) => near[index] ?? [])
}
