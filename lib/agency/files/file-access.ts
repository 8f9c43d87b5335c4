import type { ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import type { FileAccess } from '../../contract/files'
import { liveStatuses } from '../../domain/listing-status'
import { getUserOfToken } from '../accounts/sessions'
import type { AgencyCaller } from '../callers'
import { db } from '../database'

/**
 * Decides who may see a file. A file of a live listing is public, and so is a file of no listing, such as an article's.
 * Any other file is only for the listing's owner and for people in a thread about the listing.
 */
export async function getFileAccess(
  { file }: ParsedInput<'getFileAccess'>,
  { token }: AgencyCaller,
): Promise<Reply<{ access: FileAccess }>> {
  const listings = db()
    .selectFrom('listingMedia')
    .innerJoin('listing', 'listing.id', 'listingMedia.listingId')
    .select('listing.id')
    .where('listingMedia.file', '=', file)
  const { isLive, hasListing } = await db()
    .selectNoFrom(({ exists }) => [
      exists(listings.where('listing.status', 'in', liveStatuses)).as('isLive'),
      exists(listings).as('hasListing'),
    ])
    .executeTakeFirstOrThrow()
  if (isLive || !hasListing) return success({ access: 'public' })
  const user = token ? await getUserOfToken(token) : null
  return success({ access: user && (await isPartyTo(file, user.id)) ? 'private' : 'none' })
}

/** Whether the user owns a listing with the file, or takes part in a thread about such a listing. */
async function isPartyTo(file: string, userId: number): Promise<boolean> {
  const party = await db()
    .selectFrom('listingMedia')
    .innerJoin('listing', 'listing.id', 'listingMedia.listingId')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .select('listing.id')
    .where('listingMedia.file', '=', file)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('property.ownerId', '=', userId),
        exists(
          selectFrom('threadParticipant')
            .innerJoin('thread', 'thread.id', 'threadParticipant.threadId')
            .select('thread.id')
            .whereRef('thread.listingId', '=', 'listing.id')
            .where('threadParticipant.userId', '=', userId),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return party !== undefined
}
