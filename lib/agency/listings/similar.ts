import { sql, type SqlBool } from 'kysely'
import type { LatestCard } from '../../contract/listings'
import { db } from '../database'
import { findCardRows } from './card-rows'
import { toLatestCard } from './cards'

const MAX_LISTINGS = 4

/** Finds available listings nearby whose price differs by a quarter at most, the most similar first. */
export async function similarListings(listingId: number): Promise<LatestCard[]> {
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
            eb('other.district', '=', ref('this.district')),
          ]),
        )
        .on(
          ({ ref }) =>
            sql<SqlBool>`${ref('other.pricePence')} between ${ref('this.pricePence')} * 3 / 4 and ${ref('this.pricePence')} * 5 / 4`,
        ),
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
