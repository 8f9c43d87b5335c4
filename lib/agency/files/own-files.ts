import { sql } from 'kysely'
import { fileMessages } from '../../contract/file-messages'
import { failure, type Refusal } from '../../contract/call'
import type { FileKind } from '../../domain/listing-files'
import type { ListingStatus } from '../../domain/listing-status'
import type { Tx } from '../database'

export interface OwnListing {
  id: number
  status: ListingStatus
  displayAddress: string
}

/** Locks a listing of the user, so that only one request at a time changes its files. */
export const lockOwnListing = (tx: Tx, listingId: number, userId: number): Promise<OwnListing | undefined> =>
  tx
    .selectFrom('listing')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .select(['listing.id', 'listing.status', 'listing.displayAddress'])
    .where('listing.id', '=', listingId)
    .where('property.ownerId', '=', userId)
    .forNoKeyUpdate('listing')
    .executeTakeFirst()

/** Refuses to change the files of a completed sale or letting. */
export const getEndedRefusal = ({ status }: OwnListing): Refusal | null =>
  status === 'completed' ? failure(fileMessages.ended) : null

/** Finds the files of a kind, in the order in which they are shown. */
export const findFiles = (tx: Tx, listingId: number, kind: FileKind) =>
  tx
    .selectFrom('listingMedia')
    .select(['id', 'file', 'position'])
    .where('listingId', '=', listingId)
    .where('kind', '=', kind)
    .orderBy('position')
    .execute()

/** The first of the two keys of an advisory lock on a file name: an arbitrary number that no other lock uses. */
const FILE_LOCK_NAMESPACE = 1_179_208_773

/** Locks a file name until the transaction ends, because several listings may show the same file. */
export async function lockFileName(tx: Tx, file: string): Promise<void> {
  await tx
    .selectNoFrom(sql`pg_advisory_xact_lock(${FILE_LOCK_NAMESPACE}::int, hashtext(${file}))`.as('locked'))
    .execute()
}

/** The key of an advisory lock on all stored files: an arbitrary number that no other lock uses. */
const ALL_FILES_LOCK = 1_179_208_774

/**
 * Keeps all stored files until the transaction ends. An import takes this lock, because a lock for each of its pictures
 * would exceed the room that PostgreSQL has for locks.
 */
export async function keepStoredFiles(tx: Tx): Promise<void> {
  await tx.selectNoFrom(sql`pg_advisory_xact_lock_shared(${ALL_FILES_LOCK}::bigint)`.as('locked')).execute()
}

/** Whether files may be removed: none may while a transaction keeps them. The answer holds until `tx` ends. */
export async function mayRemoveFiles(tx: Tx): Promise<boolean> {
  const { isLocked } = await tx
    .selectNoFrom(sql<boolean>`pg_try_advisory_xact_lock(${ALL_FILES_LOCK}::bigint)`.as('isLocked'))
    .executeTakeFirstOrThrow()
  return isLocked
}
