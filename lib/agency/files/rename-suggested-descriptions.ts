import { suggestDescription } from '../../domain/listing-files'
import type { Tx } from '../database'

/** Puts a corrected address into the suggested descriptions of a listing's files. Those of the owner stay as they are. */
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
    // The number is that of the upload, and not of the present position.
    const number = Number(/\d+/.exec(alt)?.[0] ?? 1)
    if (alt !== suggestDescription(kind, from, number)) continue
    await tx
      .updateTable('listingMedia')
      .set({ alt: suggestDescription(kind, to, number) })
      .where('id', '=', id)
      .execute()
  }
}
