import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { fileMessages } from '../../contract/file-messages'
import type { ListingFile, ListingFiles } from '../../contract/files'
import { toWireKind } from '../../contract/wire-kind'
import { fileKinds } from '../../domain/listing-files'
import type { UserCaller } from '../callers'
import { withSnapshot } from '../database'

/** Returns the files of the caller's listing or draft, and its unfinished or refused uploads. */
export const getListingFiles = (
  { property_id: listingId }: ParsedInput<'getListingFiles'>,
  { user }: UserCaller,
): Promise<Reply<ListingFiles>> =>
  withSnapshot(async (tx) => {
    const listing = await tx
      .selectFrom('listing')
      .innerJoin('property', 'property.id', 'listing.propertyId')
      .select(['listing.id', 'listing.kind', 'listing.status', 'listing.slug', 'listing.displayAddress'])
      .where('listing.id', '=', listingId)
      .where('property.ownerId', '=', user.id)
      .executeTakeFirst()
    if (!listing) return failure(fileMessages.listingNotFound)
    const files = await tx
      .selectFrom('listingMedia')
      .select(['id', 'kind', 'file', 'alt', 'advice'])
      .where('listingId', '=', listingId)
      .orderBy('position')
      .execute()
    const uploads = await tx
      .selectFrom('upload')
      .select(['id', 'kind', 'name', 'state', 'problem'])
      .where('listingId', '=', listingId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute()
    // The database types the column `advice` as texts, but only values of FileAdvice are stored there.
    const filesByKind = fileKinds.flatMap((kind) => files.filter((file) => file.kind === kind))
    return success({
      property_id: listing.id,
      kind: toWireKind(listing.kind),
      status: listing.status,
      slug: listing.slug,
      portal_address: listing.displayAddress,
      files: filesByKind as ListingFile[],
      uploads,
    })
  })
