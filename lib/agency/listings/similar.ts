import { sql, type SqlBool } from 'kysely'
import type { LatestCard } from '../../contract/listings'
import { db } from '../database'
import { findCardRows } from './card-rows'
import { toLatestCard } from './cards'

const MAX_LISTINGS = 4

/** Finds available listings in the same town or postcode district, of the same type and size first. */
export async function findSimilarListings(listingId: number): Promise<LatestCard[]> {
  const found = await db()
    .selectFrom('searchEntry as this')
    .innerJoin('searchEntry as other', (join) =>
      join
        .onRef('other.kind', '=', 'this.kind')
        .onRef('other.listingId', '<>', 'this.listingId')
        .on('other.status', '=', 'available')
        .on(({ eb, ref, or, and }) =>
          or([
            and([
              eb('other.townSlug', '=', ref('this.townSlug')),
              eb('other.countySlug', '=', ref('this.countySlug')),
            ]),
            eb('other.district', '=', ref('this.district')), // of the postcode, as 'CM8'
          ]),
        )
        .on(({ ref }) => {
          // The price differs by a quarter at most.
          const [price, otherPrice] = [ref('this.pricePence'), ref('other.pricePence')]
          return sql<SqlBool>`${otherPrice} between ${price} * 3 / 4 and ${price} * 5 / 4`
        }),
    )
    .select('other.listingId')
    .where('this.listingId', '=', listingId)
    .orderBy(({ eb, ref }) => eb('other.type', '=', ref('this.type')), 'desc')
    .orderBy(({ fn, eb, ref }) => fn('abs', [eb('other.bedrooms', '-', ref('this.bedrooms'))]))
    .orderBy(({ fn, eb, ref }) => fn('abs', [eb('other.pricePence', '-', ref('this.pricePence'))]))
    .orderBy('other.listingId')
    .limit(MAX_LISTINGS)
    .execute()
  return (await findCardRows(found.map((row) => row.listingId))).map(toLatestCard)
}
