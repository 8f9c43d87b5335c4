import type { Tx } from '../../database'
import type { Point, PostcodeSource } from '../../places/types'
import { isOneOf, publicDegrees } from '../../sql-expressions'
import type { PostcodeParts } from '../map/postcode'

/** Loads the points of all postcodes of a batch with four statements, instead of four statements for each row. */
export async function loadPostcodePoints(
  tx: Tx,
  postcodes: readonly PostcodeParts[],
): Promise<PostcodeSource> {
  const districts = postcodes.map(({ district }) => district)
  const units = await tx
    .selectFrom('postcodeUnit')
    .select(['postcode as code', 'lat', 'lng'])
    .where(({ ref }) =>
      isOneOf(
        ref('postcode'),
        postcodes.map(({ postcode }) => postcode),
      ),
    )
    .execute()
  const sectors = await tx
    .selectFrom('postcodeSector')
    .select(['code', 'lat', 'lng'])
    .where(({ ref }) =>
      isOneOf(
        ref('code'),
        postcodes.flatMap(({ sector }) => sector ?? []),
      ),
    )
    .execute()
  const knownDistricts = await tx
    .selectFrom('postcodeDistrict')
    .select(['code', 'lat', 'lng'])
    .where(({ ref }) => isOneOf(ref('code'), districts))
    .execute()
  const listingsCentroids = await tx
    .selectFrom('searchEntry')
    .select(({ fn }) => [
      'district as code',
      fn.avg<number>(publicDegrees('lat')).as('lat'),
      fn.avg<number>(publicDegrees('lng')).as('lng'),
    ])
    .where(({ ref }) => isOneOf(ref('district'), districts))
    .where('lat', 'is not', null)
    .where('lng', 'is not', null)
    .groupBy('district')
    .execute()
  return {
    unit: createLookup(units),
    sector: createLookup(sectors),
    district: createLookup(knownDistricts),
    listingsCentroid: createLookup(listingsCentroids),
  }
}

function createLookup(rows: readonly (Point & { code: string })[]) {
  const points = new Map(rows.map(({ code, lat, lng }) => [code, { lat, lng }]))
  return async (code: string): Promise<Point | null> => points.get(code) ?? null
}
