import { rows } from '../pool'
import type { Point, PostcodeSource } from './types'

const first = async (statement: string, code: string): Promise<Point | null> =>
  (await rows<{ lat: number; lng: number }>(statement, [code]))[0] ?? null

/** Points of postcodes as the database has them: imported ones, and the middle of our own listings. */
export const databasePostcodes: PostcodeSource = {
  unit: (code) => first('SELECT lat, lng FROM postcode_unit WHERE postcode = $1', code),
  sector: (code) => first('SELECT lat, lng FROM postcode_sector WHERE code = $1', code),
  district: (code) => first('SELECT lat, lng FROM postcode_district WHERE code = $1', code),
  listingsIn: (district) =>
    first(
      'SELECT avg(lat) AS lat, avg(lng) AS lng FROM search_entry WHERE district = $1 AND lat IS NOT NULL HAVING count(*) > 0',
      district,
    ),
}
