import { sql } from 'kysely'
import type { AreaFigures } from '../../contract/search'
import { nearestPlaces } from '../places/nearest'
import { resolvePlace } from '../places/resolve'
import type { Resolution } from '../places/types'
import { db } from '../database'
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
