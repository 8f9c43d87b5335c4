import { db } from '../database'
import { publicDegrees } from '../sql-expressions'
import type { PostcodeSource } from './types'

export const databasePostcodes: PostcodeSource = {
  unit: async (code) =>
    (await db()
      .selectFrom('postcodeUnit')
      .select(['lat', 'lng'])
      .where('postcode', '=', code)
      .executeTakeFirst()) ?? null,
  sector: async (code) =>
    (await db()
      .selectFrom('postcodeSector')
      .select(['lat', 'lng'])
      .where('code', '=', code)
      .executeTakeFirst()) ?? null,
  district: async (code) =>
    (await db()
      .selectFrom('postcodeDistrict')
      .select(['lat', 'lng'])
      .where('code', '=', code)
      .executeTakeFirst()) ?? null,
  async listingsCentroid(district) {
    const { lat, lng } = await db()
      .selectFrom('searchEntry')
      .select(({ fn }) => [
        fn.avg<number | null>(publicDegrees('lat')).as('lat'),
        fn.avg<number | null>(publicDegrees('lng')).as('lng'),
      ])
      .where('district', '=', district)
      .executeTakeFirstOrThrow()
    return lat === null || lng === null ? null : { lat, lng }
  },
}
