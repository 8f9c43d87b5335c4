import { imageUrl } from '@/lib/config/images'
import type { ThreadInfo } from '@/lib/contract/threads'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { formatSince } from './message-times'

export const kindOf = ({ kind }: Pick<ThreadInfo, 'kind'>): ListingKind =>
  kind === 'property' ? 'sale' : 'let'

/** What the other party is to the listing. */
export function describeOtherParty({ role, kind }: Pick<ThreadInfo, 'role' | 'kind'>): string {
  if (role === 'owner') return kind === 'property' ? 'Interested in your home' : 'Interested in your letting'
  return kind === 'property' ? 'Seller' : 'Landlord'
}

/** Who has to answer whom, and since when; null where the agency does not say. */
export function describeWaiting(
  { waiting_for: waitingFor, waiting_since: since, updated_at: updatedAt, other_party: other }: ThreadInfo,
  now: Date,
): string | null {
  if (!waitingFor) return null
  const when = formatSince(since ?? updatedAt, now)
  return waitingFor === 'you'
    ? `${other} has been waiting for you ${when}`
    : `You have been waiting for ${other} ${when}`
}

export const threadImage = (thread: ThreadInfo, apiResourceUrl: string): string =>
  imageUrl(apiResourceUrl, kindOf(thread), thread.property_id, thread.listing?.image_xs)

/** 'New message' or '3 new messages'; null for a thread that has been read. */
export function describeUnread({ unread, unread_count: count = 1 }: ThreadInfo): string | null {
  if (!unread) return null
  return count > 1 ? `${count} new messages` : 'New message'
}
