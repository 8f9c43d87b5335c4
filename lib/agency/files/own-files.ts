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
