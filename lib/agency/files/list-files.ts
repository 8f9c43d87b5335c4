import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { fileMessages } from '../../contract/file-messages'
import type { ListingFile, ListingFiles } from '../../contract/files'
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
    return success({
      property_id: listing.id,
      kind: listing.kind === 'sale' ? 'property' : 'letting',
      status: listing.status,
      slug: listing.slug,
      portal_address: listing.displayAddress,
      files: fileKinds.flatMap((kind) => files.filter((file) => file.kind === kind)) as ListingFile[],
      uploads,
    })
  })
