import type { ClientBase } from 'pg'
import type { Point, PostcodeSource } from '../../places/types'
import type { PostcodeParts } from '../map/postcode'

/** Loads the points of a batch's postcodes with four statements. */
export async function postcodePoints(
  client: ClientBase,
  postcodes: readonly PostcodeParts[],
): Promise<PostcodeSource> {
  const found = async (sql: string, codes: string[]): Promise<Map<string, Point>> => {
    const { rows } = await client.query<{ code: string; lat: number; lng: number }>(sql, [
      [...new Set(codes)],
    ])
    return new Map(rows.map(({ code, lat, lng }) => [code, { lat, lng }]))
  }
  const districts = postcodes.map(({ district }) => district)
  const units = await found(
    'SELECT postcode AS code, lat, lng FROM postcode_unit WHERE postcode = ANY ($1)',
    postcodes.map(({ postcode }) => postcode),
  )
  const sectors = await found(
    'SELECT code, lat, lng FROM postcode_sector WHERE code = ANY ($1)',
    postcodes.flatMap(({ sector }) => sector ?? []),
  )
  const areas = await found('SELECT code, lat, lng FROM postcode_district WHERE code = ANY ($1)', districts)
  const listings = await found(
    `SELECT district AS code, avg(lat) AS lat, avg(lng) AS lng FROM search_entry WHERE district = ANY ($1) AND lat IS NOT NULL AND lng IS NOT NULL GROUP BY district`,
    districts.filter((district) => !areas.has(district)),
  )
  const from = (map: Map<string, Point>) => async (code: string) => map.get(code) ?? null
  return { unit: from(units), sector: from(sectors), district: from(areas), listingsIn: from(listings) }
}
