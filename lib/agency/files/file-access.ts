import type { ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import type { FileAccess } from '../../contract/files'
import { liveStatuses } from '../../domain/listing-status'
import { getUserOfToken } from '../accounts/sessions'
import type { AgencyCaller } from '../callers'
import { db } from '../database'

type Access = Reply<{ access: FileAccess }>

/**
 * Says whether the caller may read a file of the store. Everybody may while a listing that is live shows it. The files
 * of a draft are only for its owner. Those of a home that was withdrawn, sold or let belong to its owner again, and to
 * people who have a conversation about it. What no listing has, such as an article's picture, is public.
 */
export async function getFileAccess(
  { file }: ParsedInput<'getFileAccess'>,
  { token }: AgencyCaller,
): Promise<Access> {
  const shownBy = await db()
    .selectFrom('listingMedia')
    .innerJoin('listing', 'listing.id', 'listingMedia.listingId')
    .select(({ fn }) => [
      fn.countAll<string>().as('all'),
      fn.countAll<string>().filterWhere('listing.status', 'in', liveStatuses).as('live'),
    ])
    .where('listingMedia.file', '=', file)
    .executeTakeFirstOrThrow()
  if (Number(shownBy.all) === 0 || Number(shownBy.live) > 0) return success({ access: 'public' })
  const user = token ? await getUserOfToken(token) : null
  return success({ access: user && (await isPartyTo(file, user.id)) ? 'private' : 'none' })
}

/** True for the owner of a listing that has the file, and for a participant in a thread about such a listing. */
async function isPartyTo(file: string, userId: number): Promise<boolean> {
  const party = await db()
    .selectFrom('listingMedia')
    .innerJoin('listing', 'listing.id', 'listingMedia.listingId')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .select('listing.id')
    .where('listingMedia.file', '=', file)
    .where((is) =>
      is.or([
        is('property.ownerId', '=', userId),
        is.exists(
          is
            .selectFrom('threadParticipant')
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
