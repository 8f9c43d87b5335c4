import type { CallOutput, ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import { readPublic } from '../read-replica'

/** Lists the live listings with an id above `after`, in the order of their ids, for the sitemap. */
export async function getListingIndex({
  kind,
  after,
  limit,
}: ParsedInput<'listingIndex'>): Promise<Reply<CallOutput<'listingIndex'>>> {
  const [{ total }, listings] = await Promise.all([
    readPublic((database) =>
      database
        .selectFrom('searchEntry')
        .select(({ fn }) => fn.countAll<bigint>().as('total'))
        .where('kind', '=', kind)
        .executeTakeFirstOrThrow(),
    ),
    readPublic((database) =>
      database
        .selectFrom('searchEntry as entry')
        .innerJoin('listing', 'listing.id', 'entry.listingId')
        .select(['listing.id', 'listing.slug', 'listing.updatedAt'])
        .where('entry.kind', '=', kind)
        .where('entry.listingId', '>', after)
        .orderBy('entry.listingId')
        .limit(limit)
        .execute(),
    ),
  ])
  return success({
    total: Number(total),
    listings: listings.map(({ id, slug, updatedAt }) => ({
      id,
      property_url: slug,
      updated_at: updatedAt.toISOString(),
    })),
  })
}
