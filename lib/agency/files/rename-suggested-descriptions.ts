import { suggestDescription } from '../../domain/listing-files'
import type { Tx } from '../database'

/** Puts a corrected address into the suggested descriptions of a listing's files. The owner's own descriptions stay. */
export async function renameSuggestedDescriptions(
  tx: Tx,
  listingId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (from === to) return
  const files = await tx
    .selectFrom('listingMedia')
    .select(['id', 'kind', 'alt'])
    .where('listingId', '=', listingId)
    .execute()
  for (const { id, kind, alt } of files) {
    // 'Photo 2 of …' keeps the number of its upload, although the photo may have been moved.
    const number = Number(/\d+/.exec(alt)?.[0] ?? 1)
    if (alt !== suggestDescription(kind, from, number)) continue
    await tx
      .updateTable('listingMedia')
      .set({ alt: suggestDescription(kind, to, number) })
      .where('id', '=', id)
      .execute()
  }
}
