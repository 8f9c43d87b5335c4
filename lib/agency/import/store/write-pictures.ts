import { sql } from 'kysely'
import { insertRows } from '../../bulk'
import type { Tx } from '../../database'
import { addJobs } from '../../jobs/add-job'
import { isOneOf } from '../../sql-expressions'
import type { StoredPicture } from './existing'
import type { PlannedListing } from './plan'

/** More than the number of files of one kind that a listing may have. */
const TEMPORARY_OFFSET = 1_000

/** Contains the order but no positions, because uploaded pictures may stand between imported ones. */
const toComparableText = (pictures: readonly StoredPicture[]): string =>
  [...pictures]
    .sort((a, b) => a.kind.localeCompare(b.kind) || a.position - b.position)
    .map(({ kind, file, alt, source }) => [kind, file, alt, source].join('\n'))
    .join('\n\n')

/** Replaces the imported pictures of changed listings, and moves pictures that owners have uploaded behind them. */
export async function writePictures(tx: Tx, plan: readonly PlannedListing[]): Promise<void> {
  const changedListings = plan.filter(({ isNewListing, existing, pictures }) => {
    if (isNewListing || !existing) return true
    const imported = existing.pictures.filter(({ source }) => source !== null)
    return toComparableText(imported) !== toComparableText(pictures)
  })
  const knownIds = changedListings
    .filter(({ isNewListing }) => !isNewListing)
    .map(({ listingId }) => listingId)
  const droppedFiles = await deleteImported(tx, knownIds)
  await moveUploadedAside(tx, knownIds)
  await insertRows(
    tx,
    'listingMedia',
    changedListings.flatMap(({ listingId, pictures }) =>
      pictures.map((picture) => ({ listingId, ...picture })),
    ),
  )
  await moveUploadedToEnd(tx, knownIds)
  // The job keeps a file that a listing still shows.
  await addJobs(
    tx,
    'remove-unused-file',
    [...new Set(droppedFiles)].map((file) => ({ key: `remove-file:${file}`, payload: { file } })),
  )
}

/** Deletes the imported pictures of listings. @returns the names of their files */
async function deleteImported(tx: Tx, listingIds: readonly number[]): Promise<string[]> {
  if (!listingIds.length) return []
  const deleted = await tx
    .deleteFrom('listingMedia')
    .where(({ ref }) => isOneOf(ref('listingId'), listingIds))
    .where('source', 'is not', null)
    .returning('file')
    .execute()
  return deleted.map(({ file }) => file)
}

/** Moves the remaining pictures to positions below 0, because a unique index allows one picture in each position. */
async function moveUploadedAside(tx: Tx, listingIds: readonly number[]): Promise<void> {
  if (!listingIds.length) return
  await tx
    .updateTable('listingMedia')
    .set(({ eb }) => ({ position: eb('position', '-', TEMPORARY_OFFSET) }))
    .where(({ ref }) => isOneOf(ref('listingId'), listingIds))
    .execute()
}

/** Gives the uploaded pictures, whose positions are negative for now, the positions after the imported ones. */
async function moveUploadedToEnd(tx: Tx, listingIds: readonly number[]): Promise<void> {
  if (!listingIds.length) return
  await sql`
    update listing_media as media set position = ordered.position
      from (
        select id, row_number() over (
            partition by listing_id, kind
            order by position < 0, position -- false, of imported pictures, comes before true
          ) - 1 as position
          from listing_media where listing_id = any(${listingIds})
      ) as ordered
      where ordered.id = media.id and media.position < 0`.execute(tx)
}
