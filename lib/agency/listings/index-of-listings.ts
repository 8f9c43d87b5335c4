import type { CallOutput, ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import { rows } from '../pool'

/** Live listings of a kind in order of their ids, after a given one, with the count of all. */
export async function listingIndex({
  kind,
  after,
  limit,
}: ParsedInput<'listingIndex'>): Promise<Reply<CallOutput<'listingIndex'>>> {
  const [[count], listings] = await Promise.all([
    rows<{ total: number }>('SELECT count(*)::int AS total FROM search_entry WHERE kind = $1', [kind]),
    rows<{ id: number; property_url: string; updated_at: Date }>(
      `SELECT l.id, l.slug AS property_url, l.updated_at FROM search_entry e JOIN listing l ON l.id = e.listing_id
        WHERE e.kind = $1 AND e.listing_id > $2 ORDER BY e.listing_id LIMIT $3`,
      [kind, after, limit],
    ),
  ])
  return success({
    total: count?.total ?? 0,
    listings: listings.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() })),
  })
}
