import { sql } from 'kysely'
import type { ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import type { ThreadInfo } from '../../contract/threads'
import { isLive } from '../../domain/listing-status'
import { formatPersonName } from '../../format/person-name'
import type { UserCaller } from '../callers'
import { db, type Database } from '../database'

/** More threads than a private person has. Only the newest are listed. */
const MAX_THREADS = 200
const MAX_EXCERPT_CHARACTERS = 160

/** Shortens a message to the one line that the list shows. */
export function toExcerpt(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()]
  return characters.length > MAX_EXCERPT_CHARACTERS
    ? `${characters.slice(0, MAX_EXCERPT_CHARACTERS).join('').trimEnd()}…`
    : characters.join('')
}

const selectThreads = (userId: number, database: Database) =>
  database
    .selectFrom('threadParticipant as own')
    .innerJoin('thread', 'thread.id', 'own.threadId')
    .innerJoin('listing', 'listing.id', 'thread.listingId')
    .innerJoin('user as other', (join) =>
      join.on(
        'other.id',
        '=',
        sql`case when thread.owner_id = ${userId} then thread.starter_id else thread.owner_id end`,
      ),
    )
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('threadMessage as message')
          .select(['message.id', 'message.body', 'message.senderId', 'message.sentAt'])
          .select(['message.viewingId', 'message.offerId', 'message.letRequestId'])
          .whereRef('message.threadId', '=', 'thread.id')
          .orderBy('message.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .leftJoin('viewing', 'viewing.id', 'last.viewingId')
    .leftJoin('offer', 'offer.id', 'last.offerId')
    .leftJoin('letRequest', 'letRequest.id', 'last.letRequestId')
    .where('own.userId', '=', userId)
    .select([
      'viewing.status as viewingStatus',
      'offer.status as offerStatus',
      'letRequest.status as letRequestStatus',
      'thread.id',
      'thread.ownerId',
      'listing.id as listingId',
      'listing.kind',
      'listing.slug',
      'listing.status',
      'listing.displayAddress',
      'other.firstName',
      'other.lastName',
      'other.closedAt',
      'last.id as lastMessageId',
      'last.body',
      'last.senderId',
      'last.sentAt',
    ])
    .select(({ selectFrom }) => [
      selectFrom('listingMedia as media')
        .select('media.file')
        .whereRef('media.listingId', '=', 'listing.id')
        .where('media.kind', '=', 'image')
        .orderBy('media.position')
        .limit(1)
        .as('picture'),
      selectFrom('threadMessage as unread')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('unread.threadId', '=', 'thread.id')
        .whereRef('unread.id', '>', 'own.lastReadMessageId')
        .where('unread.senderId', '<>', userId)
        .as('unreadCount'),
      // The time of the first message that the other party has not answered.
      selectFrom('threadMessage as waiting')
        .select(({ fn }) => fn.min('waiting.sentAt').as('since'))
        .whereRef('waiting.threadId', '=', 'thread.id')
        .where('waiting.id', '>', (query) =>
          query
            .selectFrom('threadMessage as answered')
            .select(({ fn, lit }) => fn.coalesce(fn.max('answered.id'), lit(0)).as('id'))
            .whereRef('answered.threadId', '=', 'thread.id')
            .whereRef('answered.senderId', '<>', 'last.senderId'),
        )
        .as('waitingSince'),
    ])

type ThreadRow = Awaited<ReturnType<ReturnType<typeof selectThreads>['execute']>>[number]

/** Whether the last message calls for an answer: not if all is decided, or if its sender has to take the next step. */
function isAnswerWanted(row: ThreadRow): boolean {
  const { viewingStatus, offerStatus, letRequestStatus, senderId, ownerId } = row
  const isFromOwner = senderId === ownerId
  if (viewingStatus !== null) return viewingStatus === 'proposed'
  if (offerStatus !== null) return offerStatus === (isFromOwner ? 'countered' : 'made')
  return letRequestStatus === null || (letRequestStatus === 'made' && !isFromOwner)
}

function toThreadInfo(row: ThreadRow, userId: number): ThreadInfo {
  const unreadCount = Number(row.unreadCount)
  const lastFrom = row.senderId === userId ? 'you' : 'other'
  return {
    id: row.id,
    property_id: row.listingId,
    kind: row.kind === 'sale' ? 'property' : 'letting',
    subject: row.displayAddress,
    other_party: formatPersonName(row),
    last_message: toExcerpt(row.body),
    last_message_id: row.lastMessageId,
    updated_at: row.sentAt.toISOString(),
    unread: unreadCount > 0,
    unread_count: unreadCount,
    role: row.ownerId === userId ? 'owner' : 'starter',
    last_from: lastFrom,
    ...(isAnswerWanted(row)
      ? {
          waiting_for: lastFrom === 'you' ? 'other' : 'you',
          waiting_since: (row.waitingSince ?? row.sentAt).toISOString(),
        }
      : {}),
    listing: { slug: row.slug, image_xs: row.picture, is_live: isLive(row.status) },
  }
}

interface ThreadFilter {
  threadId?: number
  onlyUnread?: boolean
}

/** Lists a user's threads, the newest first. A thread without a message is not listed. */
export async function findThreads(
  userId: number,
  { threadId, onlyUnread = false }: ThreadFilter = {},
  database: Database = db(),
): Promise<ThreadInfo[]> {
  const rows = await selectThreads(userId, database)
    .$if(threadId !== undefined, (query) => query.where('thread.id', '=', threadId!))
    // Users have read their own messages, so the last message of an unread thread is the other party's.
    .$if(onlyUnread, (query) => query.whereRef('last.id', '>', 'own.lastReadMessageId'))
    .orderBy('last.id', 'desc')
    .limit(MAX_THREADS)
    .execute()
  return rows.map((row) => toThreadInfo(row, userId))
}

/** Lists the caller's threads, the newest first (B-13). */
export const getThreads = async (
  _input: ParsedInput<'getThreads'>,
  { user }: UserCaller,
): Promise<Reply<ThreadInfo[]>> => success(await findThreads(user.id))

/** Lists the caller's threads with unread messages. */
export const getUnreadThreads = async (
  _input: ParsedInput<'unreadThreads'>,
  { user }: UserCaller,
): Promise<Reply<ThreadInfo[]>> => success(await findThreads(user.id, { onlyUnread: true }))
